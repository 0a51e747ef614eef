package shore

import (
	"math"
	"strconv"

	"tidepool/sprites/vector"
)

// Pebbles is the number of different pebbles.
const Pebbles = 3

// Pictures returns all pictures.
func Pictures() []vector.Drawing {
	list := []vector.Drawing{Scallop(), Whelk(), Star(), Weed()}
	for n := range Pebbles {
		list = append(list, Pebble(n))
	}
	for look := range 2 {
		list = append(list, Ripples(look), Waves(look))
	}
	return list
}

// Scallop is a fan-shaped shell, in the square -50…50.
func Scallop() vector.Drawing {
	return vector.Square("shore/scallop", func(c *vector.Canvas) {
		t := vector.Tones{Light: vector.Hex(0xFFE9DC), Body: vector.Hex(0xF3B79C), Dark: vector.Hex(0xC97A63), Line: vector.Hex(0x9A5546)}
		foot := vector.Pt(0, 28)
		var rim []vector.Point
		for i := range 15 {
			s, k := math.Sincos(-math.Pi/2 + (float64(i)-7)*0.14)
			r := 52.0 - 4*float64(i%2)
			rim = append(rim, vector.Pt(foot.X+r*k, foot.Y+r*s))
		}
		ears := new(vector.Path).Polygon(vector.Pt(-17, 20), vector.Pt(17, 20), vector.Pt(13, 34), vector.Pt(-13, 34))
		fan := new(vector.Path).Smooth(true, append(rim, vector.Pt(11, 30), vector.Pt(-11, 30))...)
		c.Shadow(fan, 1.5, 4, 7, vector.Hex(0x4A3A20).Alpha(0.3))
		t.Part(c, ears, vector.Solid(t.Dark))
		t.Part(c, fan, vector.Radial(foot.X, foot.Y, 56, vector.At(0, t.Dark), vector.At(0.45, t.Body), vector.At(0.75, t.Light), vector.At(0.88, t.Body), vector.At(1, t.Light)))
		for i := 1; i < 14; i += 2 {
			q := rim[i]
			c.Fill(vector.Taper(1.4, 3, vector.Pt(foot.X+(q.X-foot.X)*0.14, foot.Y+(q.Y-foot.Y)*0.14), vector.Pt(foot.X+(q.X-foot.X)*0.96, foot.Y+(q.Y-foot.Y)*0.96)), vector.Solid(t.Line.Alpha(0.38)))
		}
	})
}

// Whelk is a shell that winds to a point.
func Whelk() vector.Drawing {
	return vector.Square("shore/whelk", func(c *vector.Canvas) {
		t := vector.Tones{Light: vector.Hex(0xFFF6E2), Body: vector.Hex(0xE6CFA4), Dark: vector.Hex(0xB08C5A), Line: vector.Hex(0x7D5F38)}
		const lean = -0.5
		turned := func(p *vector.Path) *vector.Path { return p.Rotated(0, 0, lean) }
		whole := turned(new(vector.Path).Smooth(true, vector.Pt(-43, 2), vector.Pt(-20, -9), vector.Pt(4, -19), vector.Pt(28, -24), vector.Pt(43, -8), vector.Pt(40, 14), vector.Pt(22, 24), vector.Pt(0, 17), vector.Pt(-22, 9)))
		c.Shadow(whole, 1.5, 4, 7, vector.Hex(0x4A3A20).Alpha(0.3))
		t.Part(c, whole, t.Slope(-10, -26, 12, 28))
		c.Clip(whole, func(c *vector.Canvas) {
			for i, x := range []float64{-30, -17, -1, 17} {
				h := 7 + 6.5*float64(i)
				c.Stroke(turned(new(vector.Path).Smooth(false, vector.Pt(x+4, -h-3), vector.Pt(x-3, 0), vector.Pt(x+3, h+4))), 2.2, vector.Solid(t.Line.Alpha(0.55)))
			}
			mouth := turned(new(vector.Path).Ellipse(31, 4, 8, 15))
			c.Fill(mouth, vector.Solid(vector.Hex(0xD98F74)))
			c.Stroke(mouth, 2, vector.Solid(t.Line.Alpha(0.6)))
		})
	})
}

