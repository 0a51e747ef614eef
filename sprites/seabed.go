package sprites

import "math"

// SeabedArt is the board of Kani Nari Ebi: pale sand in shallow water, with
// the current on file c. Squares are 100 units, 0…500 both ways; around them
// lies a border of 40.
func SeabedArt() Drawing {
	return Drawing{"seabed", -40, -40, 580, 580, func(c *Canvas) {
		c.Clip(new(Path).RoundRect(-40, -40, 580, 580, 28), func(c *Canvas) {
			c.Backdrop(-40, -40, 580, 580, 1, sand)
			current(c)
			for x := range 5 {
				for y := range 5 {
					seabedCell(c, float64(x)*100, float64(y)*100, x)
				}
			}
			shore(c)
		})
	}}
}

var (
	sandLight = Hex(0xFDF4DA)
	sandBody  = Hex(0xF3E3B9)
	sandDark  = Hex(0xDDC690)
	seaPale   = Hex(0xBFE9E4)
	seaBody   = Hex(0x8FD6D6)
	seaDeep   = Hex(0x2E8C98)
)

// sand is rippled by waves from above, darker and bluer outside the squares,
// with the net of light that a sunlit surface throws.
func sand(x, y float64) Color {
	warp := Noise(x/130, y/110, 3)
	r := math.Sin((y*0.94+x*0.22+warp*44)/4.6) * (0.6 + 0.4*Noise(x/70, y/50, 9))
	col := sandBody
	if r > 0 {
		col = col.Mix(sandLight, r)
	} else {
		col = col.Mix(sandDark, -0.7*r)
	}
	col = col.Mix(seaBody, 0.10+0.09*warp)
	u, v := (x+0.5*y)/62, (y-0.5*x)/62
	if net := 1 - 5*math.Abs(Noise(u+0.6*warp, v, 33)); net > 0 {
		col = col.Mix(Hex(0xFFFFFF), 0.42*net*net)
	}
	out := math.Hypot(max(0, -x, x-500), max(0, -y, y-500))
	return col.Mix(seaDeep, 0.8*smooth(min(1, out/36)))
}

// current is the band of flowing water on file c.
func current(c *Canvas) {
	edge := func(x, phase float64) []Point {
		var pts []Point
		for y := -95.0; y <= 600; y += 31 {
			pts = append(pts, Pt(x+3.5*math.Sin(y/41+phase), y))
		}
		return pts
	}
	left, right := edge(199, 0), edge(301, 1.7)
	for i := range right {
		left = append(left, right[len(right)-1-i])
	}
	band := new(Path).Smooth(true, left...)
	c.Shadow(band, 0, 0, 12, seaDeep.Alpha(0.35))
	c.Fill(band, func(x, y float64) Color {
		n := Noise(x/26, y/150, 51)
		return seaPale.Mix(seaBody, 0.55+0.45*n).Alpha(0.92)
	})
	c.Clip(band, func(c *Canvas) {
		for i := range 34 {
			streak(c, int32(i))
		}
	})
}

// streak is one line of foam on the current, thickest in its middle.
func streak(c *Canvas, n int32) {
	const lanes = 11
	x := 200 + 100*(float64(n*4%lanes)+0.5+0.3*lattice(n, 6, 61))/lanes
	y := -30 + 560*(float64(n)+0.5)/34
	l, w := 44+18*lattice(n, 3, 61), 1.7+0.7*lattice(n, 4, 61)
	sway := 4 * lattice(n, 5, 61)
	line := new(Path).MoveTo(x, y-l).CubeTo(x+sway+w, y-l/3, x-sway+w, y+l/3, x, y+l).CubeTo(x-sway-w, y+l/3, x+sway-w, y-l/3, x, y-l).Close()
	c.Fill(line, Solid(Color{1, 1, 1, 0.72}))
}

// seabedCell marks a square quietly; the homes carry their owner's tint and mark.
func seabedCell(c *Canvas, x, y float64, file int) {
	cell := new(Path).RoundRect(x+4, y+4, 92, 92, 18)
	edge := Hex(0x9C7B45).Alpha(0.30)
	switch file {
	case 0:
		c.Fill(cell, Solid(Hex(0x4C63B0).Alpha(0.26)))
		edge = blackSide[1].Alpha(0.45)
		for _, dy := range []float64{0, 9, 18} {
			c.Stroke(new(Path).Smooth(false, Pt(x+35, y+40+dy), Pt(x+50, y+44+dy), Pt(x+65, y+40+dy)), 3.6, Solid(blackSide[1].Alpha(0.42)))
		}
	case 4:
		c.Fill(cell, Solid(Hex(0xFF6A45).Alpha(0.24)))
		edge = redSide[2].Alpha(0.4)
		c.Fill(star(x+50, y+50, 15, 7, 5, -math.Pi/2), Solid(redSide[1].Alpha(0.38)))
	case 2:
		edge = Hex(0x1F7C88).Alpha(0.4)
	default:
		c.Fill(cell, Solid(Color{1, 0.99, 0.93, 0.24}))
	}
	c.Stroke(cell, 2, Solid(edge))
	c.Stroke(new(Path).RoundRect(x+5.6, y+5.6, 88.8, 88.8, 16.4), 1.2, Solid(Color{1, 1, 1, 0.35}))
}

