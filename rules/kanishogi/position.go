package kanishogi

import (
	"math/bits"

	"tidepool/rules"
	"tidepool/rules/kani"
)

const (
	// children is the number of children with which each side starts.
	children = 4
	// goal is the number of captured children that wins.
	goal = 3
)

// A Position is one arrangement of the game, equal (==) exactly if play from it is the same.
type Position struct {
	own, enemy kani.Board // of the side to move, and of the other
	kinds      kinds
	state      state
}

type kinds struct {
	parents, grown kani.Board
	low, high      kani.Board // the two bits of a child's number minus one
}

type state struct {
	turn rules.Side
	Variant
}

func (p Position) Turn() rules.Side { return p.state.turn }

func (p Position) Outcome() rules.Outcome {
	turn := p.state.turn
	switch {
	case p.enemy&p.kinds.parents == 0:
		return rules.Win(turn, "parent-captured")
	case p.own&p.kinds.parents == 0:
		return rules.Win(turn.Other(), "parent-captured")
	}
	own, enemy := p.missing(p.own), p.missing(p.enemy)
	switch {
	case enemy.count() >= goal:
		return rules.Win(turn, "three-children")
	case own.count() >= goal:
		return rules.Win(turn.Other(), "three-children")
	case own.count() == 2 && enemy.count() == 2 && own != enemy:
		return p.compare(own, enemy)
	case !p.mobile():
		return rules.Win(turn.Other(), rules.NoMoves)
	}
	return rules.Outcome{}
}

// compare decides by the numbers when each side has lost two children, and not the same two.
func (p Position) compare(own, enemy numbers) rules.Outcome {
	winner, loser := p.state.turn, p.state.turn.Other()
	switch {
	case enemy.sum() > own.sum():
		return rules.Win(winner, "larger-sum")
	case enemy.sum() < own.sum():
		return rules.Win(loser, "larger-sum")
	case enemy > own: // of two sets with equal sums, the larger has the larger number
		return rules.Win(winner, "larger-single")
	}
	return rules.Win(loser, "larger-single")
}

func (p Position) Tokens() []rules.Token { return kani.Tokens(stage(p)) }

// Taken returns what a side has captured, the parent first; children count as small ones.
func (p Position) Taken(by rules.Side) []rules.Piece {
	var taken []rules.Piece
	left := p.of(by.Other())
	if left&p.kinds.parents == 0 {
		taken = append(taken, rules.Piece{Side: by.Other(), Kind: parent})
	}
	missing := p.missing(left)
	for n := range children {
		if missing.has(n) {
			taken = append(taken, rules.Piece{Side: by.Other(), Kind: childKinds[n]})
		}
	}
	return taken
}

func (p Position) of(side rules.Side) kani.Board {
	if side == p.state.turn {
		return p.own
	}
	return p.enemy
}

func (p Position) occupied() kani.Board { return p.own | p.enemy }

func (p Position) far() kani.Board { return kani.Home(p.state.turn.Other()) }

// number returns the number, minus one, of the child on a square.
func (p Position) number(at kani.Square) int {
	n := 0
	if p.kinds.low.Has(at) {
		n = 1
	}
	if p.kinds.high.Has(at) {
		n += 2
	}
	return n
}

// numbers is a set of children's numbers, each minus one.
type numbers uint8

func (n numbers) has(i int) bool { return n>>i&1 != 0 }
func (n numbers) count() int     { return bits.OnesCount8(uint8(n)) }

func (n numbers) sum() int {
	sum := 0
	for i := range children {
		if n.has(i) {
			sum += i + 1
		}
	}
	return sum
}

func (p Position) missing(side kani.Board) numbers {
	left := side &^ p.kinds.parents
	low, high := p.kinds.low, p.kinds.high
	var lost numbers
	for i, of := range [children]kani.Board{left &^ low &^ high, left & low &^ high, left & high &^ low, left & low & high} {
		if of == 0 {
			lost |= 1 << i
		}
	}
	return lost
}

func (p Position) decided() bool {
	if p.own&p.kinds.parents == 0 || p.enemy&p.kinds.parents == 0 {
		return true
	}
	own, enemy := (p.own &^ p.kinds.parents).Count(), (p.enemy &^ p.kinds.parents).Count()
	if own <= children-goal || enemy <= children-goal {
		return true
	}
	return own == 2 && enemy == 2 && p.missing(p.own) != p.missing(p.enemy)
}

// Over reports whether the game is over.
func (p Position) Over() bool { return p.decided() || !p.mobile() }

func (p Position) mobile() bool { return p.exits(p.own) != 0 }

// exits returns the squares one step away from a side's pieces; a side that can move at all can go to one of them.
func (p *Position) exits(side kani.Board) kani.Board {
	grown := side & p.kinds.grown
	slides, files, steps := side, kani.Board(0), grown
	switch p.state.grown {
	case diagonal:
		slides = side &^ grown
	case rook:
		files, steps = grown, 0
	}
	next := slides<<1 | slides>>1 | files<<kani.Stride | files>>kani.Stride | steps.Diagonals()
	return next & kani.All &^ p.occupied()
}
