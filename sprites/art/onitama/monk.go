package onitama

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

func schoolTones(side rules.Side) vector.Tones {
	if side == rules.Near {
		return vector.Tones{Light: vector.Hex(0xFFC8B0), Body: vector.Hex(0xFF9F84), Dark: vector.Hex(0xEE7358), Line: vector.Hex(0x6E1A12)}
	}
	return vector.Tones{Light: vector.Hex(0x456FAC), Body: vector.Hex(0x1E3E74), Dark: vector.Hex(0x10284F), Line: vector.Hex(0x081428)}
}

func schoolTrim(side rules.Side) vector.Color {
	if side == rules.Near {
		return vector.Hex(0xFFF3DA)
	}
	return vector.Hex(0xC9DAF2)
}

var (
	// bareWood is the material of the faces.
	bareWood = vector.Tones{Light: vector.Hex(0xFFF2D8), Body: vector.Hex(0xF6D6A6), Dark: vector.Hex(0xD39E66), Line: vector.Hex(0x55280F)}
	goldLeaf = vector.Tones{Light: vector.Hex(0xFFF4BE), Body: vector.Hex(0xF2C24A), Dark: vector.Hex(0xB0780F), Line: vector.Hex(0x4A2C05)}
	silk     = vector.Tones{Light: vector.Hex(0xFFFFFF), Body: vector.Hex(0xF4F0E6), Dark: vector.Hex(0xC9C2B2), Line: vector.Hex(0x4A4038)}
)

type monk struct {
	c    *vector.Canvas
	side rules.Side
	robe vector.Tones
	trim vector.Color
}

func newMonk(c *vector.Canvas, side rules.Side) monk {
	const k = 0.95 // leaves room for the shadow
	return monk{c.Placed(vector.Pt(0, -0.8*k), k), side, schoolTones(side), schoolTrim(side)}
}

func (m monk) student() {
	m.c.Shadow(new(vector.Path).Ellipse(2, 28, 28, 11), 3, 3, 5, vector.RGBA(0.08, 0.05, 0.04, 0.5))
	m.gown(bell(0, -10, 27, 31, 41), 41)
	if m.side == rules.Near {
		head := new(vector.Path).Circle(0, -22, 18.5)
		bareWood.Part(m.c, head, bareWood.Ball(0, -22, 18.5))
		m.collar(-4)
		m.face(-19, 1)
		vector.Gloss(m.c, -7, -33, 6, 3.4, -0.5, 0.85)
	} else {
		m.hood(0, -8, 1)
		m.face(-15, 0.88)
		vector.Gloss(m.c, -9, -33, 6, 2.2, -0.85, 0.5)
	}
	m.mon(0, 17, 11.5)
}

// master draws a beard, a staff and gold; Red's wears a straw hat, Blue's lotus leaves on its hood.
func (m monk) master() {
	m.c.Shadow(new(vector.Path).Ellipse(1, 28, 33, 11), 3, 3, 5, vector.RGBA(0.08, 0.05, 0.04, 0.5))
	m.gown(bell(-3, -6, 32, 32, 42.5), 42.5)
	m.hem()
	m.staff()
	if m.side == rules.Near {
		head := new(vector.Path).Circle(-3, -9, 15.5)
		bareWood.Part(m.c, head, bareWood.Ball(-3, -9, 15.5))
		m.beard()
		m.strawHat()
	} else {
		m.hood(-3, -5.5, 1.02)
		m.beard()
		m.crown()
	}
	m.brows(-3, -5.5)
	m.mon(-3, 27, 9.5)
}

// hood draws a hood of size k with its lowest edge at (x, y).
func (m monk) hood(x, y, k float64) {
	hood := new(vector.Path).MoveTo(-21, 0).CubeTo(-25, -18, -12, -26, 0, -38).CubeTo(12, -26, 25, -18, 21, 0).
		CubeTo(12, 9, -12, 9, -21, 0).Close().
		Transform(func(q vector.Point) vector.Point { return vector.Pt(x+q.X*k, y+q.Y*k) })
	m.robe.Part(m.c, hood, m.robe.Ball(x-2, y-14*k, 24*k))
	face := new(vector.Path).Ellipse(x, y-8*k, 14.5*k, 13.5*k)
	m.c.Stroke(face, 4.4, vector.Solid(m.robe.Line))
	m.c.Stroke(face, 2, vector.Solid(m.trim))
	m.c.Fill(face, bareWood.Ball(x, y-9*k, 15*k))
}

func bell(x, top, half, low, foot float64) *vector.Path {
	bow := foot + (foot-low)/3
	return new(vector.Path).MoveTo(x-11, top).CubeTo(x-22, top+6, x-half+1, top+22, x-half-1, low).
		CubeTo(x-half+8, bow, x+half-8, bow, x+half+1, low).
		CubeTo(x+half-1, top+22, x+22, top+6, x+11, top).Close()
}

