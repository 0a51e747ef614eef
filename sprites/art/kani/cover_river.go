package kani

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/art/cover"
	"tidepool/sprites/vector"
)

// RiverCover is the picture on the game's card in the menu.
func RiverCover() vector.Drawing { return cover.Frame("kanishogi", riverCover) }

func riverCover(c *vector.Canvas) {
	screen(c)
	c.Texture(new(vector.Path).Polygon(vector.Pt(0, 92), vector.Pt(320, 92), vector.Pt(320, 200), vector.Pt(0, 200)), func(x, y float64) vector.Color {
		// Woven straw, its rows closer together with distance.
		row := math.Sin(1400 / (y - 20) * 3.2)
		return vector.Hex(0xC9B377).Mix(vector.Hex(0xA98F55), 0.4+0.25*row+0.2*vector.Noise(x/9, y/2, 4)).Darker(0.35 * (1 - (y-92)/108))
	})
	c.Fill(new(vector.Path).Polygon(vector.Pt(0, 89), vector.Pt(320, 89), vector.Pt(320, 95), vector.Pt(0, 95)), vector.Solid(vector.Hex(0x2B1711)))
	v := cover.Perspective(vector.Pt(250, 250), 960, 0.2)
	v.Shift = 20
	board := River(0)
	v.SlabSide(c, board, 13, vector.Hex(0x3A1C10))
	v.Lay(c, vector.Drawing{Key: "river set", X: board.X, Y: board.Y, W: board.W, H: board.H, Paint: func(c *vector.Canvas) {
		board.Paint(c)
		for i, kind := range []string{"child1", "child4", "child3", "child2"} {
			c.Draw(Tile(kind, rules.Near), vector.Pt(50, 50+100*float64(i)), 1, 0)
		}
		c.Draw(Tile("parent", rules.Far), vector.Pt(450, 150), 1, 0)
		c.Draw(Tile("child2", rules.Far), vector.Pt(450, 50), 1, 0)
		c.Draw(Tile("child4", rules.Far), vector.Pt(250, 150), 1, 0)
		c.Draw(Tile("grown1", rules.Near), vector.Pt(150, 150), 1, 0)
	}})
	c.Draw(Tile("parent", rules.Near), vector.Pt(82, 136), 1.16, 0)
	c.Draw(Tile("grown3", rules.Far), vector.Pt(244, 148), 1, 0)
}

func screen(c *vector.Canvas) {
	c.Texture(cover.Whole(), func(x, y float64) vector.Color {
		return vector.Hex(0xF7E7BE).Mix(vector.Hex(0xE6C98A), min(1, y/120)).Mix(vector.Hex(0xD9B56A), 0.25*max(0, vector.Noise(x/22, y/22, 8)))
	})
	c.Fill(new(vector.Path).Circle(226, 44, 27), vector.Linear(205, 20, 245, 70, vector.At(0, vector.Hex(0xF2694A)), vector.At(1, vector.Hex(0xC43324))))
	for i, m := range []struct {
		x, y, w float64
	}{{150, 34, 105}, {40, 46, 90}, {285, 56, 80}} {
		col := vector.Hex(0x5B7B87).Mix(vector.Hex(0xF1DFB4), 0.45-0.15*float64(i))
		peak := new(vector.Path).MoveTo(m.x-m.w, 98).CubeTo(m.x-m.w*0.4, 84, m.x-12, m.y+4, m.x-6, m.y).LineTo(m.x+5, m.y).CubeTo(m.x+12, m.y+6, m.x+m.w*0.4, 84, m.x+m.w, 98).Close()
		c.Fill(peak, vector.Vertical(m.y, 98, col.Darker(0.15), col.Mix(vector.Hex(0xF1DFB4), 0.9)))
	}
	for _, q := range []struct{ x, y, w float64 }{{28, 22, 84}, {60, 31, 64}, {250, 68, 100}, {286, 78, 80}, {110, 74, 70}} {
		c.Fill(new(vector.Path).RoundRect(q.x-q.w/2, q.y, q.w, 10, 5), vector.Linear(q.x-q.w/2, q.y, q.x+q.w/2, q.y+10, vector.At(0, vector.Hex(0xFFF0BF)), vector.At(0.5, vector.Hex(0xF0CB74)), vector.At(1, vector.Hex(0xDDAE4C))))
	}
	for _, x := range []float64{80, 160, 240} {
		c.Fill(new(vector.Path).Polygon(vector.Pt(x-2.5, 0), vector.Pt(x, 0), vector.Pt(x, 92), vector.Pt(x-2.5, 92)), vector.Solid(vector.RGBA(0.3, 0.15, 0, 0.22)))
		c.Fill(new(vector.Path).Polygon(vector.Pt(x, 0), vector.Pt(x+1.2, 0), vector.Pt(x+1.2, 92), vector.Pt(x, 92)), vector.Solid(vector.RGBA(1, 1, 0.9, 0.4)))
	}
}
