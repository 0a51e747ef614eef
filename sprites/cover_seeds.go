package sprites

import "math"

// seedsCover is a carved board on a woven cloth, its houses full of glass.
func seedsCover(c *Canvas) {
	cloth(c)
	board := carvedBoard()
	v := view{horizon: -96, lens: 440, height: 640, x: 160, dist: 1330, shift: 5, turn: -0.13, middle: Pt(330, 110)}
	v.slabSide(c, board, 16, Hex(0x5A2E14))
	v.lay(c, board)
	for h, n := range [12]int{4, 6, 3, 5, 0, 7, 5, 3, 0, 6, 4, 8} {
		seedPile(c, v, Pt(50+float64(h%6)*112, float64(h/6)*220), n, 27, uint32(h))
	}
	seedPile(c, v, Pt(-76, 70), 5, 30, 31)
	seedPile(c, v, Pt(-76, 165), 4, 28, 32)
	seedPile(c, v, Pt(736, 60), 6, 30, 33)
	seedPile(c, v, Pt(736, 160), 7, 32, 34)
	for i, q := range []Point{{246, 186}, {272, 176}, {266, 195}} {
		glassSeed(c, q, 10, uint32(i+1))
	}
}

// cloth is woven in bands of diamonds, its rows closer with distance.
func cloth(c *Canvas) {
	bands := []Color{Hex(0xB8452C), Hex(0xE9A23B), Hex(0x1F6E6A), Hex(0xF3DFB0)}
	c.Fill(coverFrame(), func(x, y float64) Color {
		z := 46000 / (y + 140)
		u, w := (x-160)*z/230, z
		band := int(math.Floor(w/22 + 0.4))
		col := bands[(band%4+4)%4]
		f := w/22 + 0.4 - math.Floor(w/22+0.4)
		d := math.Abs(math.Mod(math.Abs(u)/18+0.5, 1)-0.5)*2 + math.Abs(f-0.5)*2
		if d < 0.62 {
			col = bands[((band+1)%4+4)%4]
		}
		if d < 0.3 {
			col = bands[((band+3)%4+4)%4]
		}
		thread := math.Sin(x*2.2) * math.Sin(y*2.6)
		return col.Mix(Hex(0x3A1A10), 0.16+0.07*thread+0.12*(1-y/200))
	})
	c.Fill(coverFrame(), Linear(0, 0, 320, 200, Stop{0, Color{1, 0.92, 0.7, 0.34}}, Stop{0.5, Color{1, 0.9, 0.7, 0}}))
}

// carvedBoard has six houses a side and two stores.
func carvedBoard() Drawing {
	honey := tones{Hex(0xE2A765), Hex(0xC98748), Hex(0xA5662F), Hex(0x4A2711)}
	return Drawing{"carved board", -150, -90, 960, 400, func(c *Canvas) {
		c.Clip(new(Path).RoundRect(-150, -90, 960, 400, 60), func(c *Canvas) {
			c.Fill(new(Path).RoundRect(-150, -90, 960, 400, 0), wood(honey, 11, false, 5))
			c.Stroke(new(Path).RoundRect(-146, -86, 952, 392, 56), 8, Linear(-150, -90, 810, 310, Stop{0, Color{1, 0.95, 0.8, 0.7}}, Stop{0.5, Color{1, 0.9, 0.7, 0.1}}, Stop{1, Color{0.2, 0.08, 0, 0.5}}))
			c.Stroke(new(Path).RoundRect(-130, -70, 920, 360, 44), 3, Solid(Hex(0x5A2E14).Alpha(0.7)))
			for i := range 24 {
				x := -10 + float64(i)*29.6
				c.Fill(star(x, 110, 9, 4, 4, 0), Solid(Hex(0x5A2E14).Alpha(0.65)))
			}
			for h := range 12 {
				pit(c, new(Path).Circle(50+float64(h%6)*112, float64(h/6)*220, 50), 50+float64(h%6)*112, float64(h/6)*220, 50)
			}
			pit(c, new(Path).RoundRect(-118, -40, 84, 300, 42), -76, 110, 150)
			pit(c, new(Path).RoundRect(694, -40, 84, 300, 42), 736, 110, 150)
		})
	}}
}

// pit is a carved hollow: dark at the upper left, lit at the lower right.
func pit(c *Canvas, shape *Path, x, y, r float64) {
	c.Stroke(shape, 5, Linear(x-r*0.7, y-r*0.7, x+r*0.7, y+r*0.7, Stop{0, Hex(0x4A2711)}, Stop{1, Hex(0xFFD79A)}))
	c.Fill(shape, Linear(x-r*0.8, y-r*0.8, x+r*0.8, y+r*0.8, Stop{0, Hex(0x43200D)}, Stop{0.5, Hex(0x7A4520)}, Stop{1, Hex(0xB97C42)}))
}

// seedPile lays n seeds about a place of the board, the far ones first.
func seedPile(c *Canvas, v view, q Point, n int, spread float64, seed uint32) {
	for i := range n {
		t := (float64(i) + 0.5) / float64(n)
		a := 2.4*float64(i) + float64(seed)
		r := spread * math.Sqrt(0.15+0.85*math.Abs(lattice(int32(i), 3, seed)))
		if n == 1 {
			r = 0
		}
		at, s := v.at(Pt(q.X+r*math.Cos(a), q.Y+spread*(2*t-1)))
		glassSeed(c, at, 19*s, seed*5+uint32(i))
	}
}

// glassSeed is a drop of coloured glass with its light on the ground.
func glassSeed(c *Canvas, at Point, r float64, seed uint32) {
	col := [...]Color{Hex(0x1FA6A0), Hex(0xE8553E), Hex(0xF2B13A), Hex(0x3C6FD0), Hex(0x7DBB4A), Hex(0xB95AA8)}[seed%6]
	y := at.Y - r*0.45
	shape := new(Path).Ellipse(at.X, y, r, r*0.9)
	c.Shadow(shape, r*0.3, r*0.45, r*0.7, Color{0.08, 0.03, 0.01, 0.65})
	c.Fill(shape, Radial(at.X+r*0.3, y+r*0.4, r*1.7, Stop{0, col.Lighter(0.55)}, Stop{0.4, col}, Stop{1, col.Darker(0.55)}))
	c.Stroke(shape, r*0.1, Solid(col.Darker(0.6).Alpha(0.6)))
	gloss(c, at.X-r*0.35, y-r*0.4, r*0.36, r*0.24, -0.6, 1)
}
