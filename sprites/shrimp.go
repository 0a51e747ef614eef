package sprites

import (
	"fmt"
	"math"

	"tidepool/rules"
)

// ShrimpArt is a curled shrimp that looks towards the enemy's home: Black to
// the right, Red to the left.
func ShrimpArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("shrimp", side), func(c *Canvas) {
		k := 1.0
		if side == rules.Near {
			k = -1
		}
		s := shrimp{side, kaniTones(side), kaniTrim(side), k}
		s.paint(c)
	})
}

// A shrimp is drawn looking left; k is -1 to mirror it.
type shrimp struct {
	side rules.Side
	tones
	trim Color
	k    float64
}

// A shrimpPlate is one of the rings of its tail: where, how wide, and which
// way the back faces there.
type shrimpPlate struct{ x, y, half, along, back float64 }

var shrimpPlates = [...]shrimpPlate{
	{20, 21, 6.5, 6.5, 0.85},
	{26, 13, 8.5, 7, 0.3},
	{28, 3, 10.5, 7.5, -0.2},
	{23, -8, 12, 8, -0.75},
	{12, -15, 13.5, 8.5, -1.2},
	{0, -17, 14.5, 9, -1.6},
}

func (s shrimp) paint(c *Canvas) {
	c.Shadow(s.flip(new(Path).Ellipse(8, 11, 26, 23)), 2, 4, 6, Color{0.1, 0.12, 0.15, 0.4})
	s.feelers(c)
	s.legs(c)
	s.fan(c)
	for _, p := range shrimpPlates {
		c.Stroke(s.plate(p), 2*ink, Solid(s.line))
	}
	for _, p := range shrimpPlates {
		shape := s.plate(p)
		c.Stroke(shape, 3.2, Solid(s.line))
		c.Fill(shape, s.ball(p.x*s.k, p.y, p.half+6))
		c.Clip(shape, func(c *Canvas) { s.mark(c, p) })
	}
	s.head(c)
}

func (s shrimp) flip(p *Path) *Path {
	if s.k < 0 {
		return p.Mirrored(0)
	}
	return p
}

func (s shrimp) plate(p shrimpPlate) *Path {
	return s.flip(new(Path).Ellipse(p.x, p.y, p.half, p.along).Rotated(p.x, p.y, p.back))
}

// mark is a pale band for Black and a pale spot on the back for Red.
func (s shrimp) mark(c *Canvas, p shrimpPlate) {
	if s.side == rules.Near {
		band := new(Path).Smooth(false, Pt(p.x-p.half-2, p.y+3), Pt(p.x, p.y+1), Pt(p.x+p.half+2, p.y+3)).Rotated(p.x, p.y, p.back)
		c.Stroke(s.flip(band), 3.6, Solid(s.trim.Alpha(0.9)))
		return
	}
	sin, cos := math.Sincos(p.back)
	c.Fill(s.flip(new(Path).Circle(p.x+cos*p.half*0.45, p.y+sin*p.half*0.45, 0.9+p.half*0.17)), Solid(s.trim))
}

func (s shrimp) limb(c *Canvas, w0, w1 float64, col Color, pts ...Point) {
	line := s.flip(taper(w0, w1, pts...))
	c.Fill(s.flip(taper(w0+4, w1+3.4, pts...)), Solid(s.line))
	c.Fill(line, Solid(col))
}

// feelers are the two long antennae, which say shrimp at any size.
func (s shrimp) feelers(c *Canvas) {
	tip := s.tones.light.Mix(s.tones.body, 0.3)
	s.limb(c, 3, 1.6, tip, Pt(-29, -8), Pt(-38, -20), Pt(-33, -36), Pt(-12, -41), Pt(12, -39), Pt(35, -29))
	s.limb(c, 3, 1.6, tip, Pt(-29, -4), Pt(-39, 3), Pt(-39, 20), Pt(-30, 34))
}

func (s shrimp) legs(c *Canvas) {
	for _, leg := range [][]Point{
		{{-19, 0}, {-21, 11}, {-29, 18}},
		{{-11, 0}, {-12, 12}, {-20, 22}},
		{{-2, -4}, {-2, 8}, {-10, 17}},
		{{8, -5}, {9, 3}, {3, 8}},
	} {
		s.limb(c, 4.4, 2, s.body, leg...)
	}
}

// fan is the tail's five blades, spread behind it.
func (s shrimp) fan(c *Canvas) {
	const x, y = 18, 20
	for _, deg := range []float64{80, 206, 111, 174, 142} {
		blade := new(Path).MoveTo(x-2, y-3).CubeTo(x+8, y-4, x+15, y-7, x+20, y-4.5).
			CubeTo(x+22.5, y-2, x+22.5, y+2, x+20, y+4.5).CubeTo(x+15, y+7, x+8, y+4, x-2, y+3).Close().Rotated(x, y, deg*math.Pi/180)
		blade = s.flip(blade)
		c.Stroke(blade, 4.6, Solid(s.line))
		c.Fill(blade, Radial(x*s.k, y, 22, Stop{0, s.dark}, Stop{0.62, s.body}, Stop{0.72, s.trim}, Stop{1, s.trim}))
	}
}

func (s shrimp) head(c *Canvas) {
	head := s.flip(new(Path).MoveTo(-2, -30).CubeTo(-14, -31, -24, -25, -39, -19).CubeTo(-34, -14, -34, -10, -34, -5).
		CubeTo(-31, 5, -14, 8, -2, 1).CubeTo(6, -6, 6, -24, -2, -30).Close())
	s.part(c, head, s.ball(-14*s.k, -12, 21))
	c.Clip(head, func(c *Canvas) {
		if s.side == rules.Near {
			c.Stroke(s.flip(new(Path).Smooth(false, Pt(-7, -36), Pt(-1, -14), Pt(-7, 10))), 4.4, Solid(s.trim.Alpha(0.9)))
			return
		}
		for _, q := range []Point{{-5, -20}, {-3, -9}, {-12, -3}} {
			c.Fill(s.flip(new(Path).Circle(q.X, q.Y, 2.9)), Solid(s.trim))
		}
	})
	eye := s.flip(new(Path).Circle(-21, -15, 5.4))
	c.Stroke(eye, 2*ink-2, Solid(s.line))
	c.Fill(eye, Solid(Hex(0xFFFDF6)))
	c.Fill(s.flip(new(Path).Circle(-22, -14.6, 3.3)), Solid(Hex(0x14131A)))
	c.Fill(new(Path).Circle(-21.6*s.k-1.2, -16.1, 1.2), Solid(Hex(0xFFFFFF)))
	c.Stroke(s.flip(new(Path).Smooth(false, Pt(-30, -5), Pt(-26, -2.6), Pt(-22, -4))), 2, Solid(s.line.Mix(s.trim, map[bool]float64{true: 0.8}[s.side == rules.Near])))
	gloss(c, -11*s.k-3, -24, 6, 2.6, -0.25, 0.7)
}
