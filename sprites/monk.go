package sprites

import (
	"math"

	"tidepool/rules"
)

// schoolTones are the robes of the two schools: Red's light, Blue's dark.
func schoolTones(side rules.Side) tones {
	if side == rules.Near {
		return tones{Hex(0xFFC8B0), Hex(0xFF9F84), Hex(0xEE7358), Hex(0x6E1A12)}
	}
	return tones{Hex(0x456FAC), Hex(0x1E3E74), Hex(0x10284F), Hex(0x081428)}
}

// schoolTrim is the light tone of each school's mark and collar.
func schoolTrim(side rules.Side) Color {
	if side == rules.Near {
		return Hex(0xFFF3DA)
	}
	return Hex(0xC9DAF2)
}

var (
	// bare wood is what the figures' faces are turned from.
	bareWood = tones{Hex(0xFFF2D8), Hex(0xF6D6A6), Hex(0xD39E66), Hex(0x55280F)}
	goldLeaf = tones{Hex(0xFFF4BE), Hex(0xF2C24A), Hex(0xB0780F), Hex(0x4A2C05)}
	silk     = tones{Hex(0xFFFFFF), Hex(0xF4F0E6), Hex(0xC9C2B2), Hex(0x4A4038)}
)

// A monk is a carved figure of one school, a student or its master.
type monk struct {
	c    *Canvas
	side rules.Side
	robe tones
	trim Color
}

func newMonk(c *Canvas, side rules.Side) monk {
	const k = 0.95 // leaves room for the shadow
	c = &Canvas{c.img, c.scale * k, c.x / k, c.y/k + 0.8}
	return monk{c, side, schoolTones(side), schoolTrim(side)}
}

// student is bald if Red's and hooded if Blue's.
func (m monk) student() {
	m.c.Shadow(new(Path).Ellipse(2, 28, 28, 11), 3, 3, 5, Color{0.08, 0.05, 0.04, 0.5})
	m.gown(bell(0, -10, 27, 31, 41), 41)
	if m.side == rules.Near {
		head := new(Path).Circle(0, -22, 18.5)
		bareWood.part(m.c, head, bareWood.ball(0, -22, 18.5))
		m.collar(0, -4)
		m.face(0, -19, 1)
		gloss(m.c, -7, -33, 6, 3.4, -0.5, 0.85)
	} else {
		m.hood(0, -8, 1)
		m.face(0, -15, 0.88)
		gloss(m.c, -9, -33, 6, 2.2, -0.85, 0.5)
	}
	m.mon(0, 17, 11.5)
}

