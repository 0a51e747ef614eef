package konane

import (
	"fmt"
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

// Stone is a stone of Konane: look 0 is Black's basalt and White's coral, 1 a black and a white pearl.
func Stone(side rules.Side, look int) vector.Drawing {
	return vector.Square(vector.LookKey(fmt.Sprint("stone", side), look), func(c *vector.Canvas) {
		switch {
		case look == 1:
			pearl(c, side)
		case side == rules.Near:
			basalt(c)
		default:
			whiteCoral(c)
		}
	})
}

func stoneShadow(c *vector.Canvas, shape *vector.Path) {
	c.Shadow(shape, 2, 4, 6, vector.RGBA(0.05, 0.03, 0.02, 0.6))
}

func basalt(c *vector.Canvas) {
	shape := new(vector.Path).Smooth(true, vector.Pt(39, 1), vector.Pt(28, 27), vector.Pt(1, 38), vector.Pt(-27, 27), vector.Pt(-39, 0), vector.Pt(-28, -27), vector.Pt(-1, -38), vector.Pt(27, -28))
	stoneShadow(c, shape)
	c.Stroke(shape, 3, vector.Solid(vector.Hex(0x08070A)))
	base := vector.Radial(-12, -15, 62, vector.At(0, vector.Hex(0x4A4C57)), vector.At(0.38, vector.Hex(0x25262D)), vector.At(0.8, vector.Hex(0x121216)), vector.At(1, vector.Hex(0x0B0A0D)))
	c.Texture(shape, func(x, y float64) vector.Color {
		return base.At(x, y).Mix(vector.Hex(0x6A6B75), 0.10*max(0, vector.Noise(x/3, y/3, 4)))
	})
	c.Clip(shape, func(c *vector.Canvas) {
		// Light reflected from the ground, low on the right.
		c.Stroke(new(vector.Path).Arc(0, 0, 35.5, 0.1, 1.5), 3.4, vector.Radial(26, 26, 30, vector.At(0, vector.Hex(0x9AA0B5).Alpha(0.75)), vector.At(1, vector.Hex(0x9AA0B5).Alpha(0))))
		c.Stroke(new(vector.Path).Arc(0, 0, 37.5, 3.1, 4.9), 2, vector.Solid(vector.Hex(0xB9BED0).Alpha(0.45)))
	})
	shine := new(vector.Path).MoveTo(-26, -6).CubeTo(-25, -20, -14, -28, 1, -28).CubeTo(-6, -24, -16, -18, -18, -6).CubeTo(-19, 0, -26, 2, -26, -6).Close()
	c.Fill(shine, vector.Linear(-20, -26, -10, 0, vector.At(0, vector.RGBA(1, 1, 1, 0.85)), vector.At(1, vector.RGBA(1, 1, 1, 0.12))))
	vector.Gloss(c, 9, -25, 4, 2.4, 0.4, 0.6)
}

func whiteCoral(c *vector.Canvas) {
	shape := new(vector.Path).Smooth(true, vector.Pt(39, -2), vector.Pt(29, 26), vector.Pt(3, 38), vector.Pt(-25, 29), vector.Pt(-38, 3), vector.Pt(-30, -25), vector.Pt(-3, -38), vector.Pt(25, -30))
	stoneShadow(c, shape)
	c.Stroke(shape, 3, vector.Solid(vector.Hex(0x5D5140)))
	base := vector.Radial(-13, -17, 66, vector.At(0, vector.Hex(0xFFFFFF)), vector.At(0.5, vector.Hex(0xF6F0E3)), vector.At(0.85, vector.Hex(0xE9E0CF)), vector.At(1, vector.Hex(0xD2C6AE)))
	c.Texture(shape, func(x, y float64) vector.Color {
		return base.At(x, y).Mix(vector.Hex(0xB7A88A), 0.14*max(0, vector.Noise(x/4, y/4, 14)))
	})
	c.Clip(shape, func(c *vector.Canvas) {
		for i := range int32(34) {
			r, a := 6.6*math.Sqrt(float64(i)+0.4), 2.39996*float64(i)
			s, k := math.Sincos(a)
			coralPore(c, r*k+2*vector.Lattice(i, 1, 9), r*s+2*vector.Lattice(i, 2, 9), 1.3+0.6*vector.Lattice(i, 3, 9))
		}
		c.Stroke(new(vector.Path).Arc(0, 0, 36.5, 3.2, 4.8), 2.4, vector.Solid(vector.RGBA(1, 1, 1, 0.8)))
	})
	vector.Gloss(c, -14, -18, 13, 7, -0.75, 0.75)
}

func coralPore(c *vector.Canvas, x, y, r float64) {
	c.Fill(new(vector.Path).Circle(x+0.6, y+0.8, r), vector.Solid(vector.RGBA(1, 1, 1, 0.9)))
	c.Fill(new(vector.Path).Circle(x, y, r), vector.Solid(vector.Hex(0x8F8062).Alpha(0.42)))
}

func pearl(c *vector.Canvas, side rules.Side) {
	lit, body, shade, line := vector.Hex(0xFFFFFF), vector.Hex(0xFBF1EC), vector.Hex(0xD3BFC0), vector.Hex(0x6B5358)
	rose, green := vector.Hex(0xFFC9D6), vector.Hex(0xC6EEE4)
	if side == rules.Near {
		lit, body, shade, line = vector.Hex(0x8F90A6), vector.Hex(0x393847), vector.Hex(0x14131C), vector.Hex(0x06050A)
		rose, green = vector.Hex(0xB06FA8), vector.Hex(0x4FA79C)
	}
	shape := new(vector.Path).Ellipse(0, 0, 38.5, 37.5)
	stoneShadow(c, shape)
	c.Stroke(shape, 3, vector.Solid(line))
	base := vector.Radial(-12, -15, 62, vector.At(0, lit), vector.At(0.35, body), vector.At(1, shade))
	c.Texture(shape, func(x, y float64) vector.Color {
		n := vector.Noise(x/21+5, y/17, 12)
		return base.At(x, y).Mix(rose, max(0, 0.34*n+0.08)).Mix(green, max(0, -0.4*n))
	})
	c.Clip(shape, func(c *vector.Canvas) {
		c.Stroke(new(vector.Path).Arc(0, 0, 34, 0.1, 1.6), 4.5, vector.Radial(24, 24, 32, vector.At(0, green.Alpha(0.85)), vector.At(1, green.Alpha(0))))
		c.Stroke(new(vector.Path).Arc(0, 0, 36.5, 3.2, 4.9), 2.2, vector.Solid(rose.Mix(lit, 0.5).Alpha(0.7)))
	})
	vector.Gloss(c, -13, -17, 12, 7.5, -0.75, 0.95)
	vector.Gloss(c, 10, -24, 3.6, 2.2, 0.4, 0.6)
}
