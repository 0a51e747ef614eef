package sprites

import "tidepool/rules"

// templeCover is a mat before an arch in misty mountains, with the figures
// of both schools and two cards.
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
	v.lay(c, MatArt())
	for _, p := range []struct {
		d    Drawing
		q    Point
		grow float64
	}{
		{StudentArt(rules.Far), Pt(50, 50), 1.12},
		{MasterArt(rules.Far), Pt(250, 50), 1.2},
		{StudentArt(rules.Far), Pt(450, 50), 1.12},
		{StudentArt(rules.Far), Pt(350, 150), 1.15},
		{StudentArt(rules.Far), Pt(150, 150), 1.15},
		{StudentArt(rules.Near), Pt(50, 250), 1.15},
		{StudentArt(rules.Near), Pt(450, 250), 1.15},
		{MasterArt(rules.Near), Pt(250, 365), 1.75},
	} {
		v.stand(c, p.d, p.q, p.grow)
	}
	c.Draw(heldCard("frog", rules.Near, Pt(-2, 0), Pt(-1, 1), Pt(1, -1)), Pt(58, 175), 0.48, -0.2)
	c.Draw(heldCard("crab", rules.Far, Pt(0, 1), Pt(-2, 0), Pt(2, 0)), Pt(264, 175), 0.48, 0.18)
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

// heldCard is a card with its animal and its steps but no name, about its
// middle, with a shadow.
func heldCard(animal string, stamp rules.Side, steps ...Point) Drawing {
	return Drawing{"held card " + animal, -95, -67, 190, 134, func(c *Canvas) {
		c.Shadow(new(Path).RoundRect(-81, -53, 162, 106, 9), 4, 6, 10, Color{0.1, 0.05, 0.02, 0.55})
		c.Draw(CardArt(stamp), Pt(-81, -53), 1, 0)
		c.Draw(AnimalArt(animal), Pt(-42, 2), 0.7, 0)
		c.Draw(StepsArt(animal, steps), Pt(-7, -41), 0.82, 0)
	}}
}
