package ai

import (
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// Onitama's board has onitamaRanks ranks of as many squares.
const (
	onitamaRanks   = 5
	onitamaSquares = onitamaRanks * onitamaRanks
)

// onitamaGoals are the squares that each side's master wins on.
var onitamaGoals = [2]int{rules.Near: 22, rules.Far: 2}

// onitamaReach has the squares that the pieces of one rank reach with a card:
// by side, card, rank, and the pieces on it. It has room for 64 cards, which
// spares a check of bounds, and is read-only, like onitamaAbout: the squares
// about each square.
var (
	onitamaReach = makeOnitamaReach()
	onitamaAbout = makeOnitamaAbout()
)

func makeOnitamaReach() *[2][64][8][32]uint32 {
	reach := new([2][64][8][32]uint32)
	for _, c := range onitama.Deck("all") {
		for _, o := range c.Offsets() {
			for at := range onitamaSquares {
				rank, file := at/onitamaRanks, at%onitamaRanks
				ahead, back := onitamaBit(file+o.DX, rank+o.DY), onitamaBit(file-o.DX, rank-o.DY)
				for row := range uint32(32) {
					reach[rules.Near][c][rank][row] |= ahead * (row >> file & 1)
					reach[rules.Far][c][rank][row] |= back * (row >> file & 1)
				}
			}
		}
	}
	return reach
}

func makeOnitamaAbout() (about [32]uint32) {
	for at := range onitamaSquares {
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				if dx != 0 || dy != 0 {
					about[at] |= onitamaBit(at%onitamaRanks+dx, at/onitamaRanks+dy)
				}
			}
		}
	}
	return about
}

// onitamaBit is the bit of a square, or 0 if there is none.
func onitamaBit(file, rank int) uint32 {
	if file < 0 || file >= onitamaRanks || rank < 0 || rank >= onitamaRanks {
		return 0
	}
	return 1 << (rank*onitamaRanks + file)
}
