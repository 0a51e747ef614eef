package kani

import (
	"fmt"
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

// Shrimp is a curled shrimp that faces the enemy's home: Black to the right, Red to the left.
func Shrimp(side rules.Side) vector.Drawing {
	return vector.Square(fmt.Sprint("shrimp", side), func(c *vector.Canvas) {
		k := 1.0
		if side == rules.Near {
			k = -1
		}
		s := shrimp{side, kaniTones(side), kaniTrim(side), k}
		s.paint(c)
	})
}

// A shrimp is drawn facing left; k is -1 to mirror it.
type shrimp struct {
	side rules.Side
	vector.Tones
	trim vector.Color
	k    float64
}

// A shrimpPlate is a ring of its tail: position, half width, and the directions of the tail and of the back there.
type shrimpPlate struct{ x, y, half, along, back float64 }

var shrimpPlates = [...]shrimpPlate{
	{20, 21, 6.5, 6.5, 0.85},
	{26, 13, 8.5, 7, 0.3},
	{28, 3, 10.5, 7.5, -0.2},
	{23, -8, 12, 8, -0.75},
	{12, -15, 13.5, 8.5, -1.2},
	{0, -17, 14.5, 9, -1.6},
}

func (s shrimp) paint(c *vector.Canvas) {
	c.Shadow(s.flip(new(vector.Path).Ellipse(8, 11, 26, 23)), 2, 4, 6, vector.RGBA(0.1, 0.12, 0.15, 0.4))
	s.feelers(c)
	s.legs(c)
	s.fan(c)
	for _, p := range shrimpPlates {
		c.Stroke(s.plate(p), 2*vector.Ink, vector.Solid(s.Line))
	}
	for _, p := range shrimpPlates {
		shape := s.plate(p)
		c.Stroke(shape, 3.2, vector.Solid(s.Line))
		c.Fill(shape, s.Ball(p.x*s.k, p.y, p.half+6))
		c.Clip(shape, func(c *vector.Canvas) { s.mark(c, p) })
	}
	s.head(c)
}

func (s shrimp) flip(p *vector.Path) *vector.Path {
	if s.k < 0 {
		return p.Mirrored(0)
	}
	return p
}

func (s shrimp) plate(p shrimpPlate) *vector.Path {
	return s.flip(new(vector.Path).Ellipse(p.x, p.y, p.half, p.along).Rotated(p.x, p.y, p.back))
}

func (s shrimp) mark(c *vector.Canvas, p shrimpPlate) {
	if s.side == rules.Near {
		band := new(vector.Path).Smooth(false, vector.Pt(p.x-p.half-2, p.y+3), vector.Pt(p.x, p.y+1), vector.Pt(p.x+p.half+2, p.y+3)).Rotated(p.x, p.y, p.back)
		c.Stroke(s.flip(band), 3.6, vector.Solid(s.trim.Alpha(0.9)))
		return
	}
	sin, cos := math.Sincos(p.back)
	c.Fill(s.flip(new(vector.Path).Circle(p.x+cos*p.half*0.45, p.y+sin*p.half*0.45, 0.9+p.half*0.17)), vector.Solid(s.trim))
}

func (s shrimp) limb(c *vector.Canvas, w0, w1 float64, col vector.Color, pts ...vector.Point) {
	line := s.flip(vector.Taper(w0, w1, pts...))
	c.Fill(s.flip(vector.Taper(w0+4, w1+3.4, pts...)), vector.Solid(s.Line))
	c.Fill(line, vector.Solid(col))
}

func (s shrimp) feelers(c *vector.Canvas) {
	tip := s.Tones.Light.Mix(s.Tones.Body, 0.3)
	s.limb(c, 3, 1.6, tip, vector.Pt(-29, -8), vector.Pt(-38, -20), vector.Pt(-33, -36), vector.Pt(-12, -41), vector.Pt(12, -39), vector.Pt(35, -29))
	s.limb(c, 3, 1.6, tip, vector.Pt(-29, -4), vector.Pt(-39, 3), vector.Pt(-39, 20), vector.Pt(-30, 34))
}

func (s shrimp) legs(c *vector.Canvas) {
	for _, leg := range [][]vector.Point{
		{vector.Pt(-19, 0), vector.Pt(-21, 11), vector.Pt(-29, 18)},
		{vector.Pt(-11, 0), vector.Pt(-12, 12), vector.Pt(-20, 22)},
		{vector.Pt(-2, -4), vector.Pt(-2, 8), vector.Pt(-10, 17)},
		{vector.Pt(8, -5), vector.Pt(9, 3), vector.Pt(3, 8)},
	} {
		s.limb(c, 4.4, 2, s.Body, leg...)
	}
}

func (s shrimp) fan(c *vector.Canvas) {
	const x, y = 18, 20
	for _, deg := range []float64{80, 206, 111, 174, 142} {
		blade := new(vector.Path).MoveTo(x-2, y-3).CubeTo(x+8, y-4, x+15, y-7, x+20, y-4.5).
			CubeTo(x+22.5, y-2, x+22.5, y+2, x+20, y+4.5).CubeTo(x+15, y+7, x+8, y+4, x-2, y+3).Close().Rotated(x, y, deg*math.Pi/180)
		blade = s.flip(blade)
		c.Stroke(blade, 4.6, vector.Solid(s.Line))
		c.Fill(blade, vector.Radial(x*s.k, y, 22, vector.At(0, s.Dark), vector.At(0.62, s.Body), vector.At(0.72, s.trim), vector.At(1, s.trim)))
	}
}

func (s shrimp) head(c *vector.Canvas) {
	head := s.flip(new(vector.Path).MoveTo(-2, -30).CubeTo(-14, -31, -24, -25, -39, -19).CubeTo(-34, -14, -34, -10, -34, -5).
		CubeTo(-31, 5, -14, 8, -2, 1).CubeTo(6, -6, 6, -24, -2, -30).Close())
	s.Part(c, head, s.Ball(-14*s.k, -12, 21))
	c.Clip(head, func(c *vector.Canvas) {
		if s.side == rules.Near {
			c.Stroke(s.flip(new(vector.Path).Smooth(false, vector.Pt(-7, -36), vector.Pt(-1, -14), vector.Pt(-7, 10))), 4.4, vector.Solid(s.trim.Alpha(0.9)))
			return
		}
		for _, q := range []vector.Point{vector.Pt(-5, -20), vector.Pt(-3, -9), vector.Pt(-12, -3)} {
			c.Fill(s.flip(new(vector.Path).Circle(q.X, q.Y, 2.9)), vector.Solid(s.trim))
		}
	})
	eye := s.flip(new(vector.Path).Circle(-21, -15, 5.4))
	c.Stroke(eye, 2*vector.Ink-2, vector.Solid(s.Line))
	c.Fill(eye, vector.Solid(vector.Hex(0xFFFDF6)))
	c.Fill(s.flip(new(vector.Path).Circle(-22, -14.6, 3.3)), vector.Solid(vector.Hex(0x14131A)))
	c.Fill(new(vector.Path).Circle(-21.6*s.k-1.2, -16.1, 1.2), vector.Solid(vector.Hex(0xFFFFFF)))
	c.Stroke(s.flip(new(vector.Path).Smooth(false, vector.Pt(-30, -5), vector.Pt(-26, -2.6), vector.Pt(-22, -4))), 2, vector.Solid(s.Line.Mix(s.trim, map[bool]float64{true: 0.8}[s.side == rules.Near])))
	vector.Gloss(c, -11*s.k-3, -24, 6, 2.6, -0.25, 0.7)
}
