package sprites

import (
	"fmt"

	"tidepool/rules"
)

// StoneArt is a polished stone.
func StoneArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("stone", side), func(c *Canvas) { c.Fill(new(Path).Circle(0, 0, 40), Solid([]Color{blackSide[2], whiteSide[1]}[side])) })
}

// SlabArt is the board of Konane.
func SlabArt(files, ranks int) Drawing {
	w, h := float64(files)*100+80, float64(ranks)*100+80
	return Drawing{fmt.Sprint("slab", files, "x", ranks), -40, -40, w, h, func(c *Canvas) { c.Fill(new(Path).RoundRect(-40, -40, w, h, 28), Solid(Hex(0x8A7A5A))) }}
}
