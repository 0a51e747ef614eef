package sprites

import "tidepool/rules"

// KalahBadge stands for a player of Kalah: South's sun or North's wave, burnt
// into a disc of the board's wood.
func KalahBadge(side rules.Side) Drawing {
	return Piece("kalah/badge/"+side.String(), func(c *Canvas) {
		disc := new(Path).Circle(0, 0, 38)
		c.Shadow(disc, 3, 5, 7, Color{0.08, 0.03, 0.01, 0.5})
		if side == rules.Near {
			honey.part(c, disc, honey.ball(0, 0, 38))
			c.Fill(star(0, 0, 27, 15, 10, 0), Solid(Hex(0x3A1D0B)))
			c.Fill(new(Path).Circle(0, 0, 11), Solid(Hex(0xFFD98A)))
			return
		}
		umber.part(c, disc, umber.ball(0, 0, 38))
		for _, y := range []float64{-12, 0, 12} {
			c.Stroke(new(Path).Smooth(false, Pt(-24, y), Pt(-12, y-6), Pt(0, y), Pt(12, y+6), Pt(24, y)), 5, Solid(Hex(0xF6DDA8)))
		}
	})
}
