package konane

import (
	"slices"

	"tidepool/rules"
)

// begun reports whether a game can have begun by removing the at most two missing stones.
func (p *Position) begun(black, white int) bool {
	b := p.geometry()
	var holes [2]int // by side
	for sq := range b.files * b.ranks {
		if !p.occupied(sq) {
			holes[b.side(sq)] = sq
		}
	}
	switch first := slices.Contains(b.opening, uint8(holes[rules.Near])); black + white {
	case 0:
		return true
	case 1:
		return first
	default:
		return first && black == 1 && b.adjacent(holes[rules.Near], holes[rules.Far])
	}
}

// countsFit reports whether the numbers of missing stones fit the side to move. Each side removes one
// stone; then a turn captures at least one and at most as many as a line has room for, and Black has had as
// many turns as White, or one more.
func (p *Position) countsFit(black, white int) bool {
	b := p.geometry()
	most := (max(b.files, b.ranks) - 1) / 2
	ahead := int(p.turn) // Black's turns minus White's
	lostBlack, lostWhite := black-1, white-1
	fewest := max(ceil(lostBlack, most), ceil(lostWhite, most)-ahead) // of White's turns
	return fewest <= min(lostBlack, lostWhite-ahead)
}

func ceil(n, by int) int {
	if n < 0 {
		return n / by
	}
	return (n + by - 1) / by
}

// jumped reports whether a stone can have made the last jump: it is at the end of two empty squares.
func (p *Position) jumped() bool {
	b := p.geometry()
	mover := p.turn.Other()
	for i := range b.lanes {
		l := &b.lanes[i]
		own, _, empty := l.stones(p.words[l.word], mover)
		if own&l.up&(empty<<l.step)&(empty<<(2*l.step)) != 0 ||
			own&l.down&(empty>>l.step)&(empty>>(2*l.step)) != 0 {
			return true
		}
	}
	return false
}
