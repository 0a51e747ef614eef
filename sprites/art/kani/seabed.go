package kani

import (
	"math"

	"tidepool/sprites/vector"
)

// Seabed is the board of Kani Nari Ebi: sand in shallow water, with the current on file c. Look 0 is by day,
// 1 by moonlight. Squares are 100 units, 0…500 both ways; around them is a border of 40.
func Seabed(look int) vector.Drawing {
	w := waters(look)
	return vector.Drawing{Key: vector.LookKey("seabed", look), X: -40, Y: -40, W: 580, H: 580, Paint: func(c *vector.Canvas) {
		c.Clip(new(vector.Path).RoundRect(-40, -40, 580, 580, 28), func(c *vector.Canvas) {
			c.Backdrop(-40, -40, 580, 580, 1, w.sand)
			w.current(c)
			for x := range 5 {
				for y := range 5 {
					seabedCell(c, float64(x)*100, float64(y)*100, x)
				}
			}
			shore(c)
		})
	}}
}

type water struct {
	sandLight, sandBody, sandDark vector.Color
	// tint is over the sand, deep is the sea around it.
	tint, deep vector.Color
	pale, body vector.Color
	glow       float64
}

func waters(look int) water {
	if look == 1 {
		return water{
			vector.Hex(0xF1F1FF), vector.Hex(0xCDD3F0), vector.Hex(0x9DA8D8),
			vector.Hex(0x8796D6), vector.Hex(0x161E4E),
			vector.Hex(0xB9B4F4), vector.Hex(0x6E7BDB), 0.5,
		}
	}
	return water{
		vector.Hex(0xFDF4DA), vector.Hex(0xF3E3B9), vector.Hex(0xDDC690),
		vector.Hex(0x8FD6D6), vector.Hex(0x2E8C98),
		vector.Hex(0xBFE9E4), vector.Hex(0x8FD6D6), 0.42,
	}
}

func (w water) sand(x, y float64) vector.Color {
	warp := vector.Noise(x/130, y/110, 3)
	r := math.Sin((y*0.94+x*0.22+warp*44)/4.6) * (0.6 + 0.4*vector.Noise(x/70, y/50, 9))
	col := w.sandBody
	if r > 0 {
		col = col.Mix(w.sandLight, r)
	} else {
		col = col.Mix(w.sandDark, -0.7*r)
	}
	col = col.Mix(w.tint, 0.10+0.09*warp)
	u, v := (x+0.5*y)/62, (y-0.5*x)/62
	if net := 1 - 5*math.Abs(vector.Noise(u+0.6*warp, v, 33)); net > 0 {
		col = col.Mix(vector.Hex(0xFFFFFF), w.glow*net*net)
	}
	out := math.Hypot(max(0, -x, x-500), max(0, -y, y-500))
	return col.Mix(w.deep, 0.8*vector.SmoothStep(min(1, out/36)))
}

func (w water) current(c *vector.Canvas) {
	edge := func(x, phase float64) []vector.Point {
		var pts []vector.Point
		for y := -95.0; y <= 600; y += 31 {
			pts = append(pts, vector.Pt(x+3.5*math.Sin(y/41+phase), y))
		}
		return pts
	}
	left, right := edge(199, 0), edge(301, 1.7)
	for i := range right {
		left = append(left, right[len(right)-1-i])
	}
	band := new(vector.Path).Smooth(true, left...)
	c.Shadow(band, 0, 0, 12, w.deep.Alpha(0.35))
	c.Texture(band, func(x, y float64) vector.Color {
		n := vector.Noise(x/26, y/150, 51)
		return w.pale.Mix(w.body, 0.55+0.45*n).Alpha(0.92)
	})
	c.Clip(band, func(c *vector.Canvas) {
		for i := range 34 {
			streak(c, int32(i))
		}
	})
}

func streak(c *vector.Canvas, n int32) {
	const lanes = 11
	x := 200 + 100*(float64(n*4%lanes)+0.5+0.3*vector.Lattice(n, 6, 61))/lanes
	y := -30 + 560*(float64(n)+0.5)/34
	l, w := 44+18*vector.Lattice(n, 3, 61), 1.7+0.7*vector.Lattice(n, 4, 61)
	sway := 4 * vector.Lattice(n, 5, 61)
	line := new(vector.Path).MoveTo(x, y-l).CubeTo(x+sway+w, y-l/3, x-sway+w, y+l/3, x, y+l).CubeTo(x-sway-w, y+l/3, x+sway-w, y-l/3, x, y-l).Close()
	c.Fill(line, vector.Solid(vector.RGBA(1, 1, 1, 0.72)))
}

func seabedCell(c *vector.Canvas, x, y float64, file int) {
	cell := new(vector.Path).RoundRect(x+4, y+4, 92, 92, 18)
	edge := vector.Hex(0x9C7B45).Alpha(0.30)
	switch file {
	case 0:
		c.Fill(cell, vector.Solid(vector.Hex(0x4C63B0).Alpha(0.26)))
		edge = blackSide[1].Alpha(0.45)
		for _, dy := range []float64{0, 9, 18} {
			c.Stroke(new(vector.Path).Smooth(false, vector.Pt(x+35, y+40+dy), vector.Pt(x+50, y+44+dy), vector.Pt(x+65, y+40+dy)), 3.6, vector.Solid(blackSide[1].Alpha(0.42)))
		}
	case 4:
		c.Fill(cell, vector.Solid(vector.Hex(0xFF6A45).Alpha(0.24)))
		edge = redSide[2].Alpha(0.4)
		c.Fill(vector.Star(x+50, y+50, 15, 7, 5, -math.Pi/2), vector.Solid(redSide[1].Alpha(0.38)))
	case 2:
		edge = vector.Hex(0x1F7C88).Alpha(0.4)
	default:
		c.Fill(cell, vector.Solid(vector.RGBA(1, 0.99, 0.93, 0.24)))
	}
	c.Stroke(cell, 2, vector.Solid(edge))
	c.Stroke(new(vector.Path).RoundRect(x+5.6, y+5.6, 88.8, 88.8, 16.4), 1.2, vector.Solid(vector.RGBA(1, 1, 1, 0.35)))
}

