package opponents

import (
	"math"

	"tidepool/sprites/vector"
)

func starfish(f *figure) {
	t := tones(0xFF9E3D, 0x7A2E06)
	f.shadow(0, 30)
	raise := [...]float64{Thinking: 2 * f.wave(0), Pleased: 15 + 3*f.wave(0.5), Beaten: -15}[f.mood]
	lean := [...]float64{Thinking: 3 + 2*f.wave(0.2), Beaten: -5}[f.mood]
	tips := [5]vector.Point{{X: lean * 1.4, Y: -40 + math.Abs(lean)*0.4}, {X: 43 - max(raise, 0)*0.3, Y: -7 - raise}, {X: 27, Y: 37}, {X: -27, Y: 37}, {X: -43 + max(raise, 0)*0.3, Y: -7 - raise}}
	body := starPath(tips)
	f.part(t, body, t.Ball(0, 4, 44))
	f.c.Clip(f.bent(body), func(c *vector.Canvas) {
		for _, tip := range tips {
			for i, r := range []float64{3.4, 2.7, 2} {
				k := 0.6 + 0.15*float64(i)
				at := f.warp(vector.Pt(tip.X*k, 4+(tip.Y-4)*k))
				c.Fill(new(vector.Path).Circle(at.X, at.Y, r), vector.Solid(vector.Hex(0xFFE0A3)))
			}
		}
	})
	f.cheeks(-17, 14, 17, 14, 6)
	f.eyes(t, 9.8, 2, 9)
	f.mouth(t, 0, 16, 6)
	f.gloss(tips[0].X-5, -28, 4.5, 2.2, -1.1, 0.6)
	f.air(24, -24)
}

func starPath(tips [5]vector.Point) *vector.Path {
	var xy []float64
	for i, tip := range tips {
		next := tips[(i+1)%5]
		dx, dy := tip.X, tip.Y-4
		l := math.Hypot(dx, dy)
		nx, ny := -dy/l, dx/l
		for _, s := range []float64{-1, 1} { // both sides of the round end
			xy = append(xy, tip.X-dx/l*4+nx*6.5*s, tip.Y-dy/l*4+ny*6.5*s)
			if s < 0 {
				xy = append(xy, tip.X, tip.Y)
			}
		}
		mx, my := tip.X+next.X, tip.Y+next.Y-8
		m := math.Hypot(mx, my)
		xy = append(xy, mx/m*20, 4+my/m*20)
	}
	return through(xy...)
}
