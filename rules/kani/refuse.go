package kani

import (
	"strings"

	"tidepool/rules"
)

// Refuse returns why a spot cannot be tapped after taps that are legal so far.
func Refuse[S Stage[S]](s S, taps []rules.Spot, spot rules.Spot) rules.Reason {
	w := walker[S]{stage: s}
	for _, tap := range taps {
		if r := w.tap(tap); r.Code != "" {
			return r
		}
	}
	if r := w.tap(spot); r.Code != "" {
		return r
	}
	return possible.With(spot)
}

var fine rules.Reason

type phase uint8

const (
	picking  phase = iota // the piece to move
	leaving               // the square it goes to
	drifting              // the square where the current leaves it
	resting               // a promotion or the piece for the bond step
)

// A walker goes through a turn choice by choice. It must not be used after a refusal.
type walker[S Stage[S]] struct {
	stage    S // before the step being chosen
	phase    phase
	bonding  bool // the step being chosen is the bond's
	from, to Square
	step     Step // set once resting
}

func (w *walker[S]) tap(spot rules.Spot) rules.Reason {
	switch w.phase {
	case picking:
		return w.pick(spot)
	case leaving:
		return w.leave(spot)
	case drifting:
		return w.rest(spot)
	}
	if square, ok := strings.CutSuffix(string(spot), "="); ok {
		return w.promote(rules.Spot(square))
	}
	return w.bond(spot)
}

func (w *walker[S]) pick(spot rules.Spot) rules.Reason {
	at, r := w.mine(spot)
	if r.Code != "" {
		return r
	}
	if w.stage.Reach(at, w.stage.Own()|w.stage.Enemy()) == 0 {
		return stuck.With(spot)
	}
	w.from, w.phase = at, leaving
	return fine
}

func (w *walker[S]) bond(spot rules.Spot) rules.Reason {
	if w.bonding {
		return bondOnce.With(bounded(spot))
	}
	moved := w.step.Land()
	w.stage, w.bonding = w.stage.Make(w.step), true
	if w.stage.Decided() {
		return ended.With(bounded(spot))
	}
	at, r := w.mine(spot)
	if r.Code != "" {
		return r
	}
	switch group := w.stage.Group(moved); {
	case group.Count() < 2:
		return alone.With(spot)
	case !group.Has(at):
		return apart.With(spot)
	case at.Board().Diagonals()&^(w.stage.Own()|w.stage.Enemy()) == 0:
		return bondStuck.With(spot)
	}
	w.from, w.phase = at, leaving
	return fine
}

func (w *walker[S]) mine(spot rules.Spot) (Square, rules.Reason) {
	at, ok := SquareOf(spot)
	switch {
	case !ok:
		return 0, noSquare.With(bounded(spot))
	case w.stage.Enemy().Has(at):
		r := w.stage.Wording(at).NotYours
		r.Side = Sides()[w.stage.Turn().Other()]
		return 0, r.With(spot)
	case !w.stage.Own().Has(at):
		return 0, empty.With(spot)
	}
	return at, fine
}

func (w *walker[S]) leave(spot rules.Spot) rules.Reason {
	to, ok := SquareOf(spot)
	if !ok {
		return noSquare.With(bounded(spot))
	}
	all := w.stage.Own() | w.stage.Enemy()
	free := w.from.Board().Diagonals() &^ all
	if !w.bonding {
		free = w.stage.Reach(w.from, all)
	}
	if !free.Has(to) {
		return w.refuse(to)
	}
	w.to, w.phase = to, drifting
	if lands := w.stage.Landings(w.from, to); lands.Count() == 1 {
		w.settle(lands.First())
	}
	return fine
}

// refuse returns why a piece cannot go to a square.
func (w *walker[S]) refuse(to Square) rules.Reason {
	reach, gait := w.from.Board().Diagonals(), bondStep
	if !w.bonding {
		reach, gait = w.stage.Reach(w.from, w.from.Board()), w.stage.Wording(w.from).Gait
	}
	switch {
	case to == w.from:
		return sameSquare.With(to.Spot())
	case !reach.Has(to):
		return gait.With(to.Spot())
	case (w.stage.Own() | w.stage.Enemy()).Has(to):
		return occupied.With(to.Spot())
	}
	return blocked.With(to.Spot())
}

func (w *walker[S]) rest(spot rules.Spot) rules.Reason {
	land, ok := SquareOf(spot)
	switch {
	case !ok:
		return noSquare.With(bounded(spot))
	case !w.stage.Landings(w.from, w.to).Has(land):
		return w.stage.Wording(w.from).Drift.With(spot)
	}
	w.settle(land)
	return fine
}

func (w *walker[S]) settle(land Square) {
	w.step, w.phase = NewStep(w.from, w.to, land), resting
}

func (w *walker[S]) promote(spot rules.Spot) rules.Reason {
	at, ok := SquareOf(spot)
	switch land := w.step.Land(); {
	case !ok:
		return noSquare.With(bounded(spot))
	case at != land, w.step.Promotes(), !w.stage.MayPromote(w.from, land):
		after := w.stage.Make(w.step)
		if !(after.Own() | after.Enemy()).Has(at) {
			return empty.With(spot)
		}
		return after.Wording(at).NoPromotion.With(spot)
	}
	w.step = w.step.Promoting()
	return fine
}

func bounded(spot rules.Spot) rules.Spot {
	if len(spot) > maxPart {
		return ""
	}
	return spot
}
