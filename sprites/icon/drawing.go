package icon

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/vector"
)

// Drawing is the program's icon: a red crab in a tide pool, 100×100 units. A bled icon is filled to its
// edges, for systems that cut their own shape out of it; otherwise the pool has no background. In both,
// everything important is within 40 units of the middle.
func Drawing(bled bool) vector.Drawing {
	key := "appicon"
	if bled {
		key += " bled"
	}
	return vector.Drawing{Key: key, X: -50, Y: -50, W: 100, H: 100, Paint: func(c *vector.Canvas) { appIcon(c, bled) }}
}

func appIcon(c *vector.Canvas, bled bool) {
	grow := 1.0
	if bled {
		grow = 0.8
		c.Texture(new(vector.Path).Polygon(vector.Pt(-50, -50), vector.Pt(50, -50), vector.Pt(50, 50), vector.Pt(-50, 50)), func(x, y float64) vector.Color {
			return vector.Hex(0xF7EFDF).Mix(vector.Hex(0xE3CFA0), (y+50)/100+0.12*(vector.Noise(x/7, y/4, 5)-0.5))
		})
	}
	c.Draw(vector.Drawing{Key: "appicon pool", X: -50, Y: -50, W: 100, H: 100, Paint: tidePool}, vector.Pt(0, 0), grow, 0)
}

func tidePool(c *vector.Canvas) {
	rim := poolEdge(47)
	c.Shadow(rim, 0.5, 1.5, 3, vector.RGBA(0.1, 0.08, 0.05, 0.35))
	c.Texture(rim, func(x, y float64) vector.Color {
		light := math.Hypot(x+30, y+38) / 120
		return vector.Hex(0xE9D3A0).Mix(vector.Hex(0x8B7150), light+0.22*(vector.Noise(x/6, y/6, 9)-0.5))
	})
	c.Stroke(rim, 1.6, vector.Solid(vector.Hex(0x6B5334)))
	water := poolEdge(38.5)
	c.Fill(water, vector.Radial(-8, -12, 52, vector.At(0, vector.Hex(0x63D2CB)), vector.At(0.55, vector.Hex(0x1D9A9E)), vector.At(1, vector.Hex(0x0B5F6B))))
	c.Clip(water, func(c *vector.Canvas) {
		for i, y := range []float64{-25, -9, 25} {
			d := 4 * float64(i%2)
			c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-40, y+d), vector.Pt(-20, y-4), vector.Pt(0, y+2), vector.Pt(20, y-4), vector.Pt(40, y+d)), 2, vector.Solid(vector.RGBA(1, 1, 1, 0.22)))
		}
		c.Stroke(poolEdge(38.5), 5, vector.Solid(vector.RGBA(0.02, 0.16, 0.2, 0.3)))
	})
	c.Stroke(water, 1.6, vector.Solid(vector.Hex(0x0A4650)))
	c.Draw(kani.Crab(rules.Far, 0), vector.Pt(0, 3.5), 0.8, 0)
}

// poolEdge returns a circle of about radius r, as uneven as water makes it.
func poolEdge(r float64) *vector.Path {
	points := make([]vector.Point, 14)
	for i := range points {
		turn := 2 * math.Pi * float64(i) / float64(len(points))
		far := r * (1 + 0.02*math.Sin(3*turn+1) + 0.012*math.Sin(5*turn))
		s, cs := math.Sincos(turn)
		points[i] = vector.Pt(far*cs, far*s)
	}
	return new(vector.Path).Smooth(true, points...)
}
