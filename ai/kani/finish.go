package kani

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A turn moves at most two pieces, so it cannot block an enemy with more exits than this.
const blocked = 2

// room is the number of turns that fit in a buffer on the stack.
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

// winsNow reports whether some turn wins at once: by captures or promotions, or by leaving the enemy no legal
// turn. The exits are the squares that the enemy could move to; without a capture, each of them must be
// taken. moves and rates are buffers.
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
