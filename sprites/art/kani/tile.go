package kani

import (
	"fmt"
	"math"

	"tidepool/rules"
	"tidepool/sprites/art/plain"
	"tidepool/sprites/vector"
)

// Tile is a carved wooden tile: kind is "parent", or "child" or "grown" with a number from 1 to 4.
// Black's tiles are dark and point up, Red's are pale and point down.
func Tile(kind string, side rules.Side) vector.Drawing {
	return vector.Square(fmt.Sprint("shogi", kind, side), func(c *vector.Canvas) {
		s := newShogiTile(kind, side)
		s.body(c)
		s.emblem(c)
	})
}

// PlainTile is the tile as a counter of the plain set.
func PlainTile(kind string, ways []rules.Way, quarters int, dark bool) vector.Drawing {
	if kind == "parent" {
		return plain.Counter(kind, plain.Crowned(0.74), ways, quarters, dark)
	}
	_, pips := grownPips(kind)
	return plain.Counter(kind, plain.Pips(pips), ways, quarters, dark)
}

type shogiTile struct {
	side          rules.Side
	pips          int
	parent, grown bool
	wood          vector.Tones
	inlay         vector.Tones // of the emblem, light first
	mark          vector.Color // of the pips on the emblem
}

func newShogiTile(kind string, side rules.Side) shogiTile {
	s := shogiTile{side: side, parent: kind == "parent"}
	if !s.parent {
		s.grown, s.pips = grownPips(kind)
	}
	if side == rules.Near {
		s.wood = vector.Tones{Light: vector.Hex(0x402B2A), Body: vector.Hex(0x2A1A19), Dark: vector.Hex(0x1C1010), Line: vector.Hex(0x100808)}
		s.inlay = vector.Tones{Light: vector.Hex(0xFFF3D6), Body: vector.Hex(0xF0DCB2), Dark: vector.Hex(0xCFB283), Line: vector.Hex(0x120A0A)}
		s.mark = vector.Hex(0x2A1A1A)
	} else {
		s.wood = vector.Tones{Light: vector.Hex(0xFFEFCB), Body: vector.Hex(0xF8E2B6), Dark: vector.Hex(0xEBCF9C), Line: vector.Hex(0x5B3413)}
		s.inlay = vector.Tones{Light: vector.Hex(0xD8452F), Body: vector.Hex(0xB92D1E), Dark: vector.Hex(0x931F14), Line: vector.Hex(0x5F1009)}
		s.mark = vector.Hex(0xFFF0CF)
	}
	return s
}

func grownPips(kind string) (grown bool, pips int) {
	n := len(kind) - 1
	if n < 1 || kind[n] < '1' || kind[n] > '9' {
		return false, 0
	}
	return kind[:n] == "grown", int(kind[n] - '0')
}

// shape returns the tile's face, enlarged by d on all sides.
func (s shogiTile) shape(d float64) *vector.Path {
	k, h := 0.95, 38.0
	if s.parent {
		k, h = 1.04, 39.5
	}
	w0, w1 := 30*k+d, 37*k+d
	top, shoulder, foot := -h-d, -h+9-d*0.3, h-2+d
	pts := []vector.Point{vector.Pt(0, top), vector.Pt(w0, shoulder), vector.Pt(w1, foot), vector.Pt(-w1, foot), vector.Pt(-w0, shoulder)}
	if s.side == rules.Far {
		for i := range pts {
			pts[i].Y = -pts[i].Y - 1
		}
	}
	return vector.RoundedPolygon(4, pts...)
}

func (s shogiTile) body(c *vector.Canvas) {
	const thick = 4
	face := s.shape(0)
	side := face.Transform(func(q vector.Point) vector.Point { return vector.Pt(q.X, q.Y+thick) })
	c.Shadow(s.shape(-1), 2, 5, 5, vector.RGBA(0.07, 0.03, 0.02, 0.55))
	c.Stroke(side, 4.4, vector.Solid(s.wood.Line))
	c.Stroke(face, 4.4, vector.Solid(s.wood.Line))
	c.Fill(side, vector.Solid(s.wood.Dark.Darker(0.25)))
	c.Fill(face, vector.Wood(s.wood, 2.6, true, 11+uint32(s.pips)*7+uint32(s.side)))
	c.Clip(face, func(c *vector.Canvas) {
		light, dark := vector.RGBA(1, 0.95, 0.85, 0.55), vector.RGBA(0.1, 0.04, 0, 0.3)
		if s.side == rules.Near {
			light.A = 0.42
		}
		c.Fill(face, vector.Linear(-40, -40, 36, 40, vector.At(0, light.Alpha(0.22)), vector.At(0.5, light.Alpha(0)), vector.At(1, dark.Alpha(0.16))))
		c.Stroke(face, 4, vector.Linear(-30, -36, 30, 36, vector.At(0, light), vector.At(0.45, light.Alpha(0.1)), vector.At(0.55, dark.Alpha(0.08)), vector.At(1, dark.Alpha(0.24))))
	})
	if s.grown || s.parent {
		s.rim(c)
	}
}

