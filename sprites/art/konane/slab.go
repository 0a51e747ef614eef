package konane

import (
	"fmt"
	"math"

	"tidepool/sprites/vector"
)

// Slab is the board of Konane: dark lava rock with a hollow worn into
// each square of 100 units, and a border of 40.
func Slab(files, ranks int) vector.Drawing {
	w, h := float64(files)*100+80, float64(ranks)*100+80
	return vector.Drawing{Key: fmt.Sprint("slab", files, "x", ranks), X: -40, Y: -40, W: w, H: h, Paint: func(c *vector.Canvas) {
		c.Clip(new(vector.Path).RoundRect(-40, -40, w, h, 34), func(c *vector.Canvas) {
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
func slab(c *vector.Canvas, w, h float64) {
	light, body, dark := vector.Hex(0x625A58), vector.Hex(0x453F40), vector.Hex(0x2E2A2D)
	const samples = 800_000 // of the rock, half of them unseen in hollows
	c.Backdrop(-40, -40, w, h, min(1.2, math.Sqrt(samples/(w*h))), func(x, y float64) vector.Color {
		if hidden(x, y, w-80, h-80) {
			return body
		}
		n := 0.55*vector.Noise((x+y)/90, (x-y)/70, 7) + 0.3*vector.Noise((x+y*0.6)/13, (y-x*0.6)/13, 8)
		col := body.Mix(light, max(0, n)).Mix(dark, max(0, -n))
		return poreAt(poreAt(col, x, y, 13, 19), x+y*0.4, y-x*0.4, 6.5, 23)
	})
	edge := new(vector.Path).RoundRect(-38, -38, w-4, h-4, 32)
	c.Stroke(edge, 5, vector.Linear(-40, -40, w-40, h-40, vector.At(0, vector.Hex(0xA79C95).Alpha(0.8)), vector.At(0.45, vector.Hex(0x8B817C).Alpha(0.15)), vector.At(0.55, vector.RGBA(0, 0, 0, 0.2)), vector.At(1, vector.RGBA(0, 0, 0, 0.7))))
	c.Stroke(new(vector.Path).RoundRect(-14, -14, w-52, h-52, 16), 2.4, vector.Solid(vector.RGBA(0.06, 0.05, 0.06, 0.6)))
	c.Stroke(new(vector.Path).RoundRect(-12.6, -12.4, w-52, h-52, 16), 1.2, vector.Solid(vector.Hex(0x9A8F89).Alpha(0.5)))
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
func poreAt(col vector.Color, x, y, cell float64, seed uint32) vector.Color {
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
		return col.Mix(vector.Hex(0x151215), min(0.75, -d*0.8))
	case d < 1.2 && dx+dy > 0.6*r:
		return col.Mix(vector.Hex(0xA2968E), 0.4*(1.2-d))
	}
	return col
}

// hollow is a cup worn into the rock, its floor covered with sand: its upper
// left wall lies in shadow and its lower right wall catches the light.
func hollow(c *vector.Canvas, x, y float64, seed uint32) {
	const r = 45
	rim := new(vector.Path).Circle(x, y, r).Transform(func(q vector.Point) vector.Point {
		g := 1 + 0.02*math.Sin(3*math.Atan2(q.Y-y, q.X-x)+float64(seed))
		return vector.Pt(x+(q.X-x)*g, y+(q.Y-y)*g)
	})
	rim.Append(new(vector.Path).Circle(x, y, r-7).Mirrored(x)) // turns the other way: a hole
	c.Fill(rim, vector.Linear(x-31, y-33, x+31, y+33, vector.At(0, vector.Hex(0x151113)), vector.At(0.4, vector.Hex(0x332C2C)), vector.At(0.7, vector.Hex(0x97846C)), vector.At(1, vector.Hex(0xD9C6A4))))
	floor := new(vector.Path).Circle(x+0.5, y+0.7, r-4.5)
	c.Fill(floor, vector.Radial(x+9, y+11, 58, vector.At(0, vector.Hex(0xA58A60)), vector.At(0.45, vector.Hex(0x947A52)), vector.At(0.72, vector.Hex(0x785F3A)), vector.At(0.88, vector.Hex(0x574428)), vector.At(1, vector.Hex(0x30251A))))
	for i := range int32(9) {
		a, q := math.Pi*vector.Lattice(i, 1, seed), 30*math.Abs(vector.Lattice(i, 2, seed))
		s, k := math.Sincos(a)
		grain := vector.Hex(0x5F4A30).Alpha(0.45)
		if i%3 == 0 {
			grain = vector.Hex(0xE3CFA6).Alpha(0.6)
		}
		c.Fill(new(vector.Path).Circle(x+3+q*k, y+3+q*s, 1.5), vector.Solid(grain))
	}
}
