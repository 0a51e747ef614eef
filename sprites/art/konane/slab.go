package konane

import (
	"fmt"
	"math"

	"tidepool/sprites/vector"
)

// Slab is the board of Konane: rock with a hollow in each square of 100 units, and a border 40 units wide. Look
// 0 is dark lava with sand in the hollows, 1 pale coral rock with pools of the sea.
func Slab(files, ranks, look int) vector.Drawing {
	k := rocks(look)
	w, h := float64(files)*100+80, float64(ranks)*100+80
	return vector.Drawing{Key: vector.LookKey(fmt.Sprint("slab", files, "x", ranks), look), X: -40, Y: -40, W: w, H: h, Paint: func(c *vector.Canvas) {
		c.Clip(new(vector.Path).RoundRect(-40, -40, w, h, 34), func(c *vector.Canvas) {
			k.slab(c, w, h)
			for x := range files {
				for y := range ranks {
					k.hollow(c, float64(x)*100+50, float64(y)*100+50, uint32(x*31+y))
				}
			}
		})
	}}
}

type rock struct {
	light, body, dark vector.Color
	pore, lip         vector.Color
	// wall goes from the shadow in a hollow to the light on its rim, floor from the middle to the edge.
	wall  [4]vector.Color
	floor [5]vector.Color
	// grain is sand of two colours, pool the light on water.
	grain [2]vector.Color
	pool  bool
}

func rocks(look int) rock {
	if look == 1 {
		return rock{
			vector.Hex(0xF7EBD8), vector.Hex(0xE7D3B8), vector.Hex(0xC9AE8C),
			vector.Hex(0x8F7355), vector.Hex(0xFFFBF0),
			[4]vector.Color{vector.Hex(0x5C4630), vector.Hex(0x9A7E5E), vector.Hex(0xE3CDAC), vector.Hex(0xFFF8E8)},
			[5]vector.Color{vector.Hex(0x62ABE0), vector.Hex(0x4490CE), vector.Hex(0x3079B8), vector.Hex(0x24619A), vector.Hex(0x1B4C7E)},
			[2]vector.Color{}, true,
		}
	}
	return rock{
		vector.Hex(0x625A58), vector.Hex(0x453F40), vector.Hex(0x2E2A2D),
		vector.Hex(0x151215), vector.Hex(0xA2968E),
		[4]vector.Color{vector.Hex(0x151113), vector.Hex(0x332C2C), vector.Hex(0x97846C), vector.Hex(0xD9C6A4)},
		[5]vector.Color{vector.Hex(0xA58A60), vector.Hex(0x947A52), vector.Hex(0x785F3A), vector.Hex(0x574428), vector.Hex(0x30251A)},
		[2]vector.Color{vector.Hex(0x5F4A30).Alpha(0.45), vector.Hex(0xE3CFA6).Alpha(0.6)}, false,
	}
}

func (k rock) slab(c *vector.Canvas, w, h float64) {
	const samples = 800_000 // of the rock, half of them hidden in hollows
	c.Backdrop(-40, -40, w, h, min(1.2, math.Sqrt(samples/(w*h))), func(x, y float64) vector.Color {
		if hidden(x, y, w-80, h-80) {
			return k.body
		}
		n := 0.55*vector.Noise((x+y)/90, (x-y)/70, 7) + 0.3*vector.Noise((x+y*0.6)/13, (y-x*0.6)/13, 8)
		col := k.body.Mix(k.light, max(0, n)).Mix(k.dark, max(0, -n))
		return k.poreAt(k.poreAt(col, x, y, 13, 19), x+y*0.4, y-x*0.4, 6.5, 23)
	})
	edge := new(vector.Path).RoundRect(-38, -38, w-4, h-4, 32)
	c.Stroke(edge, 5, vector.Linear(-40, -40, w-40, h-40, vector.At(0, vector.Hex(0xA79C95).Alpha(0.8)), vector.At(0.45, vector.Hex(0x8B817C).Alpha(0.15)), vector.At(0.55, vector.RGBA(0, 0, 0, 0.2)), vector.At(1, vector.RGBA(0, 0, 0, 0.7))))
	c.Stroke(new(vector.Path).RoundRect(-14, -14, w-52, h-52, 16), 2.4, vector.Solid(vector.RGBA(0.06, 0.05, 0.06, 0.6)))
	c.Stroke(new(vector.Path).RoundRect(-12.6, -12.4, w-52, h-52, 16), 1.2, vector.Solid(vector.Hex(0x9A8F89).Alpha(0.5)))
}

