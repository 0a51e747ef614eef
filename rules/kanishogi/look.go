package kanishogi

import (
	"slices"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// Pieces returns the squares of a side's pieces, including the parent.
func (p Position) Pieces(side rules.Side) kani.Board { return p.of(side) }

// Parents returns the squares of both sides' parents.
func (p Position) Parents() kani.Board { return p.kinds.parents }

// Grown returns the squares of both sides' grown children.
func (p Position) Grown() kani.Board { return p.kinds.grown }

// Number returns the number, 1 to 4, of the child on a square.
func (p Position) Number(at kani.Square) int { return p.number(at) + 1 }

// Missing returns the children a side has lost, child 1 in the lowest of four bits.
func (p Position) Missing(side rules.Side) int { return int(p.missing(p.of(side))) }

// Lost returns how many children a side has lost and the sum of their numbers.
func (p Position) Lost(side rules.Side) (count, sum int) {
	n := p.missing(p.of(side))
	return n.count(), n.sum()
}

// Variant returns how pieces move and capture.
func (p Position) Variant() Variant { return p.state.Variant }

// Even reports whether both sides have lost the same children.
func (p Position) Even() bool { return p.missing(p.own) == p.missing(p.enemy) }

// Hash is the same for equal positions and rarely for others.
func (p Position) Hash() uint64 {
	k := p.kinds
	rest := uint64(p.state.turn) | uint64(p.state.grown)<<1 | uint64(k.grown)<<4
	if p.state.noWalls {
		rest |= 1 << 40
	}
	return rules.Mix(uint64(p.own)|uint64(p.enemy)<<32) ^
		rules.Mix(uint64(k.low)|uint64(k.high)<<32+0x9e3779b97f4a7c15) ^
		rules.Mix(rest|uint64(k.parents.First())<<42|uint64((k.parents&p.own).First())<<48)
}

// Ways returns the directions in which a kind of piece moves.
func (p Position) Ways(kind string) []rules.Way {
	return kani.Ways(func(from kani.Square) kani.Board {
		alone := Position{own: from.Board(), state: p.state}
		if slices.Contains(grownKinds[:], kind) {
			alone.kinds.grown = alone.own
		}
		return alone.reach(from, alone.own)
	})
}

// Exits returns the free squares next to pieces of one side to which one of them could step; none if it cannot
// move.
func (p Position) Exits(pieces kani.Board) kani.Board { return p.exits(pieces) }

// Placed returns a position with these pieces, unchecked; a side's children are numbered from 1 by square.
func Placed(turn rules.Side, v Variant, own, enemy, parents, grown kani.Board) Position {
	p := Position{own: own, enemy: enemy, kinds: kinds{parents: parents, grown: grown}, state: state{turn, v}}
	for _, left := range [...]kani.Board{own &^ parents, enemy &^ parents} {
		for n := 0; left != 0; n++ {
			p.kinds.low |= left & -left & -kani.Board(n&1)
			p.kinds.high |= left & -left & -kani.Board(n>>1&1)
			left = left.Rest()
		}
	}
	return p
}

// Passed returns the position with the other side to move, unchecked.
func (p Position) Passed() Position {
	p.own, p.enemy, p.state.turn = p.enemy, p.own, p.state.turn.Other()
	return p
}

// Legal reports whether a turn is legal in a position that is not over.
func (p Position) Legal(m Move) bool { return kani.Legal(stage(p), m) }
