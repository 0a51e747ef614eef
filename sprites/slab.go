package sprites

import (
	"fmt"
	"math"
)

// SlabArt is the board of Konane: dark lava rock with a hollow worn into
// each square of 100 units, and a border of 40.
func SlabArt(files, ranks int) Drawing {
	w, h := float64(files)*100+80, float64(ranks)*100+80
	return Drawing{fmt.Sprint("slab", files, "x", ranks), -40, -40, w, h, func(c *Canvas) {
		c.Clip(new(Path).RoundRect(-40, -40, w, h, 34), func(c *Canvas) {
			slab(c, w, h)
			for x := range files {
				for y := range ranks {
					hollow(c, float64(x)*100+50, float64(y)*100+50, uint32(x*31+y))
				}
			}
		})
	}}
}

// slab is the rock: wide patches of tone and pores where gas was.
func slab(c *Canvas, w, h float64) {
	light, body, dark := Hex(0x625A58), Hex(0x453F40), Hex(0x2E2A2D)
	c.Fill(new(Path).RoundRect(-40, -40, w, h, 0), func(x, y float64) Color {
		n := 0.6*Noise(x/85, y/85, 7) + 0.4*Noise(x/11, y/9, 8)
		col := body.Mix(light, max(0, n)).Mix(dark, max(0, -n))
		if pore := Noise(x/4.6, y/4.2, 19); pore > 0.5 {
			col = col.Mix(Hex(0x181518), min(1, (pore-0.5)*2.6))
		} else if pore < -0.62 {
			col = col.Mix(Hex(0x8B817C), min(0.6, (-pore-0.62)*2))
		}
		return col
	})
	edge := new(Path).RoundRect(-38, -38, w-4, h-4, 32)
	c.Stroke(edge, 5, Linear(-40, -40, w-40, h-40, Stop{0, Hex(0xA79C95).Alpha(0.8)}, Stop{0.45, Hex(0x8B817C).Alpha(0.15)}, Stop{0.55, Color{0, 0, 0, 0.2}}, Stop{1, Color{0, 0, 0, 0.7}}))
	c.Stroke(new(Path).RoundRect(-14, -14, w-52, h-52, 16), 2.4, Solid(Color{0.06, 0.05, 0.06, 0.6}))
	c.Stroke(new(Path).RoundRect(-12.6, -12.4, w-52, h-52, 16), 1.2, Solid(Hex(0x9A8F89).Alpha(0.5)))
}

// hollow is a cup worn into the rock, its floor covered with sand: its upper
// left wall lies in shadow and its lower right wall catches the light.
func hollow(c *Canvas, x, y float64, seed uint32) {
	const r = 45
	rim := pebble(x, y, r, r, seed)
	rim = new(Path).Circle(x, y, r).Transform(func(q Point) Point {
		g := 1 + 0.018*math.Sin(3*math.Atan2(q.Y-y, q.X-x)+float64(seed))
		return Pt(x+(q.X-x)*g, y+(q.Y-y)*g)
	})
	c.Fill(rim, Linear(x-30, y-32, x+32, y+34, Stop{0, Hex(0x1D191B)}, Stop{0.45, Hex(0x3B3433)}, Stop{0.75, Hex(0x8C7B68)}, Stop{1, Hex(0xC9B594)}))
	floor := new(Path).Circle(x+0.6, y+0.8, r-5.5)
	c.Fill(floor, Linear(x-30, y-32, x+30, y+32, Stop{0, Hex(0x7A6344)}, Stop{0.25, Hex(0x967C58)}, Stop{0.8, Hex(0xA3885F)}, Stop{1, Hex(0xAD9268)}))
	c.Clip(floor, func(c *Canvas) {
		c.Stroke(new(Path).Circle(x+4, y+5, r-3), 9, Linear(x-30, y-32, x+10, y+12, Stop{0, Color{0.08, 0.05, 0.03, 0.55}}, Stop{1, Color{0.08, 0.05, 0.03, 0}}))
	})
	for i := range int32(7) {
		a, q := math.Pi*lattice(i, 1, seed), 26*math.Abs(lattice(i, 2, seed))
		s, k := math.Sincos(a)
		c.Fill(new(Path).Circle(x+q*k, y+q*s, 1.6), Solid(Hex(0x5F4A30).Alpha(0.5)))
	}
}
