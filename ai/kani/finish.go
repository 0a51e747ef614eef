package kani

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A turn moves two pieces at most, so it blocks no enemy who has more ways out than these.
const blocked = 2

// room is how many turns are looked at without taking more memory.
const room = 64

func (e *nariebiEvaluator) WinsNow(p kaninariebi.Position) bool {
	return winsNow(e, p, p.Exits(), make([]kani.Move, 0, room), make([]int32, 0, room))
}

func (e *shogiEvaluator) WinsNow(p kanishogi.Position) bool {
	return winsNow(e, p, p.Exits(), make([]kani.Move, 0, room), make([]int32, 0, room))
}

func (e *nariebiEvaluator) Threatens(p kaninariebi.Position) bool {
	other := p.Passed()
	return !other.Over() && e.WinsNow(other)
}

func (e *shogiEvaluator) Threatens(p kanishogi.Position) bool {
	other := p.Passed()
	return !other.Over() && e.WinsNow(other)
}

// winsNow looks for a turn that wins at once: by captures or promotions, or because it leaves the
// enemy, who could go to the exits, no move. Without a capture that takes a piece on every exit.
// moves is room for turns.
func winsNow[P rules.Rules[P, kani.Move]](e interface {
	search.Generator[P, kani.Move]
	Final(p P) ai.Score
}, p P, exits kani.Board, moves []kani.Move, rates []int32) bool {
	moves, rates = e.Noisy(p, moves, rates)
	if len(rates) > 0 && rates[0] >= gainWin {
		return true
	}
	if exits.Count() <= blocked {
		moves, _ = e.Quiet(p, moves, rates)
	}
	for _, m := range moves {
		if next := p.Apply(m); e.Over(next) && e.Final(next) < 0 {
			return true
		}
	}
	return false
}
