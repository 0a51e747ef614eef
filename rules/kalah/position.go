package kalah

import (
	"math/bits"

	"tidepool/rules"
)

// A Position is one arrangement of Kalah under its options. Positions are
// equal (==) if they have the same options and the same text. The zero value
// is not a position; [New] and [Parse] make them.
type Position struct {
	rows   [2]row // by side
	stores [2]uint8
	turn   rules.Side
	pie    pieState
	over   bool
	variant
}

// A pieState is how far the one chance to swap has come. Finished positions
// and those of games without the pie rule have pieGone.
type pieState uint8

const (
	pieGone pieState = iota
	// pieToCome is South's first sowing or chain of sowings.
	pieToCome
	pieOnOffer
)

// A Move is the house that is sown, counted from 0 at its owner's left, or
// [Swap].
type Move uint8

// Swap is North's choice to take over South's side of the board.
const Swap Move = 0xff

// New returns the first position under the options ("k=v,k=v").
func New(options string) (Position, error) {
	v, err := parseVariant(options)
	if err != nil {
		return Position{}, err
	}
	return start(v), nil
}

func start(v variant) Position {
	p := Position{rows: [2]row{v.full(), v.full()}, variant: v}
	if v.withPie {
		p.pie = pieToCome
	}
	return p
}

// Houses returns the number of houses of each side.
func (p Position) Houses() int { return int(p.houses) }

// House returns the seeds in a house of side's, counted from 0 at its left.
func (p Position) House(side rules.Side, house int) int { return p.rows[side].at(house) }

// Row returns the seeds in all houses of side's.
func (p Position) Row(side rules.Side) int { return p.rows[side].sum() }

// Store returns the seeds in side's store.
func (p Position) Store(side rules.Side) int { return int(p.stores[side]) }

// Turn returns the side to move, or in a finished game the side whose turn it
// would be.
func (p Position) Turn() rules.Side { return p.turn }

// Outcome tells how the game stands.
func (p Position) Outcome() rules.Outcome {
	if !p.over {
		return rules.Outcome{}
	}
	by := "more-seeds"
	if !p.bare() {
		by = "majority"
	}
	switch near, far := p.stores[rules.Near], p.stores[rules.Far]; {
	case near > far:
		return rules.Win(rules.Near, by)
	case near < far:
		return rules.Win(rules.Far, by)
	}
	return rules.Draw("equal-seeds")
}

// AppendMoves appends every legal move: the houses from left to right, then
// [Swap].
func (p Position) AppendMoves(dst []Move) []Move {
	if p.over {
		return dst
	}
	for f := p.rows[p.turn].filled(); f != 0; f &= f - 1 {
		dst = append(dst, Move(bits.TrailingZeros64(uint64(f))/8))
	}
	if p.pie == pieOnOffer {
		dst = append(dst, Swap)
	}
	return dst
}

// CountMoves returns the number of legal moves.
func (p Position) CountMoves() int {
	if p.over {
		return 0
	}
	n := p.rows[p.turn].count()
	if p.pie == pieOnOffer {
		n++
	}
	return n
}

// Apply returns the position after a legal move.
func (p Position) Apply(m Move) (next Position) {
	if m == Swap {
		return p.swapped()
	}
	next = p
	last := next.sow(int(m))
	next.capture(last)
	next.pass(last)
	return next
}

// swapped returns the position with the board turned around and South to
// move.
func (p Position) swapped() Position {
	p.rows[0], p.rows[1] = p.rows[1], p.rows[0]
	p.stores[0], p.stores[1] = p.stores[1], p.stores[0]
	p.turn = rules.Near
	p.pie = pieGone
	return p
}

// bare reports that no house has a seed.
func (p *Position) bare() bool { return p.rows[rules.Near]|p.rows[rules.Far] == 0 }

// ended reports that the game is over by what lies where, banking done.
func (p *Position) ended() bool {
	if p.end == endMajority {
		half := p.half()
		if int(p.stores[rules.Near]) > half || int(p.stores[rules.Far]) > half {
			return true
		}
	}
	return p.bare()
}
