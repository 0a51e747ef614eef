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
