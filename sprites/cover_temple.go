package sprites

import "math"

// templeCover is a mat before an arch in misty mountains, with the carved
// students of both schools and two cards.
func templeCover(c *Canvas) {
	c.Fill(coverFrame(), Vertical(0, 110, Hex(0xFBE9D2), Hex(0xC9DED2)))
	c.Fill(new(Path).Circle(84, 40, 20), Solid(Hex(0xFFFDF0)))
	c.Shadow(new(Path).Circle(84, 40, 22), 0, 0, 30, Hex(0xFFF6D0).Alpha(0.9))
	mist := Hex(0xE8EBDD)
	for i, m := range [][]Point{
		{{-30, 110}, {10, 70}, {44, 40}, {70, 66}, {120, 84}, {170, 110}},
		{{120, 110}, {190, 66}, {236, 26}, {262, 54}, {300, 60}, {350, 110}},
		{{-40, 116}, {-6, 62}, {16, 58}, {60, 92}, {110, 116}},
		{{220, 116}, {270, 84}, {306, 50}, {330, 60}, {370, 116}},
	} {
		top := 30 + 12*float64(i)
		col := Hex(0x6E9A94).Mix(mist, 0.45-0.13*float64(i))
		c.Fill(new(Path).Smooth(true, m...), Vertical(top, 108, col, mist))
	}
	c.Fill(new(Path).Polygon(Pt(0, 98), Pt(320, 98), Pt(320, 200), Pt(0, 200)), func(x, y float64) Color {
		return Hex(0xB9C7A4).Mix(Hex(0x7F946D), min(1, (y-98)/60)).Mix(Hex(0xDDE3C6), 0.14*Noise(x/5, y/3, 3))
	})
	arch(c, 160, 104, 1)
	v := coverView(Pt(250, 250), 940, 0)
	v.lay(c, schoolMat())
	red := tones{Hex(0xFF9C84), Hex(0xDC4B35), Hex(0x8E2116), Hex(0x4E100B)}
	blue := tones{Hex(0xA9CBF2), Hex(0x3F78C0), Hex(0x173B70), Hex(0x0B1F40)}
	for i := range 5 {
		at, s := v.at(Pt(50+100*float64(i), 50))
		student(c, at, s*1.05, blue, i == 2)
	}
	for _, q := range []Point{{150, 250}, {350, 150}} {
		at, s := v.at(q)
		student(c, at, s*1.1, blue, false)
	}
	at, s := v.at(Pt(250, 350))
	student(c, Pt(at.X-4, at.Y+12), s*1.75, red, true)
	for _, q := range []Point{{95, 330}, {408, 330}} {
		at, s := v.at(q)
		student(c, at, s*1.35, red, false)
	}
	c.Draw(moveCard("frog", Hex(0xC8402C), Pt(-2, 0), Pt(-1, 1), Pt(1, -1)), Pt(46, 166), 0.62, -0.2)
	c.Draw(moveCard("crab", Hex(0x2C62A8), Pt(0, 1), Pt(-2, 0), Pt(2, 0)), Pt(276, 166), 0.62, 0.18)
}

// schoolMat is the woven mat with its two temples.
func schoolMat() Drawing {
	return Drawing{"school mat", -40, -40, 580, 580, func(c *Canvas) {
		c.Fill(new(Path).RoundRect(-40, -40, 580, 580, 20), Solid(Hex(0x2F5A55)))
		c.Stroke(new(Path).RoundRect(-26, -26, 552, 552, 12), 5, Solid(Hex(0xE2BE6C)))
		c.Fill(new(Path).RoundRect(-14, -14, 528, 528, 6), func(x, y float64) Color {
			weave := math.Sin(x*0.8) * math.Sin(y*0.8)
			return Hex(0xEBDDB6).Mix(Hex(0xC9B582), 0.4+0.3*weave)
		})
		for x := range 5 {
			for y := range 5 {
				if x == 2 && (y == 0 || y == 4) {
					c.Fill(new(Path).RoundRect(206, float64(y)*100+6, 88, 88, 8), Solid([]Color{Hex(0x5B8CCB), Hex(0xE2735F)}[y/4]))
				}
				c.Stroke(new(Path).RoundRect(float64(x)*100+3, float64(y)*100+3, 94, 94, 8), 4, Solid(Hex(0x6B5A36).Alpha(0.75)))
			}
		}
	}}
}

