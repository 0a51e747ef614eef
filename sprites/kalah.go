package sprites

import (
	"fmt"
	"math"
)

var honey = tones{Hex(0xE2A765), Hex(0xC98748), Hex(0xA5662F), Hex(0x4A2711)}

// KalahArt is a carved board with so many houses a side: squares of 100 units
// in two rows, South's below, a store at each end, and a border of 25.
func KalahArt(houses int) Drawing {
	w := 100 * float64(houses+2)
	return Drawing{fmt.Sprint("kalah/board/", houses), -25, -25, w + 50, 250, func(c *Canvas) {
		c.Clip(new(Path).RoundRect(-25, -25, w+50, 250, 46), func(c *Canvas) { carve(c, houses, w) })
	}}
}

func carve(c *Canvas, houses int, w float64) {
	c.Backdrop(-25, -25, w+50, 250, 1.5, wood(honey, 8, false, 5))
	c.Stroke(new(Path).RoundRect(-22, -22, w+44, 244, 43), 6, Linear(-25, -25, w+25, 225,
		Stop{0, Color{1, 0.95, 0.8, 0.7}}, Stop{0.5, Color{1, 0.9, 0.7, 0.1}}, Stop{1, Color{0.2, 0.08, 0, 0.5}}))
	c.Stroke(new(Path).RoundRect(-12, -12, w+24, 224, 34), 2, Solid(Hex(0x5A2E14).Alpha(0.6)))
	burnt := Solid(Hex(0x5A2E14).Alpha(0.6))
	for i := range houses*3 - 1 {
		c.Fill(star(100+(float64(i)+1)*100/3, 100, 5, 2.2, 4, 0), burnt)
	}
	for i := range houses {
		x := 150 + 100*float64(i)
		pit(c, new(Path).Circle(x, 50, 43), x, 50, 43)
		pit(c, new(Path).Circle(x, 150, 43), x, 150, 43)
	}
	pit(c, new(Path).RoundRect(10, 10, 80, 180, 38), 50, 100, 95)
	pit(c, new(Path).RoundRect(w-90, 10, 80, 180, 38), w-50, 100, 95)
	// Whose is which: a wave for North, a sun for South.
	c.Stroke(new(Path).Smooth(false, Pt(36, 0), Pt(43, -4), Pt(50, 0), Pt(57, 4), Pt(64, 0)), 3, burnt)
	c.Fill(star(w-50, 200, 7, 3.6, 8, 0), burnt)
}

// SeedArt is one of several glass seeds; i may be any number.
func SeedArt(i int) Drawing {
	kind := ((i*7)%12 + 12) % 12
	return Piece(fmt.Sprint("kalah/seed/", kind), func(c *Canvas) { glassBean(c, kind) })
}

// glassBean is a drop of coloured glass, round, long or faceted by its kind.
func glassBean(c *Canvas, kind int) {
	col := [...]Color{Hex(0x1FA6A0), Hex(0xE8553E), Hex(0xF2B13A), Hex(0x3C6FD0), Hex(0x7DBB4A), Hex(0xC76BB6)}[kind%6]
	shape := new(Path).Ellipse(0, 0, 40, 37)
	switch kind % 4 {
	case 1:
		shape = new(Path).Ellipse(0, 0, 42, 31).Rotated(0, 0, 0.5)
	case 2:
		shape = pebble(0, 0, 39, 36, uint32(kind))
	case 3:
		shape = new(Path).Ellipse(0, 0, 33, 41).Rotated(0, 0, 0.3)
	}
	c.Shadow(shape, 6, 9, 14, Color{0.08, 0.03, 0.01, 0.7})
	c.Fill(shape, Radial(12, 16, 66, Stop{0, col.Lighter(0.6)}, Stop{0.4, col}, Stop{1, col.Darker(0.6)}))
	c.Stroke(shape, 4, Solid(col.Darker(0.65).Alpha(0.7)))
	if kind >= 6 { // a twist of another glass inside
		c.Clip(shape, func(c *Canvas) {
			c.Fill(taper(4, 9, Pt(-30, 16), Pt(-8, 2), Pt(8, 8), Pt(30, -14)), Solid(Hex(0xFFF6E0).Alpha(0.65)))
		})
	}
	gloss(c, -13, -15, 14, 9, -0.6, 1)
}

// Pile returns where n seeds of a size lie in a hollow with radii rx and ry,
// about its middle, the lowest first. Those of a smaller pile lie in the same
// places, so that a seed added moves no other.
func Pile(n int, rx, ry, size float64) []Point {
	if n == 0 {
		return nil
	}
	const golden = 2.399963 // radians between two seeds, which never line up
	// A layer holds as many seeds as fit side by side; the rest lie on top.
	layer := max(1, int(2.1*rx*ry/(size*size)*4*0.72))
	places := make([]Point, n)
	for i := range places {
		k := i % layer
		r := math.Sqrt((float64(k) + 0.35) / float64(layer))
		a := golden*float64(i) + 0.9*float64(i/layer)
		j := 0.16 * size
		x := (rx-size/2)*r*math.Cos(a) + j*lattice(int32(i), 1, 77)
		y := (ry-size/2)*r*math.Sin(a) + j*lattice(int32(i), 2, 77)
		places[i] = Pt(x, y-float64(i/layer)*size*0.12)
	}
	return places
}
