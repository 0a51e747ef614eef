package onitama

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/scenes/board"
	"tidepool/sprites"
	art "tidepool/sprites/art/onitama"
	"tidepool/sprites/vector"
)

type cardDrawer struct {
	style  *board.Style
	animal func(card string) sprites.Drawing
	paper  func(rules.Side) sprites.Drawing
	steps  func(cardSide) sprites.Drawing
}

type cardSide struct {
	name   string
	turned bool
}

func newCardDrawer(s *board.Style) *cardDrawer {
	return &cardDrawer{s, vector.Memoize(art.Animal), vector.Memoize(art.Card), vector.Memoize(stepsOf)}
}

func (d *cardDrawer) draw(p *sprites.Painter, name string, r sprites.Rect, turned, waiting bool) {
	card, ok := onitama.CardByName(name)
	if !ok {
		return
	}
	stamp := rules.Near
	if s, ok := card.Stamp(); ok {
		stamp = s
	}
	p.Sprite(d.paper(stamp), r.Center(), r.W, sprites.Look{})
	side := r.H * 0.775
	gx := r.X + r.W*0.965 - side
	p.Sprite(d.steps(cardSide{name, turned}), sprites.Pt(gx+side/2, r.Center().Y), side, sprites.Look{})
	left := sprites.Rect{X: r.X + r.W*0.04, Y: r.Y, W: gx - r.X - r.W*0.07, H: r.H}
	p.Sprite(d.animal(name), sprites.Pt(left.Center().X, r.Y+r.H*0.42), min(left.W*1.05, r.H*0.66), sprites.Look{})
	d.write(p, d.style.Words.Of(key.Cards, name), r, left)
	if waiting {
		p.Frame(r, r.H*0.09, max(1.5, r.H*0.02), sprites.Hex(0x3A2A1A).Alpha(0.35))
	}
}

// leastName is the type size, in logical pixels, of names and headings on a small board if they fit: larger text elsewhere
// may make the board smaller, but not what is written on it.
const leastName = 12

// nameSize returns the type size of a name on a card of some height, with some width beside its steps.
func nameSize(f *sprites.Fonts, name string, high, wide float64) float64 {
	size := f.Fit(name, sprites.Bold, high*0.17, high*0.09, wide)
	if size < leastName {
		size = max(size, f.Fit(name, sprites.Bold, min(leastName, high*0.2), high*0.09, wide*1.12))
	}
	return size
}

// write writes a card's name below its animal, in two lines if one would be small.
func (d *cardDrawer) write(p *sprites.Painter, name string, r, left sprites.Rect) {
	ink, x := sprites.Hex(0x3A2A1A), left.Center().X
	size := nameSize(p.Fonts, name, r.H, left.W)
	first, second, two := strings.Cut(name, " ")
	if !two || size >= r.H*0.12 {
		p.Text(name, x, r.Y+r.H*0.84, size, sprites.Bold, sprites.Middle, ink)
		return
	}
	size = p.Fonts.Fit(first, sprites.Bold, r.H*0.13, r.H*0.07, left.W)
	size = p.Fonts.Fit(second, sprites.Bold, size, r.H*0.07, left.W)
	p.Text(first, x, r.Y+r.H*0.785, size, sprites.Bold, sprites.Middle, ink)
	p.Text(second, x, r.Y+r.H*0.785+size, size, sprites.Bold, sprites.Middle, ink)
}

func stepsOf(s cardSide) sprites.Drawing {
	card, _ := onitama.CardByName(s.name)
	name, forward := s.name, 1.0
	if s.turned {
		name, forward = s.name+" turned", -1
	}
	var steps []sprites.Point
	for _, o := range card.Offsets() {
		steps = append(steps, sprites.Pt(forward*float64(o.DX), forward*float64(o.DY)))
	}
	return art.Steps(name, steps)
}

func cardBack(p *sprites.Painter, at sprites.Point, w float64) {
	h := w * cardH / cardW
	r := sprites.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}
	sea, foam := sprites.Hex(0x1B6F74), sprites.Hex(0xF3E6C8)
	p.Shade(r, h*0.09, h*0.02, h*0.06, sprites.Hex(0x101820).Alpha(0.25))
	p.Box(r, h*0.09, foam)
	p.Box(r.Inset(h*0.05), h*0.06, sea)
	p.Frame(r.Inset(h*0.1), h*0.05, max(1, h*0.015), foam)
	const rows, columns = 3, 5
	for row := range rows {
		for column := range columns {
			x := r.X + w*(float64(column)+0.5+0.5*float64(row%2))/(columns+0.5)
			y := r.Y + h*(float64(row)+1)/(rows+1)
			d := h * 0.13
			p.Frame(sprites.Rect{X: x - d, Y: y - d, W: 2 * d, H: 2 * d}, d, max(1, h*0.02), foam)
		}
	}
}
