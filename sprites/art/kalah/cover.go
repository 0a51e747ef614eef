package kalah

import (
	"cmp"
	"math"
	"slices"

	"tidepool/sprites/art/cover"
	"tidepool/sprites/vector"
)

// Cover is the picture on the game's card in the menu.
func Cover() vector.Drawing { return cover.Frame("kalah", seedsCover) }

func seedsCover(c *vector.Canvas) {
	cloth(c)
	board := Board(6, 0)
	v := vector.Perspective{Horizon: -200, Lens: 440, Height: 810, X: 160, Dist: 1090, Shift: 5, Turn: -0.13, Middle: vector.Pt(400, 100)}
	v.SlabSide(c, board, 15, vector.Hex(0x5A2E14))
	v.Lay(c, board)
	for h, n := range [12]int{4, 6, 3, 5, 0, 7, 5, 3, 0, 6, 4, 8} {
		heap(c, v, vector.Pt(150+100*float64(h%6), 50+100*float64(h/6)), n, bowl, h)
	}
	heap(c, v, vector.Pt(50, 100), 11, 94, 3)
	heap(c, v, vector.Pt(750, 100), 15, 94, 8)
	for i, q := range []vector.Point{vector.Pt(236, 184), vector.Pt(263, 175), vector.Pt(256, 190)} {
		c.Shadow(new(vector.Path).Circle(q.X, q.Y, 8), 3, 4, 5, vector.RGBA(0.05, 0.03, 0.05, 0.55))
		c.Draw(Seed(i+3, 0), q, 0.21, 0)
	}
}

func cloth(c *vector.Canvas) {
	bands := []vector.Color{vector.Hex(0xB8452C), vector.Hex(0xE9A23B), vector.Hex(0x1F6E6A), vector.Hex(0xF3DFB0)}
	c.Texture(cover.Whole(), func(x, y float64) vector.Color {
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
		return col.Mix(vector.Hex(0x3A1A10), 0.16+0.07*thread+0.12*(1-y/200))
	})
	c.Fill(cover.Whole(), vector.Linear(0, 0, 320, 200, vector.At(0, vector.RGBA(1, 0.92, 0.7, 0.34)), vector.At(0.5, vector.RGBA(1, 0.9, 0.7, 0))))
}

// heap draws n seeds in a hollow that extends to ry along y, the farther ones behind; from is the first
// seed's kind. The seeds are farther apart than on the board, because at this angle they would hide each
// other.
func heap(c *vector.Canvas, v vector.Perspective, middle vector.Point, n int, ry float64, from int) {
	const size, room = 31.0, 39.0
	pile := Pile(n, bowl, ry, room)
	slices.SortFunc(pile, func(p, q vector.Point) int { return cmp.Compare(p.Y, q.Y) })
	for i, q := range pile {
		at, s := v.At(vector.Pt(middle.X+q.X, middle.Y+q.Y))
		c.Draw(Seed(from+i, 0), vector.Pt(at.X, at.Y), s*size/84, 0)
	}
}
