package kani

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

// River is the board of Kani Shogi: wood with lines of gold and a painted river on file c. Look 0 is cherry,
// 1 green bamboo. It has the measures of [Seabed].
func River(look int) vector.Drawing {
	t := timbers(look)
	return vector.Drawing{Key: vector.LookKey("river", look), X: -40, Y: -40, W: 580, H: 580, Paint: func(c *vector.Canvas) {
		c.Clip(new(vector.Path).RoundRect(-40, -40, 580, 580, 28), t.draw)
	}}
}

type timber struct {
	plank, frame      vector.Tones
	slats             bool
	water, deep, bank vector.Color
	whirl             vector.Color
	near, far         vector.Color
}

func timbers(look int) timber {
	if look == 1 {
		return timber{
			vector.Tones{Light: vector.Hex(0xC3CB93), Body: vector.Hex(0xA5B173), Dark: vector.Hex(0x84935A), Line: vector.Hex(0x2C3419)},
			vector.Tones{Light: vector.Hex(0x4C6141), Body: vector.Hex(0x3A4C33), Dark: vector.Hex(0x283724), Line: vector.Hex(0x141D12)},
			true,
			vector.Hex(0x4A79B8), vector.Hex(0x3A62A4), vector.Hex(0x1C2F5C), vector.Hex(0x3A62A4),
			vector.Hex(0x4A5690).Alpha(0.34), vector.Hex(0xC2503A).Alpha(0.36),
		}
	}
	return timber{
		vector.Tones{Light: vector.Hex(0xB07A50), Body: vector.Hex(0x9A6440), Dark: vector.Hex(0x7F4C2F), Line: vector.Hex(0x3F2112)},
		vector.Tones{Light: vector.Hex(0x6B3B24), Body: vector.Hex(0x542B19), Dark: vector.Hex(0x3C1C10), Line: vector.Hex(0x241008)},
		false,
		vector.Hex(0x2C7E94), vector.Hex(0x226983), vector.Hex(0x14424F), vector.Hex(0x226A85),
		vector.Hex(0x667296).Alpha(0.34), vector.Hex(0xC05A3C).Alpha(0.42),
	}
}

var gilt = vector.Hex(0xF3CF84)

func (t timber) board() vector.Texture {
	wood := vector.Wood(t.plank, 12, false, 31)
	if !t.slats {
		return wood
	}
	return func(x, y float64) vector.Color {
		const wide = 25.0
		slat := math.Floor(y / wide)
		col := wood(x+130*vector.Lattice(int32(slat), 1, 7), 0.6*y+77*slat)
		in := y/wide - slat // the slat is round
		col = col.Mix(t.plank.Light, 0.5*max(0, 1-math.Abs(in-0.35)*3)).Mix(t.plank.Dark, 0.75*max(0, math.Abs(in-0.5)*8-3))
		knot := math.Abs(x - 250 - 200*vector.Lattice(int32(slat), 2, 7))
		return col.Mix(t.plank.Line, 0.4*max(0, 1-knot/2.2)).Mix(t.plank.Light, 0.35*max(0, 1-math.Abs(knot-4)/3))
	}
}

