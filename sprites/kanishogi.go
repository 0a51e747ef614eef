package sprites

import (
	"fmt"
	"math"

	"tidepool/rules"
)

// ShogiArt is a carved wooden tile: kind is "parent", or "child" or "grown"
// with a number from 1 to 4. Black's tiles are dark and point up, Red's are
// pale and point down.
func ShogiArt(kind string, side rules.Side) Drawing {
	return Piece(fmt.Sprint("shogi", kind, side), func(c *Canvas) {
		s := newShogiTile(kind, side)
		s.body(c)
		s.emblem(c)
	})
}

// A shogiTile is what its kind and side make of a tile.
type shogiTile struct {
	side          rules.Side
	pips          int
	parent, grown bool
	wood          tones
	inlay         tones // of the emblem, light first
	mark          Color // of the pips on the emblem
}

func newShogiTile(kind string, side rules.Side) shogiTile {
	s := shogiTile{side: side, parent: kind == "parent"}
	if n := len(kind); !s.parent && n > 0 {
		s.pips = int(kind[n-1] - '0')
		s.grown = kind[:n-1] == "grown"
	}
	if side == rules.Near {
		s.wood = tones{Hex(0x402B2A), Hex(0x2A1A19), Hex(0x1C1010), Hex(0x100808)}
		s.inlay = tones{Hex(0xFFF3D6), Hex(0xF0DCB2), Hex(0xCFB283), Hex(0x120A0A)}
		s.mark = Hex(0x2A1A1A)
	} else {
		s.wood = tones{Hex(0xFFEFCB), Hex(0xF8E2B6), Hex(0xEBCF9C), Hex(0x5B3413)}
		s.inlay = tones{Hex(0xD8452F), Hex(0xB92D1E), Hex(0x931F14), Hex(0x5F1009)}
		s.mark = Hex(0xFFF0CF)
	}
	return s
}

// shape is the tile's face, grown by d on all sides.
func (s shogiTile) shape(d float64) *Path {
	k, h := 0.95, 38.0
	if s.parent {
		k, h = 1.04, 39.5
	}
	w0, w1 := 30*k+d, 37*k+d
	top, shoulder, foot := -h-d, -h+9-d*0.3, h-2+d
	pts := []Point{{0, top}, {w0, shoulder}, {w1, foot}, {-w1, foot}, {-w0, shoulder}}
	if s.side == rules.Far {
		for i := range pts {
			pts[i].Y = -pts[i].Y - 1
		}
	}
	return rounded(4, pts...)
}

// rounded is a polygon with its corners cut to curves that start r from them.
func rounded(r float64, pts ...Point) *Path {
	p, n := new(Path), len(pts)
	for i, q := range pts {
		a, b := toward(q, pts[(i+n-1)%n], r), toward(q, pts[(i+1)%n], r)
		if i == 0 {
			p.MoveTo(a.X, a.Y)
		} else {
			p.LineTo(a.X, a.Y)
		}
		p.QuadTo(q.X, q.Y, b.X, b.Y)
	}
	return p.Close()
}

// toward is the place a distance from a towards b.
func toward(a, b Point, r float64) Point {
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	return Pt(a.X+(b.X-a.X)*r/l, a.Y+(b.Y-a.Y)*r/l)
}

// body is the block of wood: its side below, its face, and light on the edges.
func (s shogiTile) body(c *Canvas) {
	const thick = 4
	face := s.shape(0)
	side := face.Transform(func(q Point) Point { return Pt(q.X, q.Y+thick) })
	c.Shadow(s.shape(-1), 2, 5, 5, Color{0.07, 0.03, 0.02, 0.55})
	c.Stroke(side, 4.4, Solid(s.wood.line))
	c.Stroke(face, 4.4, Solid(s.wood.line))
	c.Fill(side, Solid(s.wood.dark.Darker(0.25)))
	c.Fill(face, wood(s.wood, 2.6, true, 11+uint32(s.pips)*7+uint32(s.side)))
	c.Clip(face, func(c *Canvas) {
		light, dark := Color{1, 0.95, 0.85, 0.55}, Color{0.1, 0.04, 0, 0.3}
		if s.side == rules.Near {
			light.A = 0.42
		}
		c.Fill(face, Linear(-40, -40, 36, 40, Stop{0, light.Alpha(0.22)}, Stop{0.5, light.Alpha(0)}, Stop{1, dark.Alpha(0.16)}))
		c.Stroke(face, 4, Linear(-30, -36, 30, 36, Stop{0, light}, Stop{0.45, light.Alpha(0.1)}, Stop{0.55, dark.Alpha(0.08)}, Stop{1, dark.Alpha(0.24)}))
	})
	if s.grown || s.parent {
		s.rim(c)
	}
}

