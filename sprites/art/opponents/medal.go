package opponents

import "tidepool/sprites/vector"

// Medal marks an opponent that was beaten: a golden shell coin with a star.
func Medal() vector.Drawing {
	return vector.Square("medal", func(c *vector.Canvas) {
		gold := vector.Tones{Light: vector.Hex(0xFFE9A0), Body: vector.Hex(0xF6BE3B), Dark: vector.Hex(0xD08A1C), Line: vector.Hex(0x6B3F08)}
		c.Shadow(new(vector.Path).Circle(0, 2, 38), 2, 3, 6, vector.RGBA(0.1, 0.1, 0.12, 0.4))
		rim := new(vector.Path).Circle(0, 0, 37)
		c.Stroke(rim, 12, vector.Solid(white))
		gold.Part(c, rim, gold.Ball(0, 0, 37))
		star := vector.Star(0, 1, 24, 11.5, 5, -1.5708)
		c.Stroke(star, 9, vector.Solid(gold.Line))
		c.Stroke(star, 4, vector.Solid(white))
		c.Fill(star, vector.Solid(white))
	})
}