// Star is a small starfish.
func Star() vector.Drawing {
	return vector.Square("shore/star", func(c *vector.Canvas) {
		var rim []vector.Point
		for i := range 10 {
			r := 44.0
			if i%2 == 1 {
				r = 17
			}
			s, k := math.Sincos(float64(i)*math.Pi/5 - 1.35)
			rim = append(rim, vector.Pt(r*k, r*s))
		}
		body := new(vector.Path).Smooth(true, rim...)
		t := vector.Tones{Light: vector.Hex(0xFFD2A8), Body: vector.Hex(0xEE9464), Dark: vector.Hex(0xC2603D), Line: vector.Hex(0x96432B)}
		c.Shadow(body, 1.5, 4, 7, vector.Hex(0x4A3A20).Alpha(0.3))
		t.Part(c, body, vector.Radial(-4, -6, 50, vector.At(0, t.Light), vector.At(0.5, t.Body), vector.At(1, t.Dark)))
		for i := 0; i < 10; i += 2 {
			for k := 0.25; k < 0.9; k += 0.22 {
				c.Fill(new(vector.Path).Circle(rim[i].X*k, rim[i].Y*k, 3.1-1.8*k), vector.Solid(vector.Hex(0xFFE9CC).Alpha(0.8)))
			}
		}
	})
}

// Weed is a tuft of sea grass.
func Weed() vector.Drawing {
	return vector.Square("shore/weed", func(c *vector.Canvas) {
		for i, lean := range []float64{-30, -17, -2, 13, 29} {
			x, high := -16+8*float64(i), []float64{52, 74, 84, 66, 46}[i]
			line := []vector.Point{vector.Pt(x, 42), vector.Pt(x+lean*0.15, 42-high*0.55), vector.Pt(x+lean, 42-high)}
			col := vector.Hex([]uint32{0x5FA98A, 0x3F8F7C, 0x6DB893, 0x358070, 0x66AE8D}[i])
			c.Fill(vector.Taper(8, 1.2, line...), vector.Vertical(-40, 42, col.Lighter(0.2), col.Darker(0.15)))
		}
	})
}

// Pebble is the n-th pebble.
func Pebble(n int) vector.Drawing {
	return vector.Square("shore/pebble"+strconv.Itoa(n), func(c *vector.Canvas) {
		col := vector.Hex([Pebbles]uint32{0xA9B2B6, 0xC9B8A2, 0x8FA3A6}[n])
		shape := vector.Pebble(0, 0, 36, [Pebbles]float64{25, 29, 21}[n], uint32(7+n*5))
		t := vector.Tones{Light: col.Lighter(0.55), Body: col, Dark: col.Darker(0.28), Line: col.Darker(0.5)}
		c.Shadow(shape, 1.5, 4, 7, vector.Hex(0x4A3A20).Alpha(0.3))
		t.Part(c, shape, t.Ball(0, 0, 38))
		vector.Gloss(c, -11, -10, 12, 5, -0.4, 0.5)
	})
}

// Ripples are marks that water has left in sand, 200 by 60 units. Look 0 is by day, 1 by night, as of [Waves].
func Ripples(look int) vector.Drawing {
	return strokes("shore/ripples", look, [2]uint32{0xD2BF97, 0x3A505E}, 2)
}

// Waves are small waves on calm water.
func Waves(look int) vector.Drawing {
	return strokes("shore/waves", look, [2]uint32{0x8CC5C2, 0x2F6470}, 3.2)
}

func strokes(name string, look int, colors [2]uint32, swing float64) vector.Drawing {
	return vector.Drawing{Key: vector.LookKey(name, look), X: -100, Y: -30, W: 200, H: 60, Paint: func(c *vector.Canvas) {
		for i, s := range []struct{ from, to, y float64 }{{-70, 50, -18}, {-92, 84, 0}, {-46, 74, 18}} {
			var line []vector.Point
			for x := s.from; x <= s.to; x += 9 {
				line = append(line, vector.Pt(x, s.y+swing*math.Sin(x/13+float64(i)*1.9)))
			}
			half := len(line) / 2
			col := vector.Solid(vector.Hex(colors[look]).Alpha(0.75))
			c.Fill(vector.Taper(4.2, 0.8, line[half:]...).Append(vector.Taper(0.8, 4.2, line[:half+1]...)), col)
		}
	}}
}
