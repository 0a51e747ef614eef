package sprites

import (
	"fmt"
	"math"
)

// PlainArt is a piece of the plain set: a flat counter with a sign of its
// kind, for those who find pictures hard to tell apart. Dark counters are
// round and light ones eight-sided. Kinds are those of all games.
func PlainArt(kind string, dark bool) Drawing {
	return Piece(fmt.Sprint("plain ", kind, dark), func(c *Canvas) { plainCounter(c, kind, dark) })
}

// plainTones are a counter's: of its rim, its face and its sign.
func plainTones(dark bool) (rim, face, sign Color) {
	if dark {
		return Hex(0x0A0F1E), Hex(0x24345C), Hex(0xFFF6E2)
	}
	return Hex(0x5A120B), Hex(0xFFDCCB), Hex(0x7E1A10)
}

func plainCounter(c *Canvas, kind string, dark bool) {
	rim, face, sign := plainTones(dark)
	body := new(Path).Circle(0, 0, 38)
	if !dark {
		pts := make([]Point, 8)
		for i := range pts {
			s, k := math.Sincos((float64(i) + 0.5) * math.Pi / 4)
			pts[i] = Pt(40.5*k, 40.5*s)
		}
		body = rounded(5, pts...)
	}
	c.Shadow(body, 1.5, 3, 4, Color{0.05, 0.05, 0.08, 0.4})
	c.Stroke(body, 11, Solid(rim))
	c.Fill(body, Solid(face))
	plainSign(c, kind, Solid(sign))
}

// plainSign says what a piece is: how it moves where that is all there is to
// know, its pips, or its rank.
func plainSign(c *Canvas, kind string, ink Paint) {
	stem, n := kind, 0
	if k := len(kind) - 1; k > 0 && kind[k] >= '1' && kind[k] <= '9' {
		stem, n = kind[:k], int(kind[k]-'0')
	}
	switch stem {
	case "crab": // along its rank
		arrow(c, ink, 0)
		arrow(c, ink, math.Pi)
	case "shrimp": // every way
		for i := range 4 {
			arrow(c, ink, float64(i)*math.Pi/2)
		}
	case "parent", "master":
		c.Fill(new(Path).Polygon(Pt(-20, 16), Pt(-24, -14), Pt(-11, -3), Pt(0, -20), Pt(11, -3), Pt(24, -14), Pt(20, 16)), ink)
	case "child", "grown":
		for _, q := range pipPlaces(n) {
			c.Fill(new(Path).Circle(q.X*12, q.Y*12, 6.5), ink)
		}
		if stem == "grown" {
			c.Stroke(new(Path).Circle(0, 0, 29), 4.5, ink)
		}
	case "student":
		c.Fill(new(Path).Circle(0, 0, 13), ink)
	}
}

// arrow points away from the middle.
func arrow(c *Canvas, ink Paint, turn float64) {
	c.Fill(new(Path).Polygon(Pt(0, -4.5), Pt(14, -4.5), Pt(14, -13), Pt(29, 0), Pt(14, 13), Pt(14, 4.5), Pt(0, 4.5)).Rotated(0, 0, turn), ink)
}