// master is larger, with a beard, a staff and gold; Red's wears a hat of
// straw, Blue's a crown of lotus leaves on its hood.
func (m monk) master() {
	m.c.Shadow(new(Path).Ellipse(1, 28, 33, 11), 3, 3, 5, Color{0.08, 0.05, 0.04, 0.5})
	m.gown(bell(-3, -6, 32, 32, 42.5), 42.5)
	m.hem()
	m.staff()
	if m.side == rules.Near {
		head := new(Path).Circle(-3, -9, 15.5)
		bareWood.part(m.c, head, bareWood.ball(-3, -9, 15.5))
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

// hood ends in a point above the face that looks out of it; its lowest edge
// is at (x, y), and k is its size.
func (m monk) hood(x, y, k float64) {
	hood := new(Path).MoveTo(-21, 0).CubeTo(-25, -18, -12, -26, 0, -38).CubeTo(12, -26, 25, -18, 21, 0).
		CubeTo(12, 9, -12, 9, -21, 0).Close().
		Transform(func(q Point) Point { return Pt(x+q.X*k, y+q.Y*k) })
	m.robe.part(m.c, hood, m.robe.ball(x-2, y-14*k, 24*k))
	face := new(Path).Ellipse(x, y-8*k, 14.5*k, 13.5*k)
	m.c.Stroke(face, 4.4, Solid(m.robe.line))
	m.c.Stroke(face, 2, Solid(m.trim))
	m.c.Fill(face, bareWood.ball(x, y-9*k, 15*k))
}

// bell is a gown from the shoulders down to the hem, which bows to foot.
func bell(x, top, half, low, foot float64) *Path {
	bow := foot + (foot-low)/3
	return new(Path).MoveTo(x-11, top).CubeTo(x-22, top+6, x-half+1, top+22, x-half-1, low).
		CubeTo(x-half+8, bow, x+half-8, bow, x+half+1, low).
		CubeTo(x+half-1, top+22, x+22, top+6, x+11, top).Close()
}

// gown is the robe, with folds that fall from the arms.
func (m monk) gown(shape *Path, foot float64) {
	m.robe.part(m.c, shape, m.robe.slope(-30, -10, 34, foot))
	m.c.Clip(shape, func(c *Canvas) {
		fold := Solid(m.robe.line.Alpha(0.3))
		for _, k := range []float64{-1, 1} {
			c.Fill(taper(1, 3.4, Pt(15*k, 4), Pt(18*k, 18), Pt(17.5*k, foot)), fold)
		}
		c.Stroke(shape, 3, Linear(-30, -10, 30, foot, Stop{0, Color{1, 1, 1, 0.5}}, Stop{0.4, Color{1, 1, 1, 0}}, Stop{1, Color{0.1, 0, 0, 0.3}}))
	})
}

// hem is the band of gold along the foot of a master's gown.
func (m monk) hem() {
	m.c.Clip(bell(-3, -6, 32, 32, 42.5), func(c *Canvas) {
		band := []Point{{-40, 28}, {-20, 36.5}, {-3, 38.5}, {14, 36.5}, {34, 28}}
		c.Stroke(new(Path).Smooth(false, band...), 8, Solid(goldLeaf.line))
		c.Stroke(new(Path).Smooth(false, band...), 5, goldLeaf.slope(-34, 20, 30, 44))
	})
}

// collar is the fold of the robe at the neck.
func (m monk) collar(x, y float64) {
	v := new(Path).Smooth(false, Pt(x-12, y-3.5), Pt(x-6, y+2.2), Pt(x, y+4), Pt(x+6, y+2.2), Pt(x+12, y-3.5))
	m.c.Stroke(v, 5.4, Solid(m.robe.line))
	m.c.Stroke(v, 3, Solid(m.trim))
}

// face is at rest: eyes closed, a small smile and a blush.
func (m monk) face(x, y, k float64) {
	line := Solid(bareWood.line)
	for _, d := range []float64{-1, 1} {
		m.c.Fill(new(Path).Ellipse(x+10*d*k, y+5*k, 3.4*k, 2.4*k), Solid(Hex(0xF0805E).Alpha(0.45)))
		e := x + 7*d*k
		m.c.Stroke(new(Path).Smooth(false, Pt(e-3.6*k, y), Pt(e, y+2.6*k), Pt(e+3.6*k, y)), 2.4*k, line)
	}
	m.c.Stroke(new(Path).Smooth(false, Pt(x-2.6*k, y+7*k), Pt(x, y+8.4*k), Pt(x+2.6*k, y+7*k)), 2*k, line)
}

// mon is the school's mark: a sun or a moon on a disc.
func (m monk) mon(x, y, r float64) {
	m.c.Fill(new(Path).Circle(x, y, r+1.6), Solid(m.robe.line))
	m.c.Fill(new(Path).Circle(x, y, r), Solid(m.trim))
	if m.side == rules.Near {
		red := Solid(Hex(0xB92D1E))
		m.c.Fill(new(Path).Circle(x, y, r*0.5), red)
		for i := range 8 {
			s, k := math.Sincos(float64(i) * math.Pi / 4)
			m.c.Fill(taper(r*0.25, r*0.12, Pt(x+r*0.64*k, y+r*0.64*s), Pt(x+r*0.84*k, y+r*0.84*s)), red)
		}
		return
	}
	m.c.Fill(crescent(x-r*0.06, y, r*0.74), Solid(m.robe.dark))
}

// crescent is a moon whose horns point to the upper right.
func crescent(x, y, r float64) *Path {
	return new(Path).MoveTo(x+0.25*r, y-r).CubeTo(x-1.3*r, y-1.1*r, x-1.5*r, y+r, x, y+r).
		CubeTo(x+0.6*r, y+r, x+0.95*r, y+0.6*r, x+r, y+0.1*r).
		CubeTo(x+0.5*r, y+0.65*r, x-0.35*r, y+0.45*r, x-0.3*r, y-0.2*r).
		CubeTo(x-0.28*r, y-0.6*r, x-0.05*r, y-0.85*r, x+0.25*r, y-r).Close()
}

// beard hangs from a master's chin in one lock, under a moustache.
func (m monk) beard() {
	p := new(Path).MoveTo(-17, -6).CubeTo(-17, 8, -11, 15, -3, 20).CubeTo(5, 15, 11, 8, 11, -6).
		CubeTo(8, 0, 2, 0.6, -3, -0.4).CubeTo(-8, 0.6, -14, 0, -17, -6).Close()
	m.c.Stroke(p, 4, Solid(silk.line))
	m.c.Fill(p, silk.slope(-16, -6, 10, 20))
	for _, k := range []float64{-1, 1} {
		m.c.Stroke(new(Path).Smooth(false, Pt(-3+4.6*k, 6), Pt(-3+3.4*k, 12)), 1.3, Solid(silk.dark))
		m.c.Fill(taper(4.4, 1.6, Pt(-3+1.2*k, 1.6), Pt(-3+6*k, 2.6), Pt(-3+9.6*k, 5.6)), Solid(silk.dark))
		m.c.Fill(taper(3.6, 1, Pt(-3+1.2*k, 1.2), Pt(-3+6*k, 2), Pt(-3+9.6*k, 5)), Solid(silk.light))
	}
}

// brows are a master's closed eyes and the white over them.
func (m monk) brows(x, y float64) {
	for _, k := range []float64{-1, 1} {
		e := x + 6.4*k
		m.c.Fill(new(Path).Ellipse(x+9.6*k, y+4.2, 3, 2), Solid(Hex(0xF0805E).Alpha(0.5)))
		m.c.Stroke(new(Path).Smooth(false, Pt(e-3.2, y), Pt(e, y+2.2), Pt(e+3.2, y)), 2.2, Solid(bareWood.line))
	}
}

// strawHat is a wide cone with a rim of gold.
func (m monk) strawHat() {
	straw := tones{Hex(0xFFF4D0), Hex(0xF6DA9A), Hex(0xCB9A4C), goldLeaf.line}
	p := new(Path).MoveTo(-36, -16).CubeTo(-20, -25, -10, -32, -6, -42).CubeTo(-4.5, -45.5, -1.5, -45.5, 0, -42).
		CubeTo(4, -32, 14, -25, 30, -16).CubeTo(20, -11.5, -26, -11.5, -36, -16).Close()
	straw.part(m.c, p, straw.slope(-28, -40, 26, -8))
	m.c.Clip(p, func(c *Canvas) {
		for _, x := range []float64{-30, -18, -9, 3, 12, 24} {
			c.Stroke(new(Path).Smooth(false, Pt(-3, -46), Pt(-3+(x+3)*0.45, -28), Pt(x, -8)), 1.2, Solid(straw.dark.Alpha(0.7)))
		}
		rim := new(Path).Smooth(false, Pt(-37, -17), Pt(-20, -13.6), Pt(-3, -12.8), Pt(14, -13.6), Pt(31, -17))
		c.Stroke(rim, 5.6, Solid(goldLeaf.line))
		c.Stroke(rim, 3.4, goldLeaf.slope(-36, -18, 30, -6))
	})
}

// crown is a band of gold with three lotus leaves.
func (m monk) crown() {
	leaf := func(x, y, k, turn float64) *Path {
		return new(Path).MoveTo(x-6*k, y).CubeTo(x-9*k, y-8*k, x-3*k, y-12*k, x, y-17*k).CubeTo(x+3*k, y-12*k, x+9*k, y-8*k, x+6*k, y).Close().
			Rotated(x, y, turn)
	}
	for _, p := range []*Path{leaf(-13, -23, 0.86, -0.5), leaf(7, -23, 0.86, 0.5), leaf(-3, -23.4, 1.06, 0)} {
		m.c.Stroke(p, 4, Solid(goldLeaf.line))
		m.c.Fill(p, goldLeaf.slope(-18, -40, 12, -20))
	}
	band := new(Path).Smooth(false, Pt(-21, -20), Pt(-12, -22.4), Pt(-3, -23.2), Pt(6, -22.4), Pt(15, -20))
	m.c.Stroke(band, 7, Solid(goldLeaf.line))
	m.c.Stroke(band, 3.6, goldLeaf.slope(-20, -26, 14, -18))
	m.c.Fill(new(Path).Circle(-3, -29.4, 3.4), Solid(goldLeaf.line))
	m.c.Fill(new(Path).Circle(-3, -29.4, 2.1), Solid(Hex(0x7FC4F0)))
}

// staff is held upright at the master's left; its head is a ring for Red and
// a moon for Blue.
func (m monk) staff() {
	rod := []Point{{36.5, -22}, {35.5, 38}}
	m.c.Fill(taper(8.4, 8.4, rod...), Solid(goldLeaf.line))
	m.c.Fill(taper(4, 4, rod...), Linear(33, 0, 39, 0, Stop{0, Hex(0xB9783C)}, Stop{1, Hex(0x6B3A1B)}))
	if m.side == rules.Near {
		ring := new(Path).Circle(36.7, -29, 6.4)
		m.c.Stroke(ring, 7.4, Solid(goldLeaf.line))
		m.c.Stroke(ring, 3.6, goldLeaf.slope(30, -36, 44, -22))
		return
	}
	moon := new(Path).MoveTo(27.6, -40).CubeTo(26, -23, 46.6, -23, 45, -40).CubeTo(43, -30.5, 29.6, -30.5, 27.6, -40).Close()
	goldLeaf.part(m.c, moon, goldLeaf.slope(27, -40, 46, -24))
}
