package kalah

import (
	"math/bits"

	"tidepool/rules"
)

// A Position is one arrangement of Kalah with its options. Positions are equal (==) if they have the same
// options and the same text. The zero value is not a valid position; use [New] or [Parse].
//
// It is small and its structs have few fields so that the compiler keeps it in registers.
type Position struct {
	own, enemy row
	score
	variant
}

type score struct {
	ownStore, enemyStore uint8
	turn                 rules.Side
	stage                stage
}

type stage uint8

const (
	// playing has no swap, or no longer.
	playing stage = iota
	// opening is South's first chain of sowings with pie=on.
	opening
	// offered is North's first turn, when it may swap.
	offered
	finished
)

// A Move is the house to sow, counted from 0 at its owner's left, or [Swap].
type Move uint8

// Swap is North's choice to take over South's side of the board.
const Swap Move = 0xff

// New returns the first position with the options ("k=v,k=v").
func New(options string) (Position, error) {
	v, err := parseVariant(options)
	if err != nil {
		return Position{}, err
	}
	p := Position{own: v.full(), enemy: v.full(), variant: v}
	if v&withPie != 0 {
		p.stage = opening
	}
	return p, nil
}

// Houses returns the number of houses of each side.
func (p Position) Houses() int { return p.houses() }

// House returns the seeds in a side's house, counted from 0 at its left.
func (p Position) House(side rules.Side, house int) int { return p.row(side).at(house) }

// Rows returns the seeds in the houses of the side to move and of the other side, a byte each, the leftmost the lowest.
func (p Position) Rows() (own, enemy uint64) { return uint64(p.own), uint64(p.enemy) }

// Row returns the total seeds in side's houses.
func (p Position) Row(side rules.Side) int { return p.row(side).sum() }

// Filled returns the number of side's houses that have seeds.
func (p Position) Filled(side rules.Side) int { return p.row(side).count() }

// Store returns the seeds in side's store.
func (p Position) Store(side rules.Side) int {
	if side == p.turn {
		return int(p.ownStore)
	}
	return int(p.enemyStore)
}

func (p Position) row(side rules.Side) row {
	if side == p.turn {
		return p.own
	}
	return p.enemy
}

// Turn returns the side to move, or in a finished game the one whose turn it would be.
func (p Position) Turn() rules.Side { return p.turn }

func (p Position) Outcome() rules.Outcome {
	if p.stage != finished {
		return rules.Outcome{}
	}
	by := "more-seeds"
	if !p.bare() {
		by = "majority"
	}
	switch {
	case p.ownStore > p.enemyStore:
		return rules.Win(p.turn, by)
	case p.ownStore < p.enemyStore:
		return rules.Win(p.turn.Other(), by)
	}
	return rules.Draw("equal-seeds")
}

// AppendMoves appends the legal moves: houses from left to right, then [Swap].
func (p Position) AppendMoves(dst []Move) []Move {
	if p.stage == finished {
		return dst
	}
	for f := p.own.filled(); f != 0; f &= f - 1 {
		dst = append(dst, Move(bits.TrailingZeros64(uint64(f))/8))
	}
	if p.stage == offered {
		dst = append(dst, Swap)
	}
	return dst
}

func (p Position) CountMoves() int {
	switch p.stage {
	case finished:
		return 0
	case offered:
		return p.own.count() + 1
	}
	return p.own.count()
}

func (p Position) Apply(m Move) Position {
	if m == Swap {
		return p.swapped()
	}
	p, last := p.sown(int(m))
	if n, ok := p.captures(last); ok {
		p = p.captured(last, n)
	}
	return p.passed(last)
}

// swapped returns the position with the board turned around and South to move.
func (p Position) swapped() Position {
	p.turn = rules.Near
	p.stage = playing
	return p
}

func (p Position) bare() bool { return p.own|p.enemy == 0 }
