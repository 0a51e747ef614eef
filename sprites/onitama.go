package sprites

import (
	"fmt"

	"tidepool/rules"
)

// StudentArt is a student of a school: Red's light, with a sun, Blue's dark
// and hooded, with a moon.
func StudentArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("student", side), func(c *Canvas) { newMonk(c, side).student() })
}

// MasterArt is the master of a school, larger, with a hat, a staff and gold.
func MasterArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("master", side), func(c *Canvas) { newMonk(c, side).master() })
}

// MatArt is the mat: squares of 100 units, a border of 30 and the temples.
func MatArt() Drawing { return Drawing{"mat", -30, -30, 560, 560, mat} }

// CardArt is a card without its moves, its animal and its name, stamped by a
// side.
func CardArt(stamp rules.Side) Drawing {
	return Drawing{fmt.Sprint("card", stamp), 0, 0, 162, 106, func(c *Canvas) { card(c, stamp) }}
}

// StepsArt is the grid of a card: 25 squares of 20 units, with the one that a
// monk leaves in the middle, and those it may reach, in files to the right and
// ranks up. Each set of steps has a name of its own.
func StepsArt(name string, steps []Point) Drawing {
	return Drawing{"steps " + name, 0, 0, 100, 100, func(c *Canvas) { stepsGrid(c, steps) }}
}

func stepsGrid(c *Canvas, steps []Point) {
	square := func(dx, dy float64, col Color) {
		c.Fill(new(Path).RoundRect(40+20*dx+1.2, 40-20*dy+1.2, 17.6, 17.6, 2.4), Solid(col))
	}
	reached := make(map[Point]bool)
	for _, s := range steps {
		reached[s] = true
	}
	for dy := -2.0; dy <= 2; dy++ {
		for dx := -2.0; dx <= 2; dx++ {
			switch {
			case dx == 0 && dy == 0:
				square(dx, dy, Hex(0x3A2A1A))
			case reached[Pt(dx, dy)]:
				square(dx, dy, Hex(0x1B7F79))
			default:
				square(dx, dy, Hex(0xD9C6A0))
			}
		}
	}
}
