package kani

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A turn moves two pieces at most, so it blocks no enemy who has more ways out
// than these.
const blocked = 2

// room is how many turns are looked at without taking memory.
const room = 64

// WinsNow implements [search.Finisher].
func (e *nariebiEvaluator) WinsNow(p kaninariebi.Position) bool { return winsNow(e, p, p.Exits()) }

// WinsNow implements [search.Finisher].
func (e *shogiEvaluator) WinsNow(p kanishogi.Position) bool { return winsNow(e, p, p.Exits()) }

// winsNow looks for a turn that wins at once: by what it captures or promotes,
// or because it leaves the enemy, who can now go to the exits, no move. Where
// nothing is captured, that takes a piece on every exit.
func winsNow[P rules.Rules[P, kani.Move]](e interface {
	search.Generator[P, kani.Move]
	Final(p P) ai.Score
}, p P, exits kani.Board) bool {
	var moveRoom [room]kani.Move
	var rateRoom [room]int32
	moves, rates := e.Noisy(p, moveRoom[:0], rateRoom[:0])
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
