package sprites

import "math"

// The mat's materials: rush, the brocade around it and the ink on it.
var (
	rush    = tones{Hex(0xF4EBC9), Hex(0xE6DBAC), Hex(0xCBBE85), Hex(0x6B5A36)}
	brocade = tones{Hex(0x4E8078), Hex(0x2F5A55), Hex(0x1E413E), Hex(0x102826)}
)

// mat is woven of rush and bound in brocade.
func mat(c *Canvas) {
	sheet := new(Path).RoundRect(-30, -30, 560, 560, 18)
	c.Clip(sheet, func(c *Canvas) {
		c.Backdrop(-10, -10, 520, 520, 1.5, rushes)
		binding(c)
	})
	inkGrid(c)
	temple(c, Pt(250, 450), 1, Hex(0xC8402C))
	temple(c, Pt(250, 50), -1, Hex(0x24508F))
}

// rushes is tatami: fine stalks along x, held by warps, in two shades a
// square, like a field of mats.
func rushes(x, y float64) Color {
	i, j := math.Floor(x/100), math.Floor(y/100)
	stalk := math.Sin(y*1.9) * 0.5
	warp := math.Cos(x * math.Pi / 5)
	v := 0.52 + 0.13*stalk + 0.06*warp + 0.16*Noise(x/38, y/2.2, 5) + 0.12*Noise(x/130, y/110, 6)
	if int(i+j)&1 == 0 {
		v += 0.14
	}
	if edge := max(math.Abs(x-250), math.Abs(y-250)) - 249; edge > 0 {
		v -= 0.06 * edge // the binding's shadow
	}
	if v < 0.5 {
		return rush.dark.Mix(rush.body, max(0, v)*2)
	}
	return rush.body.Mix(rush.light, min(1, v*2-1))
}

func ring(x, y, w, h, wide float64) *Path {
	p := new(Path).RoundRect(x-wide, y-wide, w+2*wide, h+2*wide, 4)
	hole := new(Path).RoundRect(x, y, w, h, 4).Mirrored(x + w/2)
	p.verbs, p.points = append(p.verbs, hole.verbs...), append(p.points, hole.points...)
	return p
}

// binding is the border: brocade with a wave of gold between two lines.
func binding(c *Canvas) {
	c.Fill(ring(-8, -8, 516, 516, 24), Linear(-30, -30, 530, 530, Stop{0, brocade.light}, Stop{0.4, brocade.body}, Stop{1, brocade.dark}))
	gold := Linear(-30, -30, 530, 530, Stop{0, Hex(0xFFEFB8)}, Stop{0.5, Hex(0xE2BE6C)}, Stop{1, Hex(0xB58A38)})
	c.Stroke(new(Path).RoundRect(-11, -11, 522, 522, 5), 2, gold)
	c.Stroke(new(Path).RoundRect(-25.5, -25.5, 551, 551, 14), 1.6, gold)
	for k := range 4 {
		for i := range 26 {
			at := 10 + float64(i)*19.2
			p := new(Path).Arc(at, -16, 5.4, math.Pi, 2*math.Pi)
			p = p.Rotated(250, 250, float64(k)*math.Pi/2)
			c.Stroke(p, 1.5, Solid(Hex(0xE2BE6C).Alpha(0.75)))
		}
	}
}

// inkGrid is drawn with a brush: lines that swell and thin, and a heavier
// frame.
func inkGrid(c *Canvas) {
	ink := Solid(Hex(0x3A2F22).Alpha(0.72))
	for i := 1; i < 5; i++ {
		at := 100 * float64(i)
		n := uint32(i)
		c.Fill(inkLine(Pt(at, 0), Pt(at, 500), 2.6, n), ink)
		c.Fill(inkLine(Pt(0, at), Pt(500, at), 2.6, n+10), ink)
	}
	for k := range 4 {
		p := inkLine(Pt(-3, 0), Pt(503, 0), 5, uint32(20+k)).Rotated(250, 250, float64(k)*math.Pi/2)
		c.Fill(p, Solid(Hex(0x2E251B).Alpha(0.9)))
	}
}

// inkLine is a straight stroke of the brush.
func inkLine(a, b Point, w float64, seed uint32) *Path {
	var touches []touch
	const steps = 10
	for i := range steps + 1 {
		t := float64(i) / steps
		wander := 0.4 * lattice(int32(i), 3, seed)
		if i == 0 || i == steps {
			wander = 0
		}
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		nx, ny := -(b.Y-a.Y)/d, (b.X-a.X)/d
		touches = append(touches, touch{a.X + (b.X-a.X)*t + nx*wander, a.Y + (b.Y-a.Y)*t + ny*wander, w * (1 + 0.25*lattice(int32(i), 4, seed))})
	}
	return brushed(touches)
}

// temple is a gate printed on a square of the mat; up is 1 if its roof is
// towards smaller y, and -1 if it stands on its head.
func temple(c *Canvas, at Point, up float64, col Color) {
	const k = 0.86
	place := func(p *Path) *Path {
		return p.Transform(func(q Point) Point { return Pt(at.X+q.X*up*k, at.Y+(q.Y-4)*up*k) })
	}
	box := func(x0, y0, x1, y1 float64) *Path { return new(Path).RoundRect(x0, y0, x1-x0, y1-y0, 1.5) }
	c.Fill(new(Path).RoundRect(at.X-45, at.Y-45, 90, 90, 6), Solid(col.Alpha(0.15)))
	c.Stroke(new(Path).RoundRect(at.X-42, at.Y-42, 84, 84, 4), 2, Solid(col.Alpha(0.75)))
	roof := new(Path).MoveTo(-46, -33).CubeTo(-26, -26, 26, -26, 46, -33).CubeTo(44, -25, 41, -20, 37, -17).
		CubeTo(20, -19.5, -20, -19.5, -37, -17).CubeTo(-41, -20, -44, -25, -46, -33).Close()
	parts := []*Path{roof, box(-31, -14, 31, -9.5), box(-37, -2, 37, 4.6), box(-5, -12, 5, 0)}
	for _, s := range []float64{-1, 1} {
		parts = append(parts, new(Path).Polygon(Pt(21*s, -12), Pt(28*s, -12), Pt(30.5*s, 40), Pt(22*s, 40)),
			box(26.4*s-8, 39, 26.4*s+8, 44))
	}
	ink := Solid(col.Mix(rush.body, 0.1))
	for _, p := range parts {
		c.Fill(place(p), ink)
	}
}