// rim is the band of gold that only the grown and the parents wear: a thin
// line in Black's dark wood, a broad pale band on Red's, so that neither
// side's lightness is lost.
func (s shogiTile) rim(c *Canvas) {
	if s.side == rules.Near {
		line := s.shape(-6)
		c.Stroke(line, 4.4, Solid(s.wood.line))
		c.Stroke(line, 2.6, Linear(-36, -40, 36, 40, Stop{0, Hex(0xFFF0A8)}, Stop{0.35, Hex(0xF0BE3E)}, Stop{0.6, Hex(0xC48A1A)}, Stop{0.8, Hex(0xF5D06A)}, Stop{1, Hex(0xB0780F)}))
		return
	}
	band := s.shape(-3.2)
	c.Stroke(s.shape(-7.4), 1.8, Solid(Hex(0x8A5A10)))
	c.Stroke(band, 6.4, Linear(-36, -40, 36, 40, Stop{0, Hex(0xFFF9D8)}, Stop{0.3, Hex(0xFBE08A)}, Stop{0.55, Hex(0xF0C95C)}, Stop{0.75, Hex(0xFFF0B0)}, Stop{1, Hex(0xE6B84A)}))
}

// emblem is the crab cut into the face and filled.
func (s shogiTile) emblem(c *Canvas) {
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
		parts[i] = p.Transform(func(q Point) Point { return Pt(q.X*k, q.Y*k+dy) })
	}
	cut := Solid(s.wood.dark.Darker(0.5))
	if s.side == rules.Near {
		cut = Solid(Color{0, 0, 0, 0.8})
	}
	for _, p := range parts {
		c.Stroke(p, 2.6, cut)
	}
	lip := Solid(Color{1, 0.95, 0.85, 0.30})
	for _, p := range parts {
		c.Fill(p.Transform(func(q Point) Point { return Pt(q.X+1.4, q.Y+1.6) }), lip)
	}
	for _, p := range parts {
		c.Fill(p, s.inlay.slope(-24, -24, 26, 30))
	}
	at := Pt(0, 4*k+dy)
	if s.parent {
		s.crown(c, dy+3)
		c.Fill(star(at.X, at.Y+1, 9.5, 4.4, 5, -math.Pi/2), Solid(s.mark))
		return
	}
	for _, q := range pipPlaces(s.pips) {
		c.Fill(new(Path).Circle(at.X+q.X*k*9.2, at.Y+q.Y*k*7.7, 2.1+2.8*k), Solid(s.mark))
	}
}

// pipPlaces are the places of a die's pips, each coordinate -1 to 1.
func pipPlaces(n int) []Point {
	switch n {
	case 1:
		return []Point{{0, 0}}
	case 2:
		return []Point{{-1, -1}, {1, 1}}
	case 3:
		return []Point{{-1.25, -1.05}, {0, 0}, {1.25, 1.05}}
	case 4:
		return []Point{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}
	}
	return nil
}

// emblemParts are the closed shapes of a crab as a carver cuts it; claw
// is the size of its claws.
func emblemParts(claw float64) []*Path {
	parts := []*Path{new(Path).Ellipse(0, 4, 19, 16)}
	for _, k := range []float64{-1, 1} {
		for _, leg := range [][]Point{
			{{17 * k, 4}, {27 * k, 4}, {31 * k, 11}},
			{{15 * k, 12}, {24 * k, 15}, {26 * k, 23}},
			{{9 * k, 17}, {15 * k, 22}, {16 * k, 29}},
		} {
			parts = append(parts, taper(5, 2.6, leg...))
		}
		parts = append(parts, taper(5, 5, Pt(13*k, -5), Pt(20*k, -6), Pt(24*k, -12)))
		parts = append(parts, taper(3, 3, Pt(4.6*k, -10), Pt(5.6*k, -15)), new(Path).Circle(5.8*k, -16.5, 3.2))
		shape := new(Path).MoveTo(24, -8).CubeTo(34, -9, 35, -27, 20, -34).CubeTo(24, -28, 25, -25, 22.5, -21).
			CubeTo(20, -24, 16, -25, 11.5, -22).CubeTo(12, -13, 16, -7, 24, -8).Close().
			Transform(func(q Point) Point { return Pt((24+(q.X-24)*claw)*1, -9+(q.Y+9)*claw) })
		if k < 0 {
			shape = shape.Mirrored(0)
		}
		parts = append(parts, shape)
	}
	return parts
}

// crown sits between the parent's claws.
func (s shogiTile) crown(c *Canvas, dy float64) {
	y := dy - 20
	shape := new(Path).Polygon(Pt(-10, y+3), Pt(-12.5, y-9), Pt(-6, y-4), Pt(0, y-13), Pt(6, y-4), Pt(12.5, y-9), Pt(10, y+3))
	c.Stroke(shape, 3, Solid(Hex(0x4A2C05)))
	c.Fill(shape, Linear(-12, y-12, 12, y+4, Stop{0, Hex(0xFFF6C8)}, Stop{0.4, Hex(0xF5C445)}, Stop{1, Hex(0xB97B14)}))
	for _, q := range []Point{{-12.5, y - 9}, {0, y - 13}, {12.5, y - 9}} {
		c.Fill(new(Path).Circle(q.X, q.Y, 2.6), Solid(Hex(0x4A2C05)))
		c.Fill(new(Path).Circle(q.X, q.Y, 1.8), Solid(Hex(0xFFE9A0)))
	}
}
