// Package shore draws a quiet beach where a page would be bare.
package shore

import (
	"math"

	"tidepool/sprites"
	"tidepool/sprites/art/shore"
	"tidepool/sprites/vector"
)

// A Ground is a part of the beach.
type Ground uint8

const (
	Sand Ground = iota // shells, pebbles and a starfish
	Sea                // small waves, some grass
)

const (
	least = 26 // height below which nothing is drawn, in logical pixels
	row   = 84 // of things
	thing = 36 // greatest width of one in a single row
	// High ground has larger things, not more.
	mostRows, widest = 2, 130
)

// Draw draws the beach in a rectangle, from a picture cached under a name. In themes without decoration it draws nothing.
func Draw(p *sprites.Painter, name string, r sprites.Rect, g Ground) {
	if p.Theme.Bare || r.H < least || r.W < least {
		return
	}
	p.Kept(name, r, func() { scatter(p, r, g) })
}

// scatter puts things into rows of cells, each with a ripple or wave and every other one with a thing.
func scatter(p *sprites.Painter, r sprites.Rect, g Ground) {
	rows := max(1, min(mostRows, math.Round(r.H/row)))
	high := r.H / rows
	per := max(2, math.Round(r.W/(min(high, widest)+28)))
	wide := r.W / per
	for y := range int(rows) {
		for x := range int(per) {
			n := int32(y*31 + x)
			cell := sprites.Rect{X: r.X + wide*float64(x), Y: r.Y + high*float64(y), W: wide, H: high}
			stroke(p, cell, g, n)
			if (x+y)%2 == 0 {
				lay(p, cell, g, n)
			}
		}
	}
}

// jitter returns a fixed number from -1 to 1.
func jitter(n, of int32, g Ground) float64 { return vector.Lattice(n, of, 40+uint32(g)) }

func stroke(p *sprites.Painter, cell sprites.Rect, g Ground, n int32) {
	look := 0
	if p.Theme.Page.Luminance() < 0.2 {
		look = 1
	}
	d := shore.Ripples(look)
	if g == Sea {
		d = shore.Waves(look)
	}
	w := min(cell.W*0.9, cell.H*2, 150)
	c := cell.Center()
	slack := max(0, cell.H-w*0.3) / 2
	p.Sprite(d, sprites.Pt(c.X+cell.W*0.3*jitter(n, 1, g), c.Y+0.8*slack*jitter(n, 2, g)), w, sprites.Look{})
}

func lay(p *sprites.Painter, cell sprites.Rect, g Ground, n int32) {
	things := []vector.Drawing{shore.Star(), shore.Pebble(0), shore.Scallop(), shore.Whelk(), shore.Pebble(1)}
	if g == Sea {
		things = []vector.Drawing{shore.Weed(), shore.Pebble(2), shore.Weed(), shore.Scallop()}
	}
	d := things[int(n)/2%len(things)]
	w := min(cell.H*0.62, max(thing, cell.H*0.3), 1.5*thing) * (0.86 + 0.14*jitter(n, 3, g))
	look := sprites.Look{Fade: 0.3}
	if d.Key != shore.Weed().Key {
		look.Angle = 0.6 * jitter(n, 4, g)
	}
	c := cell.Center()
	slack := max(0, cell.H-w) / 2
	p.Sprite(d, sprites.Pt(c.X+0.5*max(0, cell.W-w)/2*jitter(n, 5, g), c.Y+0.7*slack*jitter(n, 6, g)), w, look)
}
