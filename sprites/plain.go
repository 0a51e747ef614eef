package sprites

import (
	"fmt"
	"math"

	"tidepool/rules"
)

// PlainArt is a piece of the plain set: a flat counter with a sign of its
// kind, for those who find pictures hard to tell apart. Dark counters are
// round and light ones eight-sided. Kinds are those of all games. Arrows show
// the ways in which the piece goes, on a board that has been given a number of
// clockwise quarter-turns.
func PlainArt(kind string, ways []rules.Way, quarters int, dark bool) Drawing {
	return Piece(fmt.Sprint("plain ", kind, ways, quarters, dark), func(c *Canvas) {
		_, _, sign := plainTones(dark)
		plainCounter(c, dark)
		named := plainSign(c, kind, Solid(sign))
		for _, w := range ways {
			plainArrow(c, w, quarters, named, Solid(sign))
		}
	})
}

// plainTones are a counter's: of its rim, its face and its sign.
func plainTones(dark bool) (rim, face, sign Color) {
	if dark {
		return Hex(0x0A0F1E), Hex(0x24345C), Hex(0xFFF6E2)
	}
	return Hex(0x5A120B), Hex(0xFFDCCB), Hex(0x7E1A10)
}

func plainCounter(c *Canvas, dark bool) {
	rim, face, _ := plainTones(dark)
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
}

// plainSign draws what a piece is besides how it moves, its pips or its rank,
// and reports whether there is anything.
func plainSign(c *Canvas, kind string, ink Paint) bool {
	stem, n := kind, 0
	if k := len(kind) - 1; k > 0 && kind[k] >= '1' && kind[k] <= '9' {
		stem, n = kind[:k], int(kind[k]-'0')
	}
	switch stem {
	case "parent":
		c.Fill(crown(0.74), ink)
	case "master":
		c.Fill(crown(1), ink)
	case "child", "grown":
		for _, q := range pipPlaces(n) {
			c.Fill(new(Path).Circle(q.X*8.5, q.Y*9, 5.4), ink)
		}
	case "student":
		c.Fill(new(Path).Circle(0, 0, 13), ink)
	default:
		return false
	}
	return true
}

func crown(k float64) *Path {
	return new(Path).Polygon(Pt(-20*k, 16*k), Pt(-24*k, -14*k), Pt(-11*k, -3*k), Pt(0, -20*k), Pt(11*k, -3*k), Pt(24*k, -14*k), Pt(20*k, 16*k))
}

// plainArrow points away from the middle: with a shaft where the piece goes
// on, a head alone where it goes one step. Beside a sign it is at the rim.
func plainArrow(c *Canvas, w rules.Way, quarters int, named bool, ink Paint) {
	arrow := new(Path).Polygon(Pt(13, -9.5), Pt(31, 0), Pt(13, 9.5))
	switch {
	case named && w.Far:
		arrow = new(Path).Polygon(Pt(20, -2.6), Pt(26, -2.6), Pt(26, -8.5), Pt(36.5, 0), Pt(26, 8.5), Pt(26, 2.6), Pt(20, 2.6))
	case named:
		arrow = new(Path).Polygon(Pt(26, -8), Pt(36, 0), Pt(26, 8))
	case w.Far:
		arrow = new(Path).Polygon(Pt(0, -4.5), Pt(14, -4.5), Pt(14, -13), Pt(29, 0), Pt(14, 13), Pt(14, 4.5), Pt(0, 4.5))
	}
	turn := math.Atan2(float64(-w.DY), float64(w.DX)) + float64(quarters)*math.Pi/2
	c.Fill(arrow.Rotated(0, 0, turn), ink)
}