// arch is a temple gate of red lacquer whose foot is at (x, y).
func arch(c *Canvas, x, y, k float64) {
	t := tones{Hex(0xF0805E), Hex(0xC8412D), Hex(0x8A2317), Hex(0x45100B)}
	box := func(x0, y0, x1, y1 float64) *Path {
		return new(Path).RoundRect(x+x0*k, y+y0*k, (x1-x0)*k, (y1-y0)*k, 1.5*k)
	}
	line := func(p *Path, paint Paint) {
		c.Stroke(p, 2.4*k, Solid(t.line))
		c.Fill(p, paint)
	}
	for _, side := range []float64{-38, 32} {
		line(box(side, -58, side+7, 2), Linear(x+side*k, 0, x+(side+7)*k, 0, Stop{0, t.light}, Stop{0.5, t.body}, Stop{1, t.dark}))
		line(box(side-2, -1, side+9, 4), Solid(Hex(0x5F5A55)))
	}
	line(box(-46, -54, 46, -48), Vertical(y-54*k, y-48*k, t.light, t.dark))
	line(box(-7, -63, 7, -47), Vertical(y-63*k, y-47*k, Hex(0x3B4A48), Hex(0x223230)))
	c.Fill(box(-3.5, -60, 3.5, -50), Solid(Hex(0xE8C670)))
	roof := new(Path).MoveTo(x-62*k, y-72*k).CubeTo(x-40*k, y-63*k, x+40*k, y-63*k, x+62*k, y-72*k).
		CubeTo(x+58*k, y-63*k, x+52*k, y-60*k, x+48*k, y-59*k).LineTo(x-48*k, y-59*k).CubeTo(x-52*k, y-60*k, x-58*k, y-63*k, x-62*k, y-72*k).Close()
	line(roof, Vertical(y-72*k, y-59*k, Hex(0x567A76), Hex(0x23403E)))
}

// student is a carved figure whose foot is in the middle of a square; a
// master is taller and wears a hat.
func student(c *Canvas, at Point, s float64, t tones, master bool) {
	h := 62.0
	if master {
		h = 76
	}
	p := func(x, y float64) Point { return Pt(at.X+x*s, at.Y+(14+y)*s) }
	foot, head := p(0, 0), p(0, -h)
	c.Shadow(new(Path).Ellipse(foot.X, foot.Y, 30*s, 12*s), 6*s, 3*s, 9*s, Color{0.05, 0.05, 0.05, 0.55})
	l, r := p(-27, 0), p(27, 0)
	nl, nr := p(-9, -h+10), p(9, -h+10)
	robe := new(Path).MoveTo(l.X, l.Y).CubeTo(l.X+7*s, l.Y-26*s, nl.X-6*s, nl.Y+16*s, nl.X, nl.Y).LineTo(nr.X, nr.Y).
		CubeTo(nr.X+6*s, nr.Y+16*s, r.X-7*s, r.Y-26*s, r.X, r.Y).CubeTo(r.X-6*s, r.Y+13*s, l.X+6*s, l.Y+13*s, l.X, l.Y).Close()
	ball := new(Path).Circle(head.X, head.Y, 14.5*s)
	for _, part := range []*Path{robe, ball} {
		c.Stroke(part, 5*s, Solid(t.line))
	}
	c.Fill(robe, Linear(l.X, head.Y, r.X, r.Y, Stop{0.1, t.light}, Stop{0.45, t.body}, Stop{1, t.dark}))
	sash := p(0, -h*0.42)
	c.Clip(robe, func(c *Canvas) {
		c.Stroke(new(Path).Smooth(false, Pt(sash.X-30*s, sash.Y), Pt(sash.X, sash.Y+6*s), Pt(sash.X+30*s, sash.Y)), 6*s, Solid(Hex(0xF6DDA0)))
	})
	c.Fill(ball, t.ball(head.X, head.Y, 15*s))
	if master {
		hat := new(Path).MoveTo(head.X-24*s, head.Y-3*s).QuadTo(head.X-3*s, head.Y-14*s, head.X, head.Y-25*s).QuadTo(head.X+3*s, head.Y-14*s, head.X+24*s, head.Y-3*s).
			QuadTo(head.X, head.Y+6*s, head.X-24*s, head.Y-3*s).Close()
		c.Stroke(hat, 5*s, Solid(t.line))
		c.Fill(hat, Linear(head.X-22*s, head.Y-20*s, head.X+22*s, head.Y, Stop{0, Hex(0xFFF2C4)}, Stop{0.5, Hex(0xE9BE5E)}, Stop{1, Hex(0xA8742A)}))
	}
	if !master {
		gloss(c, head.X-5*s, head.Y-5*s, 4*s, 2.4*s, -0.6, 0.7)
	}
}