func shore(c *vector.Canvas) {
	for _, s := range []struct {
		x, y, r float64
		col     uint32
	}{
		{-20, 88, 15, 0x5E6B86}, {-27, 112, 10, 0x48546F}, {-14, 330, 11, 0x525E7A}, {-24, 352, 15, 0x6C7893}, {-22, 470, 10, 0x48546F},
		{92, -22, 12, 0x8C8A80}, {112, -27, 8, 0xA7A294}, {390, -24, 13, 0x7C7D78}, {150, 522, 12, 0x8A877A}, {172, 527, 8, 0xA7A294}, {404, 523, 11, 0x777A78},
	} {
		stone(c, s.x, s.y, s.r, vector.Hex(s.col))
	}
	for _, w := range []struct {
		x, y, h, lean float64
	}{
		{-26, -6, 30, 6}, {-12, -12, 24, 9}, {-30, 250, 34, 5}, {-21, 245, 26, 10}, {60, -16, 20, -4}, {320, -12, 24, 5}, {332, -14, 18, 8},
		{14, 534, 30, 5}, {26, 536, 22, 9}, {340, 536, 22, -5}, {470, 536, 26, -6}, {456, 537, 19, -9}, {480, -10, 26, -4},
	} {
		weed(c, w.x, w.y, w.h, w.lean)
	}
	for i, q := range []vector.Point{vector.Pt(520, 60), vector.Pt(524, 190), vector.Pt(518, 318), vector.Pt(523, 440)} {
		coral(c, q.X, q.Y, 15+3*vector.Lattice(int32(i), 1, 5), uint32(i))
	}
	starfish(c, 372, 521, 13)
	starfish(c, 128, -19, 9)
}

func stone(c *vector.Canvas, x, y, r float64, col vector.Color) {
	shape := vector.Pebble(x, y, r, r*0.8, uint32(x+y*7))
	c.Shadow(shape, 2, 3, 4, vector.RGBA(0.05, 0.15, 0.2, 0.45))
	t := vector.Tones{Light: col.Lighter(0.4), Body: col, Dark: col.Darker(0.4), Line: col.Darker(0.6)}
	c.Fill(shape, t.Ball(x, y, r))
	vector.Gloss(c, x-r*0.3, y-r*0.35, r*0.35, r*0.18, -0.5, 0.5)
}

func weed(c *vector.Canvas, x, y, h, lean float64) {
	for i, k := range []float64{-1, 1, 0.1} {
		tip := vector.Pt(x+lean+k*h*0.35, y-h*(0.8+0.2*(1-math.Abs(k))))
		line := []vector.Point{vector.Pt(x+k*3, y+4), vector.Pt(x+k*h*0.28, y-h*0.4), tip}
		c.Fill(vector.Taper(8.4, 2.6, line...), vector.Solid(vector.Hex(0x14483F)))
		col := []vector.Color{vector.Hex(0x3E9A64), vector.Hex(0x57B26F), vector.Hex(0x7CC97F)}[i]
		c.Fill(vector.Taper(5.4, 1, line...), vector.Vertical(y-h, y+4, col.Lighter(0.15), col.Darker(0.25)))
	}
}

func coral(c *vector.Canvas, x, y, r float64, seed uint32) {
	for pass := range 2 {
		for i := range 5 {
			a := -math.Pi/2 + (float64(i)-2)*0.6 + 0.15*vector.Lattice(int32(i), 3, seed)
			s, k := math.Sincos(a)
			mid, tip := vector.Pt(x+k*r*0.5, y+r*0.5+s*r*0.8), vector.Pt(x+k*r, y+r*0.5+s*r*1.4)
			if pass == 0 {
				c.Fill(vector.Taper(8.5, 8, vector.Pt(x, y+r*0.7), mid, tip), vector.Solid(vector.Hex(0x7C1F17)))
			} else {
				c.Fill(vector.Taper(5, 4.6, vector.Pt(x, y+r*0.7), mid, tip), vector.Linear(x-r, y-r, x+r, y+r, vector.At(0, vector.Hex(0xFFB39A)), vector.At(1, vector.Hex(0xD94A33))))
			}
		}
	}
}

func starfish(c *vector.Canvas, x, y, r float64) {
	pts := make([]vector.Point, 10)
	for i := range pts {
		q := r
		if i%2 == 1 {
			q = r * 0.45
		}
		s, k := math.Sincos(float64(i)*math.Pi/5 - 1.2)
		pts[i] = vector.Pt(x+q*k, y+q*s)
	}
	shape := new(vector.Path).Smooth(true, pts...)
	c.Shadow(shape, 2, 3, 4, vector.RGBA(0.05, 0.15, 0.2, 0.45))
	c.Fill(shape, vector.Radial(x-3, y-4, r*1.3, vector.At(0, vector.Hex(0xFFE3A0)), vector.At(0.6, vector.Hex(0xF0A54A)), vector.At(1, vector.Hex(0xB96A22))))
}
