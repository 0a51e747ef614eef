package onitama

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

func card(c *vector.Canvas, stamp rules.Side) {
	sheet := new(vector.Path).RoundRect(0.6, 0.6, 160.8, 104.8, 9)
	c.Clip(sheet, func(c *vector.Canvas) {
		c.Backdrop(0, 0, 162, 106, 3, paper)
		c.Stroke(sheet, 3, vector.Linear(0, 0, 162, 106, vector.At(0, vector.RGBA(1, 1, 1, 0.8)), vector.At(0.5, vector.RGBA(1, 1, 1, 0)), vector.At(1, vector.Hex(0x8A6A3A).Alpha(0.4))))
	})
	c.Stroke(sheet, 1.2, vector.Solid(vector.Hex(0x5B4226)))
	c.Stroke(new(vector.Path).RoundRect(4, 4, 154, 98, 6), 0.9, vector.Solid(vector.Hex(0x5B4226).Alpha(0.75)))
	seal(c, stamp)
}

func paper(x, y float64) vector.Color {
	light, dark := vector.Hex(0xFFFAEC), vector.Hex(0xEADBB4)
	v := 0.24 + (x+y)/900 + 0.14*vector.Noise(x/30, y/26, 3) + 0.1*vector.Noise(x/3, y/3, 4)
	f := vector.Noise((x+y*0.3)/22, (y-x*0.3)/1.3, 9)
	return light.Mix(dark, min(1, max(0, v))).Mix(vector.Hex(0xFFFFFF), max(0, f-0.72)*1.6)
}

// seal is a side's stamp: Red's square with a sun, Blue's round with a moon, in uneven ink.
func seal(c *vector.Canvas, stamp rules.Side) {
	const x, y = 13.5, 13.5
	col := vector.Hex(0x24508F)
	shape := new(vector.Path).Circle(x, y, 6.2)
	if stamp == rules.Near {
		col = shu
		shape = new(vector.Path).RoundRect(x-5.6, y-5.6, 11.2, 11.2, 2)
	}
	c.Texture(shape, func(x, y float64) vector.Color { return col.Alpha(0.93 - 0.14*max(0, vector.Noise(x*1.1, y*1.1, 12))) })
	if stamp == rules.Near {
		c.Fill(new(vector.Path).Circle(x, y, 2.2), vector.Solid(washi))
		for i := range 8 {
			s, k := math.Sincos(float64(i) * math.Pi / 4)
			c.Fill(vector.Taper(1.1, 0.7, vector.Pt(x+3.2*k, y+3.2*s), vector.Pt(x+4.2*k, y+4.2*s)), vector.Solid(washi))
		}
		return
	}
	c.Fill(crescent(x-0.3, y, 4), vector.Solid(washi))
}
