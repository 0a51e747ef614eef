package sprites

import (
	"fmt"
	"math"
)

// honey is the wood of Kalah's board, olive the wood let into it.
var (
	honey = tones{Hex(0xE2A765), Hex(0xC98748), Hex(0xA5662F), Hex(0x4A2711)}
	umber = tones{Hex(0x8A5128), Hex(0x6B3A1B), Hex(0x4A2711), Hex(0x2A1408)}
)

// KalahArt is the board of Kalah with a number of houses a side: squares of
// 100 units and a border of 25. South's houses are the lower row and its store
// is on the right.
func KalahArt(houses int) Drawing {
	w := 100 * float64(houses+2)
	return Drawing{fmt.Sprint("kalah", houses), -25, -25, w + 50, 250, func(c *Canvas) {
		plank(c, w)
		for i := range houses {
			x := 150 + 100*float64(i)
			carved(c, new(Path).Circle(x, 50, 42), Pt(x, 50), 42)
			carved(c, new(Path).Circle(x, 150, 42), Pt(x, 150), 42)
		}
		carved(c, new(Path).RoundRect(9, 10, 82, 180, 41), Pt(50, 100), 66)
		carved(c, new(Path).RoundRect(w-91, 10, 82, 180, 41), Pt(w-50, 100), 66)
	}}
}

// plank is the board before anything is carved into it.
func plank(c *Canvas, w float64) {
	edge := new(Path).RoundRect(-25, -25, w+50, 250, 38)
	c.Clip(edge, func(c *Canvas) {
		c.Backdrop(-25, -25, w+50, 250, 1.2, wood(honey, 11, false, 5))
		c.Stroke(new(Path).RoundRect(-22, -22, w+44, 244, 35), 6, Linear(-25, -25, w, 225, Stop{0, Color{1, 0.95, 0.8, 0.7}}, Stop{0.5, Color{1, 0.9, 0.7, 0.1}}, Stop{1, Color{0.2, 0.08, 0, 0.5}}))
	})
}

// carved is a hollow about a place: its upper left wall lies in shadow and its
// lower right wall catches the light.
func carved(c *Canvas, shape *Path, at Point, r float64) {
	k := r * math.Sqrt2 / 2
	c.Stroke(shape, 5, Linear(at.X-k, at.Y-k, at.X+k, at.Y+k, Stop{0, Hex(0x4A2711)}, Stop{1, Hex(0xFFD79A)}))
	c.Fill(shape, Linear(at.X-k, at.Y-k, at.X+k, at.Y+k, Stop{0, Hex(0x43200D)}, Stop{0.5, Hex(0x7A4520)}, Stop{1, Hex(0xB97C42)}))
}
