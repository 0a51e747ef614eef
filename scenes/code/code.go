// Package code shows links as QR codes.
package code

import (
	"rsc.io/qr"

	"tidepool/play/link"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A Code is a link as a QR code.
type Code struct{ code *qr.Code }

// Of returns the code of an address; nil if it is too long, or no web page that another device could open.
func Of(address string) *Code {
	if !link.IsPage(address) {
		return nil
	}
	c, err := qr.Encode(address, qr.L)
	if err != nil {
		return nil
	}
	return &Code{c}
}

// Add adds a square node for the code to a column; a nil code adds only the gap.
func (c *Code) Add(col *ui.Column, id, label string, size float64) {
	if c != nil {
		col.Add(ui.Node{ID: id, Role: ui.RoleText, Label: label, Rect: sprites.Rect{X: col.X + (col.W-size)/2, Y: col.Y, W: size, H: size}})
		col.Y += size
	}
	col.Y += col.Gap
}

// DrawOn draws the code in its node, which a nil code does not have.
func (c *Code) DrawOn(p *sprites.Painter, l *ui.Layout, id string) {
	l.At(p, id, func(n *ui.Node) { c.draw(p, n.Rect) })
}

// draw draws the code as cameras need it: dark on white, with an empty border of four squares.
func (c *Code) draw(p *sprites.Painter, at sprites.Rect) {
	const border, overlap = 4, 0.25
	paper, ink := sprites.Hex(0xffffff), sprites.Hex(0x000000)
	p.Box(at, 0, paper)
	size := c.code.Size
	square := at.W / float64(size+2*border)
	for y := range size {
		for x := 0; x < size; x++ {
			from := x
			for x < size && c.code.Black(x, y) {
				x++
			}
			if x > from {
				p.Box(sprites.Rect{X: at.X + float64(from+border)*square, Y: at.Y + float64(y+border)*square,
					W: float64(x-from) * square, H: square + overlap}, 0, ink)
			}
		}
	}
}
