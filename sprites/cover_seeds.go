package sprites

import (
	"cmp"
	"math"
	"slices"
)

// seedsCover is the board of two woods on a woven cloth, its houses full of
// glass and stones.
func seedsCover(c *Canvas) {
	cloth(c)
	board := KalahArt(6)
	v := view{horizon: -200, lens: 440, height: 810, x: 160, dist: 1090, shift: 5, turn: -0.13, middle: Pt(400, 100)}
	v.slabSide(c, board, 15, Hex(0x5A2E14))
	v.lay(c, board)
	for h, n := range [12]int{4, 6, 3, 5, 0, 7, 5, 3, 0, 6, 4, 8} {
		heap(c, v, Pt(150+100*float64(h%6), 50+100*float64(h/6)), n, bowl, h)
	}
	heap(c, v, Pt(50, 100), 11, 94, 3)
	heap(c, v, Pt(750, 100), 15, 94, 8)
	for i, q := range []Point{{236, 184}, {263, 175}, {256, 190}} {
		c.Shadow(new(Path).Circle(q.X, q.Y, 8), 3, 4, 5, Color{0.05, 0.03, 0.05, 0.55})
		c.Draw(SeedArt(i+3), q, 0.21, 0)
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

// heap lays n seeds into a hollow of the board that is as wide as a house and
// reaches along y from its middle to ry, the farther ones behind the nearer;
// from is the first seed's kind. They lie wider than on the board, because
// seen aslant they would hide each other.
func heap(c *Canvas, v view, middle Point, n int, ry float64, from int) {
	const size, room = 31.0, 39.0
	pile := Pile(n, bowl, ry, room)
	slices.SortFunc(pile, func(p, q Point) int { return cmp.Compare(p.Y, q.Y) })
	for i, q := range pile {
		at, s := v.at(Pt(middle.X+q.X, middle.Y+q.Y))
		c.Draw(SeedArt(from+i), Pt(at.X, at.Y), s*size/84, 0)
	}
}
