package kalah

import (
	"tidepool/rules"
	"tidepool/sprites/vector"
)

// Badge is the emblem of a player of Kalah: South's sun or North's wave, burnt into a disc of the board's wood.
func Badge(side rules.Side, look int) vector.Drawing {
	south, north := woods(look)
	return vector.Square(vector.LookKey("kalah/badge/"+side.String(), look), func(c *vector.Canvas) {
		disc := new(vector.Path).Circle(0, 0, 38)
		c.Shadow(disc, 3, 5, 7, vector.RGBA(0.08, 0.03, 0.01, 0.5))
		if side == rules.Near {
			south.Part(c, disc, south.Ball(0, 0, 38))
			c.Fill(vector.Star(0, 0, 27, 15, 10, 0), vector.Solid(vector.Hex(0x3A1D0B)))
			c.Fill(new(vector.Path).Circle(0, 0, 11), vector.Solid(vector.Hex(0xFFD98A)))
			return
		}
		north.Part(c, disc, north.Ball(0, 0, 38))
		for _, y := range []float64{-12, 0, 12} {
			c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-24, y), vector.Pt(-12, y-6), vector.Pt(0, y), vector.Pt(12, y+6), vector.Pt(24, y)), 5, vector.Solid(vector.Hex(0xF6DDA8)))
		}
	})
}
