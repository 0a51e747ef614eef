// Package code shows links as pictures for cameras.
package code

import (
	"rsc.io/qr"

	"tidepool/play/link"
	"tidepool/sprites"
)

// A Code is a link as a picture.
type Code struct{ code *qr.Code }

// Of returns the code of an address; nil if it is too long for one, or no camera's device could open it.
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

// Draw draws it as cameras want it: dark on white, with an empty border of four squares.
func (c *Code) Draw(p *sprites.Painter, at sprites.Rect) {
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
