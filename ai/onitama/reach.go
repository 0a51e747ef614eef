package onitama

import (
	"tidepool/rules"
	"tidepool/rules/onitama"
)

const (
	ranks   = 5
	squares = ranks * ranks
)

// reachTable has the squares that the pieces of one rank reach, by side, card, rank and pieces; a length of
// 64 cards saves a bounds check. It is read-only.
var reachTable = makeReach()

func makeReach() *[2][64][8][32]uint32 {
	reach := new([2][64][8][32]uint32)
	for _, c := range onitama.Deck("all") {
		for _, o := range c.Offsets() {
			for at := range squares {
				rank, file := at/ranks, at%ranks
				ahead, back := bitOf(file+o.DX, rank+o.DY), bitOf(file-o.DX, rank-o.DY)
				for row := range uint32(32) {
					reach[rules.Near][c][rank][row] |= ahead * (row >> file & 1)
					reach[rules.Far][c][rank][row] |= back * (row >> file & 1)
				}
			}
		}
	}
	return reach
}

func bitOf(file, rank int) uint32 {
	if file < 0 || file >= ranks || rank < 0 || rank >= ranks {
		return 0
	}
	return 1 << (rank*ranks + file)
}
