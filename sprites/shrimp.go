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
		shrimp(c, side, k)
	})
}

// shrimpRing is the place on the shrimp's back line at a share of the way
// from the head to the tail, half the body's width there, and its direction.
func shrimpRing(s, k float64) (at Point, half, turn float64) {
	a := (196 + 232*s) * math.Pi / 180
	sin, cos := math.Sincos(a)
	r := 22 - 2*s
	return Pt(k*(4+r*cos), 4+r*sin), 13.5 - 7*s, a
}

// shrimp is drawn looking left; k mirrors it.
func shrimp(c *Canvas, side rules.Side, k float64) {
	t, trim := kaniTones(side), kaniTrim(side)
	f := func(pts ...Point) []Point {
		for i := range pts {
			pts[i].X *= k
		}
		return pts
	}
	c.Shadow(new(Path).Ellipse(4*k, 10, 30, 25), 2, 4, 7, Color{0.1, 0.12, 0.15, 0.4})
	shrimpFan(c, t, trim, k)
	for _, leg := range [][]Point{f(Pt(-16, 4), Pt(-19, 14), Pt(-27, 19)), f(Pt(-9, 2), Pt(-11, 13), Pt(-18, 20)), f(Pt(-1, -4), Pt(-3, 7), Pt(-9, 12)), f(Pt(6, -6), Pt(5, 3), Pt(0, 8))} {
		c.Fill(taper(4+2*ink, 1+2*ink, leg...), Solid(t.line))
		c.Fill(taper(4, 2, leg...), Solid(t.body))
	}
	const rings = 6
	for i := rings; i >= 1; i-- {
		at, half, a := shrimpRing(float64(i)/rings, k)
		plate := new(Path).RoundRect(at.X-half-1, at.Y-9, 2*half+2, 18, 8)
		if k < 0 {
			a = math.Pi - a
		}
		plate = plate.Rotated(at.X, at.Y, a)
		t.part(c, plate, t.ball(at.X, at.Y, half+6))
		c.Within(plate, func(c *Canvas) { shrimpMark(c, side, trim, at, half, a, i, k) })
	}
	shrimpHead(c, side, t, trim, k)
}

func shrimpMark(c *Canvas, side rules.Side, trim Color, at Point, half, a float64, i int, k float64) {
	if side == rules.Near {
		c.Fill(new(Path).RoundRect(at.X-half-4, at.Y-2.2+3*k, 2*half+8, 4.4, 0).Rotated(at.X, at.Y, a), Solid(trim.Alpha(0.85)))
		return
	}
	s, cos := math.Sincos(a)
	c.Fill(new(Path).Circle(at.X+cos*half*0.35, at.Y+s*half*0.35, 2.9), Solid(trim))
}

func shrimpFan(c *Canvas, t tones, trim Color, k float64) {
	at, _, _ := shrimpRing(1, k)
	for _, a := range []float64{100, 205, 128, 178, 153} {
		s, cos := math.Sincos(a * math.Pi / 180)
		q := Pt(at.X+k*cos*11, at.Y+s*11)
		turn := math.Atan2(s, k*cos)
		blade := new(Path).Ellipse(q.X, q.Y, 11, 5.2).Rotated(q.X, q.Y, turn)
		t.part(c, blade, Radial(at.X, at.Y, 24, Stop{0, t.dark}, Stop{0.5, t.body}, Stop{0.85, trim}, Stop{1, trim}))
	}
}

func shrimpHead(c *Canvas, side rules.Side, t tones, trim Color, k float64) {
	m := func(p *Path) *Path {
		if k < 0 {
			return p.Mirrored(0)
		}
		return p
	}
	feelers := [][]Point{
		{{-27, -2}, {-38, -14}, {-36, -32}, {-18, -42}, {6, -41}, {27, -34}},
		{{-28, 2}, {-40, 2}, {-41, 16}, {-38, 30}},
	}
	for _, line := range feelers {
		for i := range line {
			line[i].X *= k
		}
		c.Fill(taper(3+2, 1.4+2, line...), Solid(t.line))
		c.Fill(taper(3, 1.2, line...), Solid(t.light.Mix(t.body, 0.5)))
	}
	head := m(new(Path).MoveTo(-3, -24).CubeTo(-16, -25, -24, -18, -37, -10).CubeTo(-31, -8, -31, -5, -32, 0).
		CubeTo(-29, 8, -14, 12, -3, 3).CubeTo(2, -4, 2, -18, -3, -24).Close())
	t.part(c, head, t.ball(-14*k, -8, 20))
	c.Within(head, func(c *Canvas) {
		if side == rules.Near {
			c.Stroke(m(new(Path).Smooth(false, Pt(-8, -30), Pt(-3, -10), Pt(-10, 14))), 4, Solid(trim.Alpha(0.85)))
		} else {
			c.Fill(new(Path).Circle(-7*k, -13, 3), Solid(trim))
			c.Fill(new(Path).Circle(-8*k, -3, 2.4), Solid(trim))
		}
	})
	eye := new(Path).Circle(-21*k, -9, 5)
	c.Stroke(eye, 2*ink-2, Solid(t.line))
	c.Fill(eye, Solid(Hex(0xFFFDF6)))
	c.Fill(new(Path).Circle(-21.6*k, -8.6, 3.1), Solid(Hex(0x14131A)))
	c.Fill(new(Path).Circle(-21*k-1.4, -10, 1.1), Solid(Hex(0xFFFFFF)))
	gloss(c, -10*k-4, -17, 6, 2.8, -0.3, 0.7)
}
