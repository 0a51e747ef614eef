package kani

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

// River is the board of Kani Shogi: cherry wood with lines of gold and a
// painted river on file c. Its measures are those of [SeabedArt].
func River() vector.Drawing {
	return vector.Drawing{Key: "river", X: -40, Y: -40, W: 580, H: 580, Paint: func(c *vector.Canvas) {
		c.Clip(new(vector.Path).RoundRect(-40, -40, 580, 580, 28), riverBoard)
	}}
}

var (
	cherry = vector.Tones{Light: vector.Hex(0xB07A50), Body: vector.Hex(0x9A6440), Dark: vector.Hex(0x7F4C2F), Line: vector.Hex(0x3F2112)}
	frame  = vector.Tones{Light: vector.Hex(0x6B3B24), Body: vector.Hex(0x542B19), Dark: vector.Hex(0x3C1C10), Line: vector.Hex(0x241008)}
	gilt   = vector.Hex(0xF3CF84)
)

func riverBoard(c *vector.Canvas) {
	c.Backdrop(-40, -40, 580, 580, 1.2, func() vector.Paint {
		rim, plank := vector.Wood(frame, 9, false, 71), vector.Wood(cherry, 12, false, 31)
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
	c.Stroke(inner, 6, vector.Solid(frame.Line))
	riverWater(c)
	// The wood lies a little lower than its frame.
	c.Stroke(new(vector.Path).RoundRect(-7, -7, 514, 514, 10), 6, vector.Linear(-12, -12, 512, 512, vector.At(0, vector.RGBA(0.1, 0.03, 0, 0.5)), vector.At(0.5, vector.RGBA(0.1, 0.03, 0, 0.1)), vector.At(1, vector.RGBA(1, 0.9, 0.7, 0.18))))
	riverHomes(c)
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

// riverWater is the painted band: teal lacquer, rows of waves, a bank of gold.
func riverWater(c *vector.Canvas) {
	band := new(vector.Path).RoundRect(200, -9, 100, 518, 0)
	c.Fill(band, func(x, y float64) vector.Color {
		n := vector.Noise(x/60, y/120, 17)
		return vector.Hex(0x2C7E94).Mix(vector.Hex(0x226983), 0.5+0.5*n)
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
			whirl(c, 228+44*float64(i%2), y+48, 15)
		}
	})
	for _, x := range []float64{200, 300} {
		bank := new(vector.Path).MoveTo(x, -6).LineTo(x, 506)
		c.Stroke(bank, 6, vector.Solid(vector.Hex(0x14424F)))
		c.Stroke(bank, 3, vector.Solid(gilt))
	}
}

// whirl is a painted curl of water.
func whirl(c *vector.Canvas, x, y, r float64) {
	var pts []vector.Point
	for i := range 19 {
		a := float64(i) * 0.62
		s, k := math.Sincos(a)
		q := r * (1 - float64(i)/22)
		pts = append(pts, vector.Pt(x+q*k, y+q*s))
	}
	c.Fill(new(vector.Path).Circle(x, y, r+2), vector.Solid(vector.Hex(0x226A85)))
	c.Stroke(new(vector.Path).Smooth(false, pts...), 2, vector.Solid(vector.Hex(0xE9F7F2).Alpha(0.6)))
}

// riverHomes burns each owner's mark into the squares of the home files.
func riverHomes(c *vector.Canvas) {
	for y := range 5 {
		for i, side := range bothHomes {
			x, y := float64(i)*400+50, float64(y)*100+50
			cell := new(vector.Path).RoundRect(x-46, y-46, 92, 92, 10)
			if side == rules.Near {
				c.Fill(cell, vector.Solid(vector.Hex(0x667296).Alpha(0.34)))
				for _, dy := range []float64{-9, 0, 9} {
					c.Stroke(new(vector.Path).Smooth(false, vector.Pt(x-15, y-2+dy), vector.Pt(x, y+2+dy), vector.Pt(x+15, y-2+dy)), 3.6, vector.Solid(vector.Hex(0x1B1A2C).Alpha(0.62)))
				}
				continue
			}
			c.Fill(cell, vector.Solid(vector.Hex(0xC05A3C).Alpha(0.42)))
			c.Fill(vector.Star(x, y, 15, 7, 5, -math.Pi/2), vector.Solid(vector.Hex(0x7A1D10).Alpha(0.55)))
		}
	}
}

var bothHomes = [...]rules.Side{rules.Near, rules.Far}
