package dodgem

import (
	"fmt"

	"tidepool/rules"
	"tidepool/sprites/vector"
)

func car(side rules.Side) vector.Drawing {
	return vector.Square(fmt.Sprint("car", side), func(c *vector.Canvas) { paintCar(c, 0, 0, 1, side) })
}

func paintCar(c *vector.Canvas, x, y, k float64, side rules.Side) {
	part := func(along, across, length, width, round float64) *vector.Path {
		if side == rules.Near {
			return new(vector.Path).RoundRect(x+along*k, y+across*k, length*k, width*k, round*k)
		}
		return new(vector.Path).RoundRect(x+across*k, y-(along+length)*k, width*k, length*k, round*k)
	}
	col := colors()[side]
	body := part(-36, -20, 72, 40, 12)
	c.Shadow(body, 2, 4, 5, vector.RGBA(0, 0, 0, 0.4))
	c.Fill(body, vector.Solid(col))
	c.Stroke(body, 3, vector.Solid(col.Mix(vector.Hex(0x000000), 0.4)))
	c.Fill(part(6, -15, 13, 30, 4), vector.Solid(vector.Hex(0xCFE4EE)))
	c.Fill(part(-27, -14, 9, 28, 4), vector.Solid(vector.Hex(0xCFE4EE)))
	c.Fill(part(31, -16, 5, 8, 2), vector.Solid(vector.Hex(0xFFF3B0)))
	c.Fill(part(31, 8, 5, 8, 2), vector.Solid(vector.Hex(0xFFF3B0)))
}

// park draws asphalt with a place for each square of 100 units, kerbs of 40 and two strips of grass.
func park(size int) vector.Drawing {
	side, w := float64(size)*100, float64(size+1)*100+80
	return vector.Drawing{Key: fmt.Sprint("park", size), X: -40, Y: -40, W: w, H: w, Paint: func(c *vector.Canvas) {
		c.Fill(new(vector.Path).RoundRect(-40, -40, w, w, 30), vector.Solid(vector.Hex(0x4F6B3C)))
		c.Fill(new(vector.Path).RoundRect(-12, 88, side+24, side+24, 10), vector.Solid(vector.Hex(0x8D8A84)))
		for x := range size {
			for y := range size {
				c.Fill(new(vector.Path).RoundRect(float64(x)*100+3, float64(y)*100+103, 94, 94, 6), vector.Solid(vector.Hex(0x3C3E42)))
			}
		}
	}}
}

func cover() vector.Drawing {
	return vector.Drawing{Key: "dodgem cover", W: 320, H: 200, Paint: func(c *vector.Canvas) {
		c.Fill(new(vector.Path).RoundRect(0, 0, 320, 200, 0), vector.Solid(vector.Hex(0x3C3E42)))
		paintCar(c, 100, 100, 1.6, rules.Near)
		paintCar(c, 220, 100, 1.6, rules.Far)
	}}
}