// shore scatters weed, stones and coral over the border.
func shore(c *Canvas) {
	for _, s := range []struct {
		x, y, r float64
		col     uint32
	}{
		{-20, 88, 15, 0x5E6B86}, {-27, 112, 10, 0x48546F}, {-14, 330, 11, 0x525E7A}, {-24, 352, 15, 0x6C7893}, {-22, 470, 10, 0x48546F},
		{92, -22, 12, 0x8C8A80}, {112, -27, 8, 0xA7A294}, {390, -24, 13, 0x7C7D78}, {150, 522, 12, 0x8A877A}, {172, 527, 8, 0xA7A294}, {404, 523, 11, 0x777A78},
	} {
		stone(c, s.x, s.y, s.r, Hex(s.col))
	}
	for _, w := range []struct {
		x, y, h, lean float64
	}{
		{-26, -6, 30, 6}, {-12, -12, 24, 9}, {-30, 250, 34, 5}, {-21, 245, 26, 10}, {60, -16, 20, -4}, {320, -12, 24, 5}, {332, -14, 18, 8},
		{14, 534, 30, 5}, {26, 536, 22, 9}, {340, 536, 22, -5}, {470, 536, 26, -6}, {456, 537, 19, -9}, {480, -10, 26, -4},
	} {
		weed(c, w.x, w.y, w.h, w.lean)
	}
	for i, q := range []Point{{520, 60}, {524, 190}, {518, 318}, {523, 440}} {
		coral(c, q.X, q.Y, 15+3*lattice(int32(i), 1, 5), uint32(i))
	}
	starfish(c, 372, 521, 13)
	starfish(c, 128, -19, 9)
}

func stone(c *Canvas, x, y, r float64, col Color) {
	shape := pebble(x, y, r, r*0.8, uint32(x+y*7))
	c.Shadow(shape, 2, 3, 4, Color{0.05, 0.15, 0.2, 0.45})
	t := tones{col.Lighter(0.4), col, col.Darker(0.4), col.Darker(0.6)}
	c.Fill(shape, t.ball(x, y, r))
	gloss(c, x-r*0.3, y-r*0.35, r*0.35, r*0.18, -0.5, 0.5)
}

// weed is a tuft of three swaying blades.
func weed(c *Canvas, x, y, h, lean float64) {
	for i, k := range []float64{-1, 1, 0.1} {
		tip := Pt(x+lean+k*h*0.35, y-h*(0.8+0.2*(1-math.Abs(k))))
		line := []Point{{x + k*3, y + 4}, {x + k*h*0.28, y - h*0.4}, tip}
		c.Fill(taper(8.4, 2.6, line...), Solid(Hex(0x14483F)))
		col := []Color{Hex(0x3E9A64), Hex(0x57B26F), Hex(0x7CC97F)}[i]
		c.Fill(taper(5.4, 1, line...), Vertical(y-h, y+4, col.Lighter(0.15), col.Darker(0.25)))
	}
}

// coral is a small red tree with knobs.
func coral(c *Canvas, x, y, r float64, seed uint32) {
	for pass := range 2 {
		for i := range 5 {
			a := -math.Pi/2 + (float64(i)-2)*0.6 + 0.15*lattice(int32(i), 3, seed)
			s, k := math.Sincos(a)
			mid, tip := Pt(x+k*r*0.5, y+r*0.5+s*r*0.8), Pt(x+k*r, y+r*0.5+s*r*1.4)
			if pass == 0 {
				c.Fill(taper(8.5, 8, Pt(x, y+r*0.7), mid, tip), Solid(Hex(0x7C1F17)))
			} else {
				c.Fill(taper(5, 4.6, Pt(x, y+r*0.7), mid, tip), Linear(x-r, y-r, x+r, y+r, Stop{0, Hex(0xFFB39A)}, Stop{1, Hex(0xD94A33)}))
			}
		}
	}
}

func starfish(c *Canvas, x, y, r float64) {
	pts := make([]Point, 10)
	for i := range pts {
		q := r
		if i%2 == 1 {
			q = r * 0.45
		}
		s, k := math.Sincos(float64(i)*math.Pi/5 - 1.2)
		pts[i] = Pt(x+q*k, y+q*s)
	}
	shape := new(Path).Smooth(true, pts...)
	c.Shadow(shape, 2, 3, 4, Color{0.05, 0.15, 0.2, 0.45})
	c.Fill(shape, Radial(x-3, y-4, r*1.3, Stop{0, Hex(0xFFE3A0)}, Stop{0.6, Hex(0xF0A54A)}, Stop{1, Hex(0xB96A22)}))
}