// rim is only on grown children and parents: thin on dark wood, broad on pale, so that neither loses its lightness.
func (s shogiTile) rim(c *vector.Canvas) {
	if s.side == rules.Near {
		line := s.shape(-6)
		c.Stroke(line, 4.4, vector.Solid(s.wood.Line))
		c.Stroke(line, 2.6, vector.Linear(-36, -40, 36, 40, vector.At(0, vector.Hex(0xFFF0A8)), vector.At(0.35, vector.Hex(0xF0BE3E)), vector.At(0.6, vector.Hex(0xC48A1A)), vector.At(0.8, vector.Hex(0xF5D06A)), vector.At(1, vector.Hex(0xB0780F))))
		return
	}
	band := s.shape(-3.2)
	c.Stroke(s.shape(-7.4), 1.8, vector.Solid(vector.Hex(0x8A5A10)))
	c.Stroke(band, 6.4, vector.Linear(-36, -40, 36, 40, vector.At(0, vector.Hex(0xFFF9D8)), vector.At(0.3, vector.Hex(0xFBE08A)), vector.At(0.55, vector.Hex(0xF0C95C)), vector.At(0.75, vector.Hex(0xFFF0B0)), vector.At(1, vector.Hex(0xE6B84A))))
}

func (s shogiTile) emblem(c *vector.Canvas) {
	dy, k, claw := 2.5, 0.8, 0.74
	switch {
	case s.parent:
		dy, k, claw = 6, 0.8, 1.14
	case s.grown:
		dy, k, claw = 4.5, 0.76, 1.16
	}
	if s.side == rules.Far {
		dy -= 4
	}
	parts := emblemParts(claw)
	for i, p := range parts {
		parts[i] = p.Transform(func(q vector.Point) vector.Point { return vector.Pt(q.X*k, q.Y*k+dy) })
	}
	cut := vector.Solid(s.wood.Dark.Darker(0.5))
	if s.side == rules.Near {
		cut = vector.Solid(vector.RGBA(0, 0, 0, 0.8))
	}
	for _, p := range parts {
		c.Stroke(p, 2.6, cut)
	}
	lip := vector.Solid(vector.RGBA(1, 0.95, 0.85, 0.30))
	for _, p := range parts {
		c.Fill(p.Transform(func(q vector.Point) vector.Point { return vector.Pt(q.X+1.4, q.Y+1.6) }), lip)
	}
	for _, p := range parts {
		c.Fill(p, s.inlay.Slope(-24, -24, 26, 30))
	}
	at := vector.Pt(0, 4*k+dy)
	if s.parent {
		s.crown(c, dy+3)
		c.Fill(vector.Star(at.X, at.Y+1, 9.5, 4.4, 5, -math.Pi/2), vector.Solid(s.mark))
		return
	}
	for _, q := range plain.PipPlaces(s.pips) {
		c.Fill(new(vector.Path).Circle(at.X+q.X*k*9.2, at.Y+q.Y*k*7.7, 2.1+2.8*k), vector.Solid(s.mark))
	}
}

// emblemParts returns the closed shapes of a carved crab; claw is the size of its claws.
func emblemParts(claw float64) []*vector.Path {
	parts := []*vector.Path{new(vector.Path).Ellipse(0, 4, 19, 16)}
	for _, k := range []float64{-1, 1} {
		for _, leg := range [][]vector.Point{
			{vector.Pt(17*k, 4), vector.Pt(27*k, 4), vector.Pt(31*k, 11)},
			{vector.Pt(15*k, 12), vector.Pt(24*k, 15), vector.Pt(26*k, 23)},
			{vector.Pt(9*k, 17), vector.Pt(15*k, 22), vector.Pt(16*k, 29)},
		} {
			parts = append(parts, vector.Taper(5, 2.6, leg...))
		}
		parts = append(parts, vector.Taper(5, 5, vector.Pt(13*k, -5), vector.Pt(20*k, -6), vector.Pt(24*k, -12)))
		parts = append(parts, vector.Taper(3, 3, vector.Pt(4.6*k, -10), vector.Pt(5.6*k, -15)), new(vector.Path).Circle(5.8*k, -16.5, 3.2))
		shape := new(vector.Path).MoveTo(24, -8).CubeTo(34, -9, 35, -27, 20, -34).CubeTo(24, -28, 25, -25, 22.5, -21).
			CubeTo(20, -24, 16, -25, 11.5, -22).CubeTo(12, -13, 16, -7, 24, -8).Close().
			Transform(func(q vector.Point) vector.Point { return vector.Pt((24+(q.X-24)*claw)*1, -9+(q.Y+9)*claw) })
		if k < 0 {
			shape = shape.Mirrored(0)
		}
		parts = append(parts, shape)
	}
	return parts
}

func (s shogiTile) crown(c *vector.Canvas, dy float64) {
	y := dy - 20
	shape := new(vector.Path).Polygon(vector.Pt(-10, y+3), vector.Pt(-12.5, y-9), vector.Pt(-6, y-4), vector.Pt(0, y-13), vector.Pt(6, y-4), vector.Pt(12.5, y-9), vector.Pt(10, y+3))
	c.Stroke(shape, 3, vector.Solid(vector.Hex(0x4A2C05)))
	c.Fill(shape, vector.Linear(-12, y-12, 12, y+4, vector.At(0, vector.Hex(0xFFF6C8)), vector.At(0.4, vector.Hex(0xF5C445)), vector.At(1, vector.Hex(0xB97B14))))
	for _, q := range []vector.Point{vector.Pt(-12.5, y-9), vector.Pt(0, y-13), vector.Pt(12.5, y-9)} {
		c.Fill(new(vector.Path).Circle(q.X, q.Y, 2.6), vector.Solid(vector.Hex(0x4A2C05)))
		c.Fill(new(vector.Path).Circle(q.X, q.Y, 1.8), vector.Solid(vector.Hex(0xFFE9A0)))
	}
}