func (m monk) gown(shape *vector.Path, foot float64) {
	m.robe.Part(m.c, shape, m.robe.Slope(-30, -10, 34, foot))
	m.c.Clip(shape, func(c *vector.Canvas) {
		fold := vector.Solid(m.robe.Line.Alpha(0.3))
		for _, k := range []float64{-1, 1} {
			c.Fill(vector.Taper(1, 3.4, vector.Pt(15*k, 4), vector.Pt(18*k, 18), vector.Pt(17.5*k, foot)), fold)
		}
		c.Stroke(shape, 3, vector.Linear(-30, -10, 30, foot, vector.At(0, vector.RGBA(1, 1, 1, 0.5)), vector.At(0.4, vector.RGBA(1, 1, 1, 0)), vector.At(1, vector.RGBA(0.1, 0, 0, 0.3))))
	})
}

func (m monk) hem() {
	m.c.Clip(bell(-3, -6, 32, 32, 42.5), func(c *vector.Canvas) {
		band := []vector.Point{vector.Pt(-40, 28), vector.Pt(-20, 36.5), vector.Pt(-3, 38.5), vector.Pt(14, 36.5), vector.Pt(34, 28)}
		c.Stroke(new(vector.Path).Smooth(false, band...), 8, vector.Solid(goldLeaf.Line))
		c.Stroke(new(vector.Path).Smooth(false, band...), 5, goldLeaf.Slope(-34, 20, 30, 44))
	})
}

func (m monk) collar(y float64) {
	v := new(vector.Path).Smooth(false, vector.Pt(-12, y-3.5), vector.Pt(-6, y+2.2), vector.Pt(0, y+4), vector.Pt(6, y+2.2), vector.Pt(12, y-3.5))
	m.c.Stroke(v, 5.4, vector.Solid(m.robe.Line))
	m.c.Stroke(v, 3, vector.Solid(m.trim))
}

func (m monk) face(y, k float64) {
	line := vector.Solid(bareWood.Line)
	for _, d := range []float64{-1, 1} {
		m.c.Fill(new(vector.Path).Ellipse(10*d*k, y+5*k, 3.4*k, 2.4*k), vector.Solid(vector.Hex(0xF0805E).Alpha(0.45)))
		e := 7 * d * k
		m.c.Stroke(new(vector.Path).Smooth(false, vector.Pt(e-3.6*k, y), vector.Pt(e, y+2.6*k), vector.Pt(e+3.6*k, y)), 2.4*k, line)
	}
	m.c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-2.6*k, y+7*k), vector.Pt(0, y+8.4*k), vector.Pt(2.6*k, y+7*k)), 2*k, line)
}

func (m monk) mon(x, y, r float64) {
	m.c.Fill(new(vector.Path).Circle(x, y, r+1.6), vector.Solid(m.robe.Line))
	m.c.Fill(new(vector.Path).Circle(x, y, r), vector.Solid(m.trim))
	if m.side == rules.Near {
		red := vector.Solid(vector.Hex(0xB92D1E))
		m.c.Fill(new(vector.Path).Circle(x, y, r*0.5), red)
		for i := range 8 {
			s, k := math.Sincos(float64(i) * math.Pi / 4)
			m.c.Fill(vector.Taper(r*0.25, r*0.12, vector.Pt(x+r*0.64*k, y+r*0.64*s), vector.Pt(x+r*0.84*k, y+r*0.84*s)), red)
		}
		return
	}
	m.c.Fill(crescent(x-r*0.06, y, r*0.74), vector.Solid(m.robe.Dark))
}

func crescent(x, y, r float64) *vector.Path {
	return new(vector.Path).MoveTo(x+0.25*r, y-r).CubeTo(x-1.3*r, y-1.1*r, x-1.5*r, y+r, x, y+r).
		CubeTo(x+0.6*r, y+r, x+0.95*r, y+0.6*r, x+r, y+0.1*r).
		CubeTo(x+0.5*r, y+0.65*r, x-0.35*r, y+0.45*r, x-0.3*r, y-0.2*r).
		CubeTo(x-0.28*r, y-0.6*r, x-0.05*r, y-0.85*r, x+0.25*r, y-r).Close()
}

func (m monk) beard() {
	p := new(vector.Path).MoveTo(-17, -6).CubeTo(-17, 8, -11, 15, -3, 20).CubeTo(5, 15, 11, 8, 11, -6).
		CubeTo(8, 0, 2, 0.6, -3, -0.4).CubeTo(-8, 0.6, -14, 0, -17, -6).Close()
	m.c.Stroke(p, 4, vector.Solid(silk.Line))
	m.c.Fill(p, silk.Slope(-16, -6, 10, 20))
	for _, k := range []float64{-1, 1} {
		m.c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-3+4.6*k, 6), vector.Pt(-3+3.4*k, 12)), 1.3, vector.Solid(silk.Dark))
		m.c.Fill(vector.Taper(4.4, 1.6, vector.Pt(-3+1.2*k, 1.6), vector.Pt(-3+6*k, 2.6), vector.Pt(-3+9.6*k, 5.6)), vector.Solid(silk.Dark))
		m.c.Fill(vector.Taper(3.6, 1, vector.Pt(-3+1.2*k, 1.2), vector.Pt(-3+6*k, 2), vector.Pt(-3+9.6*k, 5)), vector.Solid(silk.Light))
	}
}

