package sprites

import (
	"fmt"
	"math"

	"tidepool/rules"
)

// StoneArt is a stone of Konane: Black's polished basalt, White's coral.
func StoneArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("stone", side), func(c *Canvas) {
		if side == rules.Near {
			basalt(c)
		} else {
			whiteCoral(c)
		}
	})
}

func stoneShadow(c *Canvas, shape *Path) { c.Shadow(shape, 2, 4, 6, Color{0.05, 0.03, 0.02, 0.6}) }

func basalt(c *Canvas) {
	shape := new(Path).Smooth(true, Pt(39, 1), Pt(28, 27), Pt(1, 38), Pt(-27, 27), Pt(-39, 0), Pt(-28, -27), Pt(-1, -38), Pt(27, -28))
	stoneShadow(c, shape)
	c.Stroke(shape, 3, Solid(Hex(0x08070A)))
	base := Radial(-12, -15, 62, Stop{0, Hex(0x4A4C57)}, Stop{0.38, Hex(0x25262D)}, Stop{0.8, Hex(0x121216)}, Stop{1, Hex(0x0B0A0D)})
	c.Fill(shape, func(x, y float64) Color {
		return base(x, y).Mix(Hex(0x6A6B75), 0.10*max(0, Noise(x/3, y/3, 4)))
	})
	c.Clip(shape, func(c *Canvas) {
		// Light that the ground throws back, low on the right.
		c.Stroke(new(Path).Arc(0, 0, 35.5, 0.1, 1.5), 3.4, Radial(26, 26, 30, Stop{0, Hex(0x9AA0B5).Alpha(0.75)}, Stop{1, Hex(0x9AA0B5).Alpha(0)}))
		c.Stroke(new(Path).Arc(0, 0, 37.5, 3.1, 4.9), 2, Solid(Hex(0xB9BED0).Alpha(0.45)))
	})
	shine := new(Path).MoveTo(-26, -6).CubeTo(-25, -20, -14, -28, 1, -28).CubeTo(-6, -24, -16, -18, -18, -6).CubeTo(-19, 0, -26, 2, -26, -6).Close()
	c.Fill(shine, Linear(-20, -26, -10, 0, Stop{0, Color{1, 1, 1, 0.85}}, Stop{1, Color{1, 1, 1, 0.12}}))
	gloss(c, 9, -25, 4, 2.4, 0.4, 0.6)
}

// whiteCoral is worn smooth, with the pores of a coral.
func whiteCoral(c *Canvas) {
	shape := new(Path).Smooth(true, Pt(39, -2), Pt(29, 26), Pt(3, 38), Pt(-25, 29), Pt(-38, 3), Pt(-30, -25), Pt(-3, -38), Pt(25, -30))
	stoneShadow(c, shape)
	c.Stroke(shape, 3, Solid(Hex(0x5D5140)))
	base := Radial(-13, -17, 66, Stop{0, Hex(0xFFFFFF)}, Stop{0.5, Hex(0xF6F0E3)}, Stop{0.85, Hex(0xE9E0CF)}, Stop{1, Hex(0xD2C6AE)})
	c.Fill(shape, func(x, y float64) Color {
		return base(x, y).Mix(Hex(0xB7A88A), 0.14*max(0, Noise(x/4, y/4, 14)))
	})
	c.Clip(shape, func(c *Canvas) {
		for i := range int32(34) {
			r, a := 6.6*math.Sqrt(float64(i)+0.4), 2.39996*float64(i)
			s, k := math.Sincos(a)
			coralPore(c, r*k+2*lattice(i, 1, 9), r*s+2*lattice(i, 2, 9), 1.3+0.6*lattice(i, 3, 9))
		}
		c.Stroke(new(Path).Arc(0, 0, 36.5, 3.2, 4.8), 2.4, Solid(Color{1, 1, 1, 0.8}))
	})
	gloss(c, -14, -18, 13, 7, -0.75, 0.75)
}

// coralPore is a pit with light on its lower lip.
func coralPore(c *Canvas, x, y, r float64) {
	c.Fill(new(Path).Circle(x+0.6, y+0.8, r), Solid(Color{1, 1, 1, 0.9}))
	c.Fill(new(Path).Circle(x, y, r), Solid(Hex(0x8F8062).Alpha(0.42)))
}
