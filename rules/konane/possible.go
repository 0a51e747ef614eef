package konane

import (
	"fmt"
	"slices"

	"tidepool/rules"
)

// possible returns why a position cannot occur, as far as the opening, the numbers of missing stones and the
// last jump show it; a position that passes need not be reachable.
func (p *Position) possible() error {
	switch black, white := p.missing(rules.Near), p.missing(rules.Far); black + white {
	case 0:
		return p.wantTurn(rules.Near, "with no stone removed")
	case 1:
		if err := p.wantTurn(rules.Far, "with one stone removed"); err != nil {
			return err
		}
		return p.possibleFirst(p.hole())
	case 2:
		if err := p.wantTurn(rules.Near, "with two stones removed"); err != nil {
			return err
		}
		return p.possibleSecond()
	default:
		if err := p.possibleCounts(black, white); err != nil {
			return err
		}
		return p.possibleLast()
	}
}

func (p *Position) wantTurn(side rules.Side, when string) error {
	if p.turn != side {
		return fmt.Errorf("%s, %s is to move", when, names[side])
	}
	return nil
}

func (p *Position) possibleFirst(sq int) error {
	b := p.geometry()
	if !slices.Contains(b.opening, uint8(sq)) {
		return fmt.Errorf("%s: black cannot begin by removing a stone there", b.spot(sq))
	}
	return nil
}

func (p *Position) possibleSecond() error {
	b := p.geometry()
	var holes [2]int // by side
	for sq := range b.files * b.ranks {
		if !p.occupied(sq) {
			holes[b.side(sq)] = sq
		}
	}
	black, white := holes[rules.Near], holes[rules.Far]
	if p.missing(rules.Near) != 1 {
		return fmt.Errorf("with two stones removed, one is black and one is white")
	}
	if err := p.possibleFirst(black); err != nil {
		return err
	}
	if !b.adjacent(black, white) {
		return fmt.Errorf("%s: white's removed stone is not next to %s", b.spot(white), b.spot(black))
	}
	return nil
}

// possibleCounts returns why the numbers of missing stones do not fit the side to move. Each side removes one
// stone; then a turn captures at least one and at most as many as a line has room for, and Black has had as
// many turns as White, or one more.
func (p *Position) possibleCounts(black, white int) error {
	b := p.geometry()
	most := (max(b.files, b.ranks) - 1) / 2
	ahead := int(p.turn) // Black's turns minus White's
	lostBlack, lostWhite := black-1, white-1
	fewest := max(ceil(lostBlack, most), ceil(lostWhite, most)-ahead) // of White's turns
	if fewest > min(lostBlack, lostWhite-ahead) {
		return fmt.Errorf("%d black and %d white stones missing do not fit with %s to move",
			black, white, names[p.turn])
	}
	return nil
}

func ceil(n, by int) int {
	if n < 0 {
		return n / by
	}
	return (n + by - 1) / by
}

// possibleLast returns an error if no stone can have made the last jump: it would be at the end of two empty squares.
func (p *Position) possibleLast() error {
	b := p.geometry()
	mover := p.turn.Other()
	for i := range b.lanes {
		l := &b.lanes[i]
		own, _, empty := l.stones(p.words[l.word], mover)
		if own&l.up&(empty<<l.step)&(empty<<(2*l.step)) != 0 ||
			own&l.down&(empty>>l.step)&(empty>>(2*l.step)) != 0 {
			return nil
		}
	}
	return fmt.Errorf("no stone of %s's can have made the last jump", names[mover])
}
