package kaninariebi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

const (
	// Pieces is how many each side starts with.
	Pieces = 5
	// Goal is how many shrimps, or how many captures, win.
	Goal = 3
)

// A Position is one arrangement of the game. Positions are equal (==) exactly
// if play from them is the same.
type Position struct {
	own, enemy kani.Board // of the side to move, and of the other
	shrimps    kani.Board // of both sides
	state      state
}

// A state is what a position is besides the board.
type state struct {
	turn    rules.Side
	anyBond bool // a bond may be of both types
}

// Turn is the side to move.
func (p Position) Turn() rules.Side { return p.state.turn }

// Outcome is how the game stands.
func (p Position) Outcome() rules.Outcome {
	turn := p.state.turn
	switch {
	case (p.own & p.shrimps).Count() >= Goal:
		return rules.Win(turn, "three-shrimps")
	case (p.enemy & p.shrimps).Count() >= Goal:
		return rules.Win(turn.Other(), "three-shrimps")
	case p.enemy.Count() <= Pieces-Goal:
		return rules.Win(turn, "three-captures")
	case p.own.Count() <= Pieces-Goal:
		return rules.Win(turn.Other(), "three-captures")
	case !p.mobile():
		return rules.Win(turn.Other(), "no-moves")
	}
	return rules.Outcome{}
}

// Tokens lists the pieces from a1 on.
func (p Position) Tokens() []rules.Token { return kani.Tokens(stage(p)) }

// Taken lists what a side has captured. The board does not tell whether a
// captured piece had been a shrimp; each counts as the crab it began as.
func (p Position) Taken(by rules.Side) []rules.Piece {
	var taken []rules.Piece
	for n := p.of(by.Other()).Count(); n < Pieces; n++ {
		taken = append(taken, rules.Piece{Side: by.Other(), Kind: crab})
	}
	return taken
}

// of returns where the pieces of a side stand.
func (p Position) of(side rules.Side) kani.Board {
	if side == p.state.turn {
		return p.own
	}
	return p.enemy
}

func (p Position) occupied() kani.Board { return p.own | p.enemy }

// far is the file on which the crabs of the side to move may be promoted.
func (p Position) far() kani.Board { return kani.Home(p.state.turn.Other()) }

// decided reports whether the pieces on the board end the game.
func (p Position) decided() bool {
	return p.own.Count() <= Pieces-Goal || p.enemy.Count() <= Pieces-Goal ||
		(p.own&p.shrimps).Count() >= Goal || (p.enemy&p.shrimps).Count() >= Goal
}

// Over reports whether the game is over.
func (p Position) Over() bool { return p.decided() || !p.mobile() }

// mobile reports whether any piece of the side to move can move.
func (p Position) mobile() bool { return p.exits(p.own) != 0 }

// exits returns the squares that are one step away for the pieces of a side:
// who can move at all can move to one of them.
func (p *Position) exits(side kani.Board) kani.Board {
	crabs, shrimps := side&^p.shrimps, side&p.shrimps
	return (crabs<<1 | crabs>>1 | shrimps.Diagonals()) & kani.All &^ p.occupied()
}
