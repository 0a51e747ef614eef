// Package plain draws the plain set: flat counters with a sign of their kind and arrows for their moves, for
// people who find pictures hard to distinguish.
//
//	plain.Counter("general", plain.Crowned(1), ways, 0, true)
//
// The signs of pieces are chosen in the games' packages.
package plain

import (
	"fmt"
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

// A Sign draws the sign of a piece's kind, in an ink.
type Sign func(c *vector.Canvas, ink vector.Paint)

// Crowned returns the sign of a piece that must not be lost; size 1 is a full crown.
func Crowned(size float64) Sign {
	return func(c *vector.Canvas, ink vector.Paint) { c.Fill(crown(size), ink) }
}

// Pips returns the sign of a piece with a number.
func Pips(n int) Sign {
	return func(c *vector.Canvas, ink vector.Paint) {
		for _, q := range PipPlaces(n) {
			c.Fill(new(vector.Path).Circle(q.X*8.5, q.Y*9, 5.4), ink)
		}
	}
}

// Dotted returns the sign of an ordinary piece.
func Dotted() Sign {
	return func(c *vector.Canvas, ink vector.Paint) { c.Fill(new(vector.Path).Circle(0, 0, 13), ink) }
}

// Counter is a piece of the plain set: a flat counter with a sign, or without one if sign is nil. Dark
// counters are round and light ones octagonal. Arrows show the ways in which the piece moves, on a board with
// a number of clockwise quarter-turns. kind distinguishes the drawing's key from those of other pieces.
func Counter(kind string, sign Sign, ways []rules.Way, quarters int, dark bool) vector.Drawing {
	return vector.Square(fmt.Sprint("plain ", kind, ways, quarters, dark), func(c *vector.Canvas) {
		_, _, ink := plainTones(dark)
		plainCounter(c, dark)
		if sign != nil {
			sign(c, vector.Solid(ink))
		}
		for _, w := range ways {
			plainArrow(c, w, quarters, sign != nil, vector.Solid(ink))
		}
	})
}

func plainTones(dark bool) (rim, face, sign vector.Color) {
	if dark {
		return vector.Hex(0x0A0F1E), vector.Hex(0x24345C), vector.Hex(0xFFF6E2)
	}
	return vector.Hex(0x5A120B), vector.Hex(0xFFDCCB), vector.Hex(0x7E1A10)
}

func plainCounter(c *vector.Canvas, dark bool) {
	rim, face, _ := plainTones(dark)
	body := new(vector.Path).Circle(0, 0, 38)
	if !dark {
		pts := make([]vector.Point, 8)
		for i := range pts {
			s, k := math.Sincos((float64(i) + 0.5) * math.Pi / 4)
			pts[i] = vector.Pt(40.5*k, 40.5*s)
		}
		body = vector.RoundedPolygon(5, pts...)
	}
	c.Shadow(body, 1.5, 3, 4, vector.RGBA(0.05, 0.05, 0.08, 0.4))
	c.Stroke(body, 11, vector.Solid(rim))
	c.Fill(body, vector.Solid(face))
}

func crown(k float64) *vector.Path {
	return new(vector.Path).Polygon(vector.Pt(-20*k, 16*k), vector.Pt(-24*k, -14*k), vector.Pt(-11*k, -3*k), vector.Pt(0, -20*k), vector.Pt(11*k, -3*k), vector.Pt(24*k, -14*k), vector.Pt(20*k, 16*k))
}

// plainArrow has a shaft if the piece may go on, and only a head for a single step. Beside a sign it is at the rim.
func plainArrow(c *vector.Canvas, w rules.Way, quarters int, named bool, ink vector.Paint) {
	arrow := new(vector.Path).Polygon(vector.Pt(13, -9.5), vector.Pt(31, 0), vector.Pt(13, 9.5))
	switch {
	case named && w.Far:
		arrow = new(vector.Path).Polygon(vector.Pt(20, -2.6), vector.Pt(26, -2.6), vector.Pt(26, -8.5), vector.Pt(36.5, 0), vector.Pt(26, 8.5), vector.Pt(26, 2.6), vector.Pt(20, 2.6))
	case named:
		arrow = new(vector.Path).Polygon(vector.Pt(26, -8), vector.Pt(36, 0), vector.Pt(26, 8))
	case w.Far:
		arrow = new(vector.Path).Polygon(vector.Pt(0, -4.5), vector.Pt(14, -4.5), vector.Pt(14, -13), vector.Pt(29, 0), vector.Pt(14, 13), vector.Pt(14, 4.5), vector.Pt(0, 4.5))
	}
	turn := math.Atan2(float64(-w.DY), float64(w.DX)) + float64(quarters)*math.Pi/2
	c.Fill(arrow.Rotated(0, 0, turn), ink)
}

// PipPlaces returns the places of a die's pips, each coordinate from -1 to 1.
func PipPlaces(n int) []vector.Point {
	return map[int][]vector.Point{
		1: {vector.Pt(0, 0)},
		2: {vector.Pt(-1, -1), vector.Pt(1, 1)},
		3: {vector.Pt(-1.25, -1.05), vector.Pt(0, 0), vector.Pt(1.25, 1.05)},
		4: {vector.Pt(-1, -1), vector.Pt(1, -1), vector.Pt(1, 1), vector.Pt(-1, 1)},
	}[n]
}