func hidden(x, y, w, h float64) bool {
	if x < 0 || y < 0 || x > w || y > h {
		return false
	}
	dx, dy := x-100*math.Floor(x/100)-50, y-100*math.Floor(y/100)-50
	return dx*dx+dy*dy < 41*41
}

// poreAt darkens a place inside a bubble and lights the bubble's far edge. A cell has at most one bubble.
func (k rock) poreAt(col vector.Color, x, y, cell float64, seed uint32) vector.Color {
	i, j := math.Floor(x/cell), math.Floor(y/cell)
	a := vector.Lattice(int32(i), int32(j), seed)
	if a < 0 {
		return col
	}
	r := (0.10 + 0.24*a*a) * cell
	room := cell/2 - r - 0.6
	cx := (i+0.5)*cell + room*vector.Lattice(int32(i), int32(j), seed+1)
	cy := (j+0.5)*cell + room*vector.Lattice(int32(i), int32(j), seed+2)
	dx, dy := x-cx, y-cy
	d := math.Sqrt(dx*dx+dy*dy) - r
	switch {
	case d < 0:
		return col.Mix(k.pore, min(0.75, -d*0.8))
	case d < 1.2 && dx+dy > 0.6*r:
		return col.Mix(k.lip, 0.4*(1.2-d))
	}
	return col
}

func (k rock) hollow(c *vector.Canvas, x, y float64, seed uint32) {
	const r = 45
	rim := new(vector.Path).Circle(x, y, r).Transform(func(q vector.Point) vector.Point {
		g := 1 + 0.02*math.Sin(3*math.Atan2(q.Y-y, q.X-x)+float64(seed))
		return vector.Pt(x+(q.X-x)*g, y+(q.Y-y)*g)
	})
	rim.Append(new(vector.Path).Circle(x, y, r-7).Mirrored(x)) // in the other direction: a hole
	c.Fill(rim, vector.Linear(x-31, y-33, x+31, y+33, vector.At(0, k.wall[0]), vector.At(0.4, k.wall[1]), vector.At(0.7, k.wall[2]), vector.At(1, k.wall[3])))
	floor := new(vector.Path).Circle(x+0.5, y+0.7, r-4.5)
	c.Fill(floor, vector.Radial(x+9, y+11, 58, vector.At(0, k.floor[0]), vector.At(0.45, k.floor[1]), vector.At(0.72, k.floor[2]), vector.At(0.88, k.floor[3]), vector.At(1, k.floor[4])))
	if k.pool {
		ripples(c, floor, x, y, seed)
		return
	}
	for i := range int32(9) {
		a, q := math.Pi*vector.Lattice(i, 1, seed), 30*math.Abs(vector.Lattice(i, 2, seed))
		sin, cos := math.Sincos(a)
		grain := k.grain[0]
		if i%3 == 0 {
			grain = k.grain[1]
		}
		c.Fill(new(vector.Path).Circle(x+3+q*cos, y+3+q*sin, 1.5), vector.Solid(grain))
	}
}

func ripples(c *vector.Canvas, pool *vector.Path, x, y float64, seed uint32) {
	c.Clip(pool, func(c *vector.Canvas) {
		for i := range int32(3) {
			r := 13 + 9*float64(i)
			from := math.Pi * (0.9 + 0.3*vector.Lattice(i, 4, seed))
			c.Stroke(new(vector.Path).Arc(x+4, y+5, r, from, from+1.1+0.4*vector.Lattice(i, 5, seed)), 1.6, vector.Solid(vector.RGBA(1, 1, 1, 0.28)))
		}
	})
}
