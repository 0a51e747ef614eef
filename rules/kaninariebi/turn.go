package kaninariebi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

const (
	crab   = "crab"
	shrimp = "shrimp"
)

var (
	notYourShrimp = rules.Reason{Code: "kaninariebi.not-your-shrimp", Text: "that shrimp is {side}'s"}
	crabGait      = rules.Reason{Code: "kaninariebi.crab-gait", Text: "a crab only slides straight ahead or back"}
	shrimpGait    = rules.Reason{Code: "kaninariebi.shrimp-gait", Text: "a shrimp steps one square diagonally"}
	drift         = rules.Reason{Code: "kaninariebi.drift",
		Text: "the current carries it left or right as far as it can go"}
	alreadyShrimp = rules.Reason{Code: "kaninariebi.already-shrimp", Text: "it is a shrimp already"}
	notFar        = rules.Reason{Code: "kaninariebi.not-far",
		Text: "a crab becomes a shrimp only when it ends a move on the opponent's home row"}
)

// Reasons returns the reasons of this game alone, for translators.
func Reasons() []rules.Reason {
	return []rules.Reason{notYourShrimp, crabGait, shrimpGait, drift, alreadyShrimp, notFar}
}

func (p Position) Word(m Move) string { return m.String() }

func (p Position) Paths(m Move) [][]rules.Spot { return kani.Paths(stage(p), m) }

func (p Position) Events(m Move) []rules.Event { return kani.Events(stage(p), m) }

func (p Position) Refuse(taps []rules.Spot, spot rules.Spot) rules.Reason {
	return kani.Refuse(stage(p), taps, spot)
}

func (p Position) Read(word string) (Move, error) { return kani.Read(stage(p), word) }

// A stage is a position as used by package kani.
type stage Position

var _ kani.Stage[stage] = stage{}

func (s stage) Turn() rules.Side                      { return s.state.turn }
func (s stage) Own() kani.Board                       { return s.own }
func (s stage) Enemy() kani.Board                     { return s.enemy }
func (s stage) Group(at kani.Square) kani.Board       { return Position(s).bond(at) | at.Board() }
func (s stage) Make(step kani.Step) stage             { return stage(Position(s).make(step)) }
func (s stage) Decided() bool                         { return Position(s).decided() }
func (s stage) Landings(_, to kani.Square) kani.Board { return Landings(to, s.own|s.enemy) }
func (s stage) MayPromote(from, land kani.Square) bool {
	return !s.shrimps.Has(from) && Position(s).far().Has(land)
}
func (s stage) Reach(from kani.Square, occupied kani.Board) kani.Board {
	return Position(s).reach(from, occupied)
}

func (s stage) Piece(at kani.Square) rules.Piece {
	piece := rules.Piece{Side: s.state.turn, Kind: crab}
	if s.enemy.Has(at) {
		piece.Side = piece.Side.Other()
	}
	if s.shrimps.Has(at) {
		piece.Kind = shrimp
	}
	return piece
}

func (s stage) Wording(at kani.Square) kani.Wording {
	if s.shrimps.Has(at) {
		return kani.Wording{NotYours: notYourShrimp, Gait: shrimpGait, Drift: drift, NoPromotion: alreadyShrimp}
	}
	return kani.Wording{NotYours: kani.NotYourCrab, Gait: crabGait, Drift: drift, NoPromotion: notFar}
}
