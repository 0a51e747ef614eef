package kaninariebi

import (
	"cmp"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// Pieces returns the squares of a side's pieces, including shrimps.
func (p Position) Pieces(side rules.Side) kani.Board { return p.of(side) }

// Shrimps returns the squares of both sides' shrimps.
func (p Position) Shrimps() kani.Board { return p.shrimps }

// AnyBond reports whether a bond may be of both types.
func (p Position) AnyBond() bool { return p.state.anyBond }

// Hash is the same for equal positions and rarely for others.
func (p Position) Hash() uint64 {
	rest := uint64(p.shrimps)<<2 | uint64(p.state.turn)
	if p.state.anyBond {
		rest |= 2
	}
	return rules.Mix(uint64(p.own)|uint64(p.enemy)<<32) ^ rules.Mix(rest+0x9e3779b97f4a7c15)
}

// Ways returns the directions in which a kind of piece moves.
func (p Position) Ways(kind string) []rules.Way {
	return kani.Ways(func(from kani.Square) kani.Board {
		alone := Position{own: from.Board(), state: p.state}
		if kind == shrimp {
			alone.shrimps = alone.own
		}
		return alone.reach(from, alone.own)
	})
}

// Exits returns the free squares next to pieces of one side to which one of them could step; none if it cannot
// move.
func (p Position) Exits(pieces kani.Board) kani.Board { return p.exits(pieces) }

// Placed returns a position with these pieces of the side to move and of the other, unchecked.
func Placed(turn rules.Side, anyBond bool, own, enemy, shrimps kani.Board) Position {
	return Position{own: own, enemy: enemy, shrimps: shrimps, state: state{turn: turn, anyBond: anyBond}}
}

// Passed returns the position with the other side to move, unchecked.
func (p Position) Passed() Position {
	p.own, p.enemy, p.state.turn = p.enemy, p.own, p.state.turn.Other()
	return p
}

// Flipped returns the position with the ranks reversed. It has the same value.
func (p Position) Flipped() Position {
	p.own, p.enemy, p.shrimps = p.own.Flipped(), p.enemy.Flipped(), p.shrimps.Flipped()
	return p
}

// Less is an order of positions with the same side to move and the same options.
func (p Position) Less(q Position) bool {
	return cmp.Or(cmp.Compare(p.own, q.own), cmp.Compare(p.enemy, q.enemy), cmp.Compare(p.shrimps, q.shrimps)) < 0
}

// Legal reports whether a turn is legal in a position that is not over.
func (p Position) Legal(m Move) bool { return kani.Legal(stage(p), m) }
