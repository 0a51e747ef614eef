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
	const samples = 800_000 // of the rock, half of them unseen in hollows
	c.Backdrop(-40, -40, w, h, min(1.2, math.Sqrt(samples/(w*h))), func(x, y float64) Color {
		if hidden(x, y, w-80, h-80) {
			return body
		}
		n := 0.55*Noise((x+y)/90, (x-y)/70, 7) + 0.3*Noise((x+y*0.6)/13, (y-x*0.6)/13, 8)
		col := body.Mix(light, max(0, n)).Mix(dark, max(0, -n))
		return poreAt(poreAt(col, x, y, 13, 19), x+y*0.4, y-x*0.4, 6.5, 23)
	})
	edge := new(Path).RoundRect(-38, -38, w-4, h-4, 32)
	c.Stroke(edge, 5, Linear(-40, -40, w-40, h-40, Stop{0, Hex(0xA79C95).Alpha(0.8)}, Stop{0.45, Hex(0x8B817C).Alpha(0.15)}, Stop{0.55, Color{0, 0, 0, 0.2}}, Stop{1, Color{0, 0, 0, 0.7}}))
	c.Stroke(new(Path).RoundRect(-14, -14, w-52, h-52, 16), 2.4, Solid(Color{0.06, 0.05, 0.06, 0.6}))
	c.Stroke(new(Path).RoundRect(-12.6, -12.4, w-52, h-52, 16), 1.2, Solid(Hex(0x9A8F89).Alpha(0.5)))
}

// hidden reports whether a hollow will cover a place of the rock.
func hidden(x, y, w, h float64) bool {
	if x < 0 || y < 0 || x > w || y > h {
		return false
	}
	dx, dy := x-100*math.Floor(x/100)-50, y-100*math.Floor(y/100)-50
	return dx*dx+dy*dy < 41*41
}

// poreAt darkens the colour of a place inside a bubble, and lightens it on
// the bubble's far lip. There is at most one bubble in each cell.
func poreAt(col Color, x, y, cell float64, seed uint32) Color {
	i, j := math.Floor(x/cell), math.Floor(y/cell)
	a := lattice(int32(i), int32(j), seed)
	if a < 0 {
		return col
	}
	r := (0.10 + 0.24*a*a) * cell
	room := cell/2 - r - 0.6
	cx := (i+0.5)*cell + room*lattice(int32(i), int32(j), seed+1)
	cy := (j+0.5)*cell + room*lattice(int32(i), int32(j), seed+2)
	dx, dy := x-cx, y-cy
	d := math.Sqrt(dx*dx+dy*dy) - r
	switch {
	case d < 0:
		return col.Mix(Hex(0x151215), min(0.75, -d*0.8))
	case d < 1.2 && dx+dy > 0.6*r:
		return col.Mix(Hex(0xA2968E), 0.4*(1.2-d))
	}
	return col
}

// hollow is a cup worn into the rock, its floor covered with sand: its upper
// left wall lies in shadow and its lower right wall catches the light.
func hollow(c *Canvas, x, y float64, seed uint32) {
	const r = 45
	rim := new(Path).Circle(x, y, r).Transform(func(q Point) Point {
		g := 1 + 0.02*math.Sin(3*math.Atan2(q.Y-y, q.X-x)+float64(seed))
		return Pt(x+(q.X-x)*g, y+(q.Y-y)*g)
	})
	hole := new(Path).Circle(x, y, r-7).Mirrored(x)
	rim.verbs, rim.points = append(rim.verbs, hole.verbs...), append(rim.points, hole.points...)
	c.Fill(rim, Linear(x-31, y-33, x+31, y+33, Stop{0, Hex(0x151113)}, Stop{0.4, Hex(0x332C2C)}, Stop{0.7, Hex(0x97846C)}, Stop{1, Hex(0xD9C6A4)}))
	floor := new(Path).Circle(x+0.5, y+0.7, r-4.5)
	c.Fill(floor, Radial(x+9, y+11, 58, Stop{0, Hex(0xA58A60)}, Stop{0.45, Hex(0x947A52)}, Stop{0.72, Hex(0x785F3A)}, Stop{0.88, Hex(0x574428)}, Stop{1, Hex(0x30251A)}))
	for i := range int32(9) {
		a, q := math.Pi*lattice(i, 1, seed), 30*math.Abs(lattice(i, 2, seed))
		s, k := math.Sincos(a)
		grain := Hex(0x5F4A30).Alpha(0.45)
		if i%3 == 0 {
			grain = Hex(0xE3CFA6).Alpha(0.6)
		}
		c.Fill(new(Path).Circle(x+3+q*k, y+3+q*s, 1.5), Solid(grain))
	}
}
