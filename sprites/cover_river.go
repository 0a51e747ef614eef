package sprites

import (
	"math"

	"tidepool/rules"
)

// riverCover is the wooden board before a painted screen.
func riverCover(c *Canvas) {
	screen(c)
	c.Fill(new(Path).Polygon(Pt(0, 92), Pt(320, 92), Pt(320, 200), Pt(0, 200)), func(x, y float64) Color {
		// Woven straw, its rows closer with distance.
		row := math.Sin(1400 / (y - 20) * 3.2)
		return Hex(0xC9B377).Mix(Hex(0xA98F55), 0.4+0.25*row+0.2*Noise(x/9, y/2, 4)).Darker(0.35 * (1 - (y-92)/108))
	})
	c.Fill(new(Path).Polygon(Pt(0, 89), Pt(320, 89), Pt(320, 95), Pt(0, 95)), Solid(Hex(0x2B1711)))
	v := coverView(Pt(250, 250), 960, 0.2)
	v.shift = 20
	board := RiverArt()
	v.slabSide(c, board, 13, Hex(0x3A1C10))
	v.lay(c, Drawing{"river set", board.X, board.Y, board.W, board.H, func(c *Canvas) {
		board.Paint(c)
		for i, kind := range []string{"child1", "child4", "child3", "child2"} {
			c.Draw(ShogiArt(kind, rules.Near), Pt(50, 50+100*float64(i)), 1, 0)
		}
		c.Draw(ShogiArt("parent", rules.Far), Pt(450, 150), 1, 0)
		c.Draw(ShogiArt("child2", rules.Far), Pt(450, 50), 1, 0)
		c.Draw(ShogiArt("child4", rules.Far), Pt(250, 150), 1, 0)
		c.Draw(ShogiArt("grown1", rules.Near), Pt(150, 150), 1, 0)
	}})
	c.Draw(ShogiArt("parent", rules.Near), Pt(82, 136), 1.16, 0)
	c.Draw(ShogiArt("grown3", rules.Far), Pt(244, 148), 1, 0)
}

// screen is a folding screen: gold clouds, a red sun, ink mountains.
func screen(c *Canvas) {
	c.Fill(coverFrame(), func(x, y float64) Color {
		return Hex(0xF7E7BE).Mix(Hex(0xE6C98A), min(1, y/120)).Mix(Hex(0xD9B56A), 0.25*max(0, Noise(x/22, y/22, 8)))
	})
	c.Fill(new(Path).Circle(226, 44, 27), Linear(205, 20, 245, 70, Stop{0, Hex(0xF2694A)}, Stop{1, Hex(0xC43324)}))
	for i, m := range []struct {
		x, y, w float64
	}{{150, 34, 105}, {40, 46, 90}, {285, 56, 80}} {
		col := Hex(0x5B7B87).Mix(Hex(0xF1DFB4), 0.45-0.15*float64(i))
		peak := new(Path).MoveTo(m.x-m.w, 98).CubeTo(m.x-m.w*0.4, 84, m.x-12, m.y+4, m.x-6, m.y).LineTo(m.x+5, m.y).CubeTo(m.x+12, m.y+6, m.x+m.w*0.4, 84, m.x+m.w, 98).Close()
		c.Fill(peak, Vertical(m.y, 98, col.Darker(0.15), col.Mix(Hex(0xF1DFB4), 0.9)))
	}
	for _, q := range []struct{ x, y, w float64 }{{28, 22, 84}, {60, 31, 64}, {250, 68, 100}, {286, 78, 80}, {110, 74, 70}} {
		c.Fill(new(Path).RoundRect(q.x-q.w/2, q.y, q.w, 10, 5), Linear(q.x-q.w/2, q.y, q.x+q.w/2, q.y+10, Stop{0, Hex(0xFFF0BF)}, Stop{0.5, Hex(0xF0CB74)}, Stop{1, Hex(0xDDAE4C)}))
	}
	for _, x := range []float64{80, 160, 240} {
		c.Fill(new(Path).Polygon(Pt(x-2.5, 0), Pt(x, 0), Pt(x, 92), Pt(x-2.5, 92)), Solid(Color{0.3, 0.15, 0, 0.22}))
		c.Fill(new(Path).Polygon(Pt(x, 0), Pt(x+1.2, 0), Pt(x+1.2, 92), Pt(x, 92)), Solid(Color{1, 1, 0.9, 0.4}))
	}
}