func (m monk) brows(x, y float64) {
	for _, k := range []float64{-1, 1} {
		e := x + 6.4*k
		m.c.Fill(new(vector.Path).Ellipse(x+9.6*k, y+4.2, 3, 2), vector.Solid(vector.Hex(0xF0805E).Alpha(0.5)))
		m.c.Stroke(new(vector.Path).Smooth(false, vector.Pt(e-3.2, y), vector.Pt(e, y+2.2), vector.Pt(e+3.2, y)), 2.2, vector.Solid(bareWood.Line))
	}
}

func (m monk) strawHat() {
	straw := vector.Tones{Light: vector.Hex(0xFFF4D0), Body: vector.Hex(0xF6DA9A), Dark: vector.Hex(0xCB9A4C), Line: goldLeaf.Line}
	p := new(vector.Path).MoveTo(-36, -16).CubeTo(-20, -25, -10, -32, -6, -42).CubeTo(-4.5, -45.5, -1.5, -45.5, 0, -42).
		CubeTo(4, -32, 14, -25, 30, -16).CubeTo(20, -11.5, -26, -11.5, -36, -16).Close()
	straw.Part(m.c, p, straw.Slope(-28, -40, 26, -8))
	m.c.Clip(p, func(c *vector.Canvas) {
		for _, x := range []float64{-30, -18, -9, 3, 12, 24} {
			c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-3, -46), vector.Pt(-3+(x+3)*0.45, -28), vector.Pt(x, -8)), 1.2, vector.Solid(straw.Dark.Alpha(0.7)))
		}
		rim := new(vector.Path).Smooth(false, vector.Pt(-37, -17), vector.Pt(-20, -13.6), vector.Pt(-3, -12.8), vector.Pt(14, -13.6), vector.Pt(31, -17))
		c.Stroke(rim, 5.6, vector.Solid(goldLeaf.Line))
		c.Stroke(rim, 3.4, goldLeaf.Slope(-36, -18, 30, -6))
	})
}

func (m monk) crown() {
	leaf := func(x, y, k, turn float64) *vector.Path {
		return new(vector.Path).MoveTo(x-6*k, y).CubeTo(x-9*k, y-8*k, x-3*k, y-12*k, x, y-17*k).CubeTo(x+3*k, y-12*k, x+9*k, y-8*k, x+6*k, y).Close().
			Rotated(x, y, turn)
	}
	for _, p := range []*vector.Path{leaf(-13, -23, 0.86, -0.5), leaf(7, -23, 0.86, 0.5), leaf(-3, -23.4, 1.06, 0)} {
		m.c.Stroke(p, 4, vector.Solid(goldLeaf.Line))
		m.c.Fill(p, goldLeaf.Slope(-18, -40, 12, -20))
	}
	band := new(vector.Path).Smooth(false, vector.Pt(-21, -20), vector.Pt(-12, -22.4), vector.Pt(-3, -23.2), vector.Pt(6, -22.4), vector.Pt(15, -20))
	m.c.Stroke(band, 7, vector.Solid(goldLeaf.Line))
	m.c.Stroke(band, 3.6, goldLeaf.Slope(-20, -26, 14, -18))
	m.c.Fill(new(vector.Path).Circle(-3, -29.4, 3.4), vector.Solid(goldLeaf.Line))
	m.c.Fill(new(vector.Path).Circle(-3, -29.4, 2.1), vector.Solid(vector.Hex(0x7FC4F0)))
}

func (m monk) staff() {
	rod := []vector.Point{vector.Pt(36.5, -22), vector.Pt(35.5, 38)}
	m.c.Fill(vector.Taper(8.4, 8.4, rod...), vector.Solid(goldLeaf.Line))
	m.c.Fill(vector.Taper(4, 4, rod...), vector.Linear(33, 0, 39, 0, vector.At(0, vector.Hex(0xB9783C)), vector.At(1, vector.Hex(0x6B3A1B))))
	if m.side == rules.Near {
		ring := new(vector.Path).Circle(36.7, -29, 6.4)
		m.c.Stroke(ring, 7.4, vector.Solid(goldLeaf.Line))
		m.c.Stroke(ring, 3.6, goldLeaf.Slope(30, -36, 44, -22))
		return
	}
	moon := new(vector.Path).MoveTo(27.6, -40).CubeTo(26, -23, 46.6, -23, 45, -40).CubeTo(43, -30.5, 29.6, -30.5, 27.6, -40).Close()
	goldLeaf.Part(m.c, moon, goldLeaf.Slope(27, -40, 46, -24))
}
