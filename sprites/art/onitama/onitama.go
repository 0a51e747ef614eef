package onitama

import (
	"fmt"

	"tidepool/rules"
	"tidepool/sprites/art/plain"
	"tidepool/sprites/vector"
)

// Student is a student of a school: Red's light, with a sun, Blue's dark and hooded, with a moon.
func Student(side rules.Side) vector.Drawing {
	return vector.Square(fmt.Sprint("student", side), func(c *vector.Canvas) { newMonk(c, side).student() })
}

// Master is the master of a school, larger, with a hat, a staff and gold.
func Master(side rules.Side) vector.Drawing {
	return vector.Square(fmt.Sprint("master", side), func(c *vector.Canvas) { newMonk(c, side).master() })
}

// PlainStudent and PlainMaster are counters of the plain set. They have no arrows, because cards determine
// their moves.
func PlainStudent(dark bool) vector.Drawing {
	return plain.Counter("student", plain.Dotted(), nil, 0, dark)
}
func PlainMaster(dark bool) vector.Drawing {
	return plain.Counter("master", plain.Crowned(1), nil, 0, dark)
}

// Mat is the mat: squares of 100 units, a border of 30 and the temples. Look 0 is of rush, 1 of jade green.
func Mat(look int) vector.Drawing {
	return vector.Drawing{Key: vector.LookKey("mat", look), X: -30, Y: -30, W: 560, H: 560, Paint: weaves(look).draw}
}

// Card is a card with a side's stamp, but without moves, animal and name.
func Card(stamp rules.Side) vector.Drawing {
	return vector.Drawing{Key: fmt.Sprint("card", stamp), X: 0, Y: 0, W: 162, H: 106, Paint: func(c *vector.Canvas) { card(c, stamp) }}
}

// Steps is the grid of a card: 25 squares of 20 units, with the monk's square in the middle and those it may
// reach, in files to the right and ranks up. Each set of steps needs its own name.
func Steps(name string, steps []vector.Point) vector.Drawing {
	return vector.Drawing{Key: "steps " + name, X: 0, Y: 0, W: 100, H: 100, Paint: func(c *vector.Canvas) { stepsGrid(c, steps) }}
}

func stepsGrid(c *vector.Canvas, steps []vector.Point) {
	square := func(dx, dy float64, col vector.Color) {
		c.Fill(new(vector.Path).RoundRect(40+20*dx+1.2, 40-20*dy+1.2, 17.6, 17.6, 2.4), vector.Solid(col))
	}
	reached := make(map[vector.Point]bool)
	for _, s := range steps {
		reached[s] = true
	}
	for dy := -2.0; dy <= 2; dy++ {
		for dx := -2.0; dx <= 2; dx++ {
			switch {
			case dx == 0 && dy == 0:
				square(dx, dy, vector.Hex(0x3A2A1A))
			case reached[vector.Pt(dx, dy)]:
				square(dx, dy, vector.Hex(0x1B7F79))
			default:
				square(dx, dy, vector.Hex(0xD9C6A0))
			}
		}
	}
}