// moveCard shows where a piece in the middle of its grid may go; dy is forward.
func moveCard(name string, stamp Color, moves ...Point) Drawing {
	return Drawing{"move card " + name, -80, -60, 160, 120, func(c *Canvas) {
		sheet := new(Path).RoundRect(-66, -46, 132, 92, 10)
		c.Shadow(sheet, 4, 6, 9, Color{0.1, 0.05, 0.02, 0.5})
		c.Stroke(sheet, 3, Solid(Hex(0x6B4B22)))
		c.Fill(sheet, Linear(-66, -46, 66, 46, Stop{0, Hex(0xFFFAEA)}, Stop{1, Hex(0xEBD9AE)}))
		for i := range 25 {
			x, y := float64(i%5)-2, float64(i/5)-2
			cell := new(Path).RoundRect(x*14.6+18, y*14.6-6.3, 13, 13, 2.5)
			col := Hex(0xD8C89C)
			if x == 0 && y == 0 {
				col = Hex(0x2B2622)
			}
			for _, m := range moves {
				if x == m.X && y == -m.Y {
					col = stamp
				}
			}
			c.Fill(cell, Solid(col))
		}
		brush(c, name)
		c.Fill(new(Path).RoundRect(-56, 22, 13, 13, 3), Solid(stamp))
	}}
}

// brush is the animal in ink on the left half of a card.
func brush(c *Canvas, name string) {
	black := Solid(Hex(0x231F1E))
	if name == "crab" {
		for _, p := range emblemParts(1) {
			c.Fill(p.Transform(func(q Point) Point { return Pt(q.X*0.62-39, q.Y*0.62-10) }), black)
		}
		return
	}
	for _, k := range []float64{-1, 1} {
		x := func(dx float64) float64 { return -39 + k*dx }
		c.Fill(taper(8, 3, Pt(x(7), 8), Pt(x(19), 2), Pt(x(15), 14), Pt(x(21), 20)), black)
		c.Fill(taper(6, 2.4, Pt(x(6), -12), Pt(x(15), -15), Pt(x(19), -24)), black)
		c.Fill(new(Path).Circle(x(6.5), -25, 4), black)
	}
	c.Fill(new(Path).Smooth(true, Pt(-39, -27), Pt(-29, -18), Pt(-28, 0), Pt(-34, 13), Pt(-39, 15), Pt(-44, 13), Pt(-50, 0), Pt(-49, -18)), black)
	for _, y := range []float64{-10, 0} {
		c.Fill(taper(1, 2.6, Pt(-41, y), Pt(-36, y+5)), Solid(Hex(0xF6ECD0)))
	}
}
