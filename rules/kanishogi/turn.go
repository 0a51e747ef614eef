package kanishogi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

const parent = "parent"

var (
	childKinds = [children]string{"child1", "child2", "child3", "child4"}
	grownKinds = [children]string{"grown1", "grown2", "grown3", "grown4"}
)

var (
	parentGait = rules.Reason{Code: "kanishogi.parent-gait", Text: "the parent only slides straight ahead or back"}
	childGait  = rules.Reason{Code: "kanishogi.child-gait",
		Text: "a child that has not grown only slides straight ahead or back"}
	bothGait = rules.Reason{Code: "kanishogi.grown-both",
		Text: "a grown child slides ahead or back, or steps one square diagonally"}
	diagonalGait = rules.Reason{Code: "kanishogi.grown-diagonal", Text: "a grown child steps one square diagonally"}
	rookGait     = rules.Reason{Code: "kanishogi.grown-rook", Text: "a grown child slides along its row or its column"}
	parentDrift  = rules.Reason{Code: "kanishogi.parent-drift",
		Text: "the parent stays or goes over free squares of the river"}
	childDrift = rules.Reason{Code: "kanishogi.child-drift",
		Text: "the river carries it as far as it can go, from its end only inwards"}
	noChoice = rules.Reason{Code: "kanishogi.no-choice", Text: "children grow by themselves: there is nothing to choose"}
)

// Reasons returns the reasons of this game alone, for translators.
func Reasons() []rules.Reason {
	return []rules.Reason{parentGait, childGait, bothGait, diagonalGait, rookGait, parentDrift, childDrift, noChoice}
}

func (p Position) Word(m Move) string { return m.String() }

func (p Position) Paths(m Move) [][]rules.Spot { return kani.Paths(stage(p), m) }

// Events returns what happens in a turn. A parent moves along the river by its own choice.
func (p Position) Events(m Move) []rules.Event {
	events := kani.Events(stage(p), m)
	for i := range events {
		e := &events[i]
		e.Free = e.Kind == rules.Carried && e.Piece.Kind == parent && e.From != e.To
	}
	return events
}

func (p Position) Refuse(taps []rules.Spot, spot rules.Spot) rules.Reason {
	return kani.Refuse(stage(p), taps, spot)
}

func (p Position) Read(word string) (Move, error) { return kani.Read(stage(p), word) }

// A stage is a position as used by package kani.
type stage Position

var _ kani.Stage[stage] = stage{}

func (s stage) Turn() rules.Side                 { return s.state.turn }
func (s stage) Own() kani.Board                  { return s.own }
func (s stage) Enemy() kani.Board                { return s.enemy }
func (s stage) Group(at kani.Square) kani.Board  { return bond(at, s.own) | at.Board() }
func (s stage) Make(step kani.Step) stage        { return stage(Position(s).make(step)) }
func (s stage) Decided() bool                    { return Position(s).decided() }
func (s stage) MayPromote(_, _ kani.Square) bool { return false }

func (s stage) Reach(from kani.Square, occupied kani.Board) kani.Board {
	p := Position(s)
	return p.reach(from, occupied)
}

func (s stage) Landings(from, to kani.Square) kani.Board {
	return landings(from, to, s.kinds.parents, s.own|s.enemy)
}

func (s stage) Piece(at kani.Square) rules.Piece {
	piece := rules.Piece{Side: s.state.turn, Kind: parent}
	if s.enemy.Has(at) {
		piece.Side = piece.Side.Other()
	}
	switch {
	case s.kinds.grown.Has(at):
		piece.Kind = grownKinds[Position(s).number(at)]
	case !s.kinds.parents.Has(at):
		piece.Kind = childKinds[Position(s).number(at)]
	}
	return piece
}

func (s stage) Wording(at kani.Square) kani.Wording {
	w := kani.Wording{NotYours: kani.NotYourCrab, Gait: childGait, Drift: childDrift, NoPromotion: noChoice}
	switch {
	case s.kinds.parents.Has(at):
		w.Gait, w.Drift = parentGait, parentDrift
	case s.kinds.grown.Has(at):
		w.Gait = [...]rules.Reason{both: bothGait, diagonal: diagonalGait, rook: rookGait}[s.state.grown]
	}
	return w
}
