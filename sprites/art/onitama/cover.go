package onitama

import (
	"tidepool/rules"
	"tidepool/sprites/art/cover"
	"tidepool/sprites/vector"
)

// Cover is the picture on the game's card in the menu.
func Cover() vector.Drawing { return cover.Frame("onitama", templeCover) }

func templeCover(c *vector.Canvas) {
	c.Fill(cover.Whole(), vector.Vertical(0, 110, vector.Hex(0xFBE9D2), vector.Hex(0xC9DED2)))
	c.Fill(new(vector.Path).Circle(84, 40, 20), vector.Solid(vector.Hex(0xFFFDF0)))
	c.Shadow(new(vector.Path).Circle(84, 40, 22), 0, 0, 30, vector.Hex(0xFFF6D0).Alpha(0.9))
	mist := vector.Hex(0xE8EBDD)
	for i, m := range [][]vector.Point{
		{vector.Pt(-30, 110), vector.Pt(10, 70), vector.Pt(44, 40), vector.Pt(70, 66), vector.Pt(120, 84), vector.Pt(170, 110)},
		{vector.Pt(120, 110), vector.Pt(190, 66), vector.Pt(236, 26), vector.Pt(262, 54), vector.Pt(300, 60), vector.Pt(350, 110)},
		{vector.Pt(-40, 116), vector.Pt(-6, 62), vector.Pt(16, 58), vector.Pt(60, 92), vector.Pt(110, 116)},
		{vector.Pt(220, 116), vector.Pt(270, 84), vector.Pt(306, 50), vector.Pt(330, 60), vector.Pt(370, 116)},
	} {
		top := 30 + 12*float64(i)
		col := vector.Hex(0x6E9A94).Mix(mist, 0.45-0.13*float64(i))
		c.Fill(new(vector.Path).Smooth(true, m...), vector.Vertical(top, 108, col, mist))
	}
	c.Texture(new(vector.Path).Polygon(vector.Pt(0, 98), vector.Pt(320, 98), vector.Pt(320, 200), vector.Pt(0, 200)), func(x, y float64) vector.Color {
		return vector.Hex(0xB9C7A4).Mix(vector.Hex(0x7F946D), min(1, (y-98)/60)).Mix(vector.Hex(0xDDE3C6), 0.14*vector.Noise(x/5, y/3, 3))
	})
	arch(c, 160, 104, 1)
	v := cover.Perspective(vector.Pt(250, 250), 940, 0)
	v.Lay(c, Mat(0))
	for _, p := range []struct {
		d    vector.Drawing
		q    vector.Point
		grow float64
	}{
		{Student(rules.Far), vector.Pt(50, 50), 1.12},
		{Master(rules.Far), vector.Pt(250, 50), 1.2},
		{Student(rules.Far), vector.Pt(450, 50), 1.12},
		{Student(rules.Far), vector.Pt(350, 150), 1.15},
		{Student(rules.Far), vector.Pt(150, 150), 1.15},
		{Student(rules.Near), vector.Pt(50, 250), 1.15},
		{Student(rules.Near), vector.Pt(450, 250), 1.15},
		{Master(rules.Near), vector.Pt(250, 365), 1.75},
	} {
		v.Stand(c, p.d, p.q, p.grow)
	}
	c.Draw(heldCard("frog", rules.Near, vector.Pt(-2, 0), vector.Pt(-1, 1), vector.Pt(1, -1)), vector.Pt(58, 175), 0.48, -0.2)
	c.Draw(heldCard("crab", rules.Far, vector.Pt(0, 1), vector.Pt(-2, 0), vector.Pt(2, 0)), vector.Pt(264, 175), 0.48, 0.18)
}

// arch is a temple gate of red lacquer whose foot is at (x, y).
func arch(c *vector.Canvas, x, y, k float64) {
	t := vector.Tones{Light: vector.Hex(0xF0805E), Body: vector.Hex(0xC8412D), Dark: vector.Hex(0x8A2317), Line: vector.Hex(0x45100B)}
	box := func(x0, y0, x1, y1 float64) *vector.Path {
		return new(vector.Path).RoundRect(x+x0*k, y+y0*k, (x1-x0)*k, (y1-y0)*k, 1.5*k)
	}
	line := func(p *vector.Path, paint vector.Paint) {
		c.Stroke(p, 2.4*k, vector.Solid(t.Line))
		c.Fill(p, paint)
	}
	for _, side := range []float64{-38, 32} {
		line(box(side, -58, side+7, 2), vector.Linear(x+side*k, 0, x+(side+7)*k, 0, vector.At(0, t.Light), vector.At(0.5, t.Body), vector.At(1, t.Dark)))
		line(box(side-2, -1, side+9, 4), vector.Solid(vector.Hex(0x5F5A55)))
	}
	line(box(-46, -54, 46, -48), vector.Vertical(y-54*k, y-48*k, t.Light, t.Dark))
	line(box(-7, -63, 7, -47), vector.Vertical(y-63*k, y-47*k, vector.Hex(0x3B4A48), vector.Hex(0x223230)))
	c.Fill(box(-3.5, -60, 3.5, -50), vector.Solid(vector.Hex(0xE8C670)))
	roof := new(vector.Path).MoveTo(x-62*k, y-72*k).CubeTo(x-40*k, y-63*k, x+40*k, y-63*k, x+62*k, y-72*k).
		CubeTo(x+58*k, y-63*k, x+52*k, y-60*k, x+48*k, y-59*k).LineTo(x-48*k, y-59*k).CubeTo(x-52*k, y-60*k, x-58*k, y-63*k, x-62*k, y-72*k).Close()
	line(roof, vector.Vertical(y-72*k, y-59*k, vector.Hex(0x567A76), vector.Hex(0x23403E)))
}

func heldCard(animal string, stamp rules.Side, steps ...vector.Point) vector.Drawing {
	return vector.Drawing{Key: "held card " + animal, X: -95, Y: -67, W: 190, H: 134, Paint: func(c *vector.Canvas) {
		c.Shadow(new(vector.Path).RoundRect(-81, -53, 162, 106, 9), 4, 6, 10, vector.RGBA(0.1, 0.05, 0.02, 0.55))
		c.Draw(Card(stamp), vector.Pt(-81, -53), 1, 0)
		c.Draw(Animal(animal), vector.Pt(-42, 2), 0.7, 0)
		c.Draw(Steps(animal, steps), vector.Pt(-7, -41), 0.82, 0)
	}}
}
