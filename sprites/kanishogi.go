package sprites

import (
	"fmt"

	"tidepool/rules"
)

// ShogiArt is a carved tile: kind is "parent", or "child" or "grown" with a
// number from 1 to 4.
func ShogiArt(kind string, side rules.Side) Drawing {
	return Piece(fmt.Sprint("shogi", kind, side), func(c *Canvas) { crab(c, side) })
}

// RiverArt is the board of Kani Shogi.
func RiverArt() Drawing {
	return Drawing{"river", -40, -40, 580, 580, func(c *Canvas) { c.Fill(new(Path).RoundRect(-40, -40, 580, 580, 28), Solid(Hex(0x8A5A3A))) }}
}