func (t timber) draw(c *vector.Canvas) {
	c.Backdrop(-40, -40, 580, 580, 1.2, func() vector.Texture {
		rim, plank := vector.Wood(t.frame, 9, false, 71), t.board()
		return func(x, y float64) vector.Color {
			dx, dy := math.Abs(x-250)-248, math.Abs(y-250)-248
			if max(dx, dy) > 14 || (dx > 0 && dy > 0 && math.Hypot(dx, dy) > 14) {
				return rim(x, y)
			}
			return plank(x, y)
		}
	}())
	inner := new(vector.Path).RoundRect(-12, -12, 524, 524, 14)
	c.Stroke(new(vector.Path).RoundRect(-38, -38, 576, 576, 26), 4, vector.Linear(-40, -40, 540, 540, vector.At(0, vector.RGBA(1, 0.85, 0.7, 0.35)), vector.At(0.5, vector.RGBA(0, 0, 0, 0)), vector.At(1, vector.RGBA(0, 0, 0, 0.5))))
	c.Stroke(inner, 6, vector.Solid(t.frame.Line))
	t.drawWater(c)
	// The wood is a little lower than its frame.
	c.Stroke(new(vector.Path).RoundRect(-7, -7, 514, 514, 10), 6, vector.Linear(-12, -12, 512, 512, vector.At(0, vector.RGBA(0.1, 0.03, 0, 0.5)), vector.At(0.5, vector.RGBA(0.1, 0.03, 0, 0.1)), vector.At(1, vector.RGBA(1, 0.9, 0.7, 0.18))))
	t.drawHomes(c)
	for i := range 6 {
		at := float64(i) * 100
		for _, line := range [][2]vector.Point{{vector.Pt(at, 0), vector.Pt(at, 500)}, {vector.Pt(0, at), vector.Pt(500, at)}} {
			path := new(vector.Path).MoveTo(line[0].X, line[0].Y).LineTo(line[1].X, line[1].Y)
			c.Stroke(path.Transform(func(q vector.Point) vector.Point { return vector.Pt(q.X+0.8, q.Y+1.2) }), 2.4, vector.Solid(vector.RGBA(0.15, 0.05, 0, 0.45)))
			c.Stroke(path, 1.8, vector.Solid(gilt.Alpha(0.8)))
		}
	}
	for _, x := range []float64{-26, 526} {
		for _, y := range []float64{-26, 526} {
			t := vector.Tones{Light: vector.Hex(0xFFF0B8), Body: vector.Hex(0xE0AC45), Dark: vector.Hex(0x8A5A12), Line: vector.Hex(0x3A2205)}
			t.Part(c, new(vector.Path).Circle(x, y, 5), t.Ball(x, y, 5))
		}
	}
}

func (t timber) drawWater(c *vector.Canvas) {
	band := new(vector.Path).RoundRect(200, -9, 100, 518, 0)
	c.Texture(band, func(x, y float64) vector.Color {
		n := vector.Noise(x/60, y/120, 17)
		return t.water.Mix(t.deep, 0.5+0.5*n)
	})
	c.Clip(band, func(c *vector.Canvas) {
		for i := range 7 {
			x := 207 + float64(i)*14.3
			var pts []vector.Point
			for y := -40.0; y <= 540; y += 25 {
				pts = append(pts, vector.Pt(x+5*math.Sin(y/32+float64(i)*0.5), y))
			}
			col := vector.Hex(0x8FD0DC).Alpha(0.40)
			if i%3 == 1 {
				col = vector.Hex(0xE9F7F2).Alpha(0.55)
			}
			c.Stroke(new(vector.Path).Smooth(false, pts...), 1.7, vector.Solid(col))
		}
		for i, y := range []float64{-8, 112, 224, 336, 448} {
			t.curl(c, 228+44*float64(i%2), y+48, 15)
		}
	})
	for _, x := range []float64{200, 300} {
		bank := new(vector.Path).MoveTo(x, -6).LineTo(x, 506)
		c.Stroke(bank, 6, vector.Solid(t.bank))
		c.Stroke(bank, 3, vector.Solid(gilt))
	}
}

func (t timber) curl(c *vector.Canvas, x, y, r float64) {
	var pts []vector.Point
	for i := range 19 {
		a := float64(i) * 0.62
		s, k := math.Sincos(a)
		q := r * (1 - float64(i)/22)
		pts = append(pts, vector.Pt(x+q*k, y+q*s))
	}
	c.Fill(new(vector.Path).Circle(x, y, r+2), vector.Solid(t.whirl))
	c.Stroke(new(vector.Path).Smooth(false, pts...), 2, vector.Solid(vector.Hex(0xE9F7F2).Alpha(0.6)))
}

func (t timber) drawHomes(c *vector.Canvas) {
	for y := range 5 {
		for i, side := range bothHomes {
			x, y := float64(i)*400+50, float64(y)*100+50
			cell := new(vector.Path).RoundRect(x-46, y-46, 92, 92, 10)
			if side == rules.Near {
				c.Fill(cell, vector.Solid(t.near))
				for _, dy := range []float64{-9, 0, 9} {
					c.Stroke(new(vector.Path).Smooth(false, vector.Pt(x-15, y-2+dy), vector.Pt(x, y+2+dy), vector.Pt(x+15, y-2+dy)), 3.6, vector.Solid(vector.Hex(0x1B1A2C).Alpha(0.62)))
				}
				continue
			}
			c.Fill(cell, vector.Solid(t.far))
			c.Fill(vector.Star(x, y, 15, 7, 5, -math.Pi/2), vector.Solid(vector.Hex(0x7A1D10).Alpha(0.55)))
		}
	}
}

var bothHomes = [...]rules.Side{rules.Near, rules.Far}
