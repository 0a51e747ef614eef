package kaninariebi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

const (
	// Pieces is the number of pieces with which each side starts.
	Pieces = 5
	// Goal is the number of shrimps, or of captures, that wins.
	Goal = 3
)

// A Position is one arrangement of the game, equal (==) exactly if play from it is the same.
type Position struct {
	own, enemy kani.Board // of the side to move, and of the other
	shrimps    kani.Board // of both sides
	state      state
}

type state struct {
	turn    rules.Side
	anyBond bool // a bond may be of both types
}

func (p Position) Turn() rules.Side { return p.state.turn }

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
		return rules.Win(turn.Other(), rules.NoMoves)
	}
	return rules.Outcome{}
}

func (p Position) Tokens() []rules.Token { return kani.Tokens(stage(p)) }

// Taken returns captures as crabs: the board does not show which were shrimps.
func (p Position) Taken(by rules.Side) []rules.Piece {
	var taken []rules.Piece
	for n := p.of(by.Other()).Count(); n < Pieces; n++ {
		taken = append(taken, rules.Piece{Side: by.Other(), Kind: crab})
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

func (p Position) decided() bool {
	return p.own.Count() <= Pieces-Goal || p.enemy.Count() <= Pieces-Goal ||
		(p.own&p.shrimps).Count() >= Goal || (p.enemy&p.shrimps).Count() >= Goal
}

// Over reports whether the game is over.
func (p Position) Over() bool { return p.decided() || !p.mobile() }

func (p Position) mobile() bool { return p.exits(p.own) != 0 }

// exits returns the squares one step away from a side's pieces; a side that can move at all can go to one of them.
func (p *Position) exits(side kani.Board) kani.Board {
	crabs, shrimps := side&^p.shrimps, side&p.shrimps
	return (crabs<<1 | crabs>>1 | shrimps.Diagonals()) & kani.All &^ p.occupied()
}
