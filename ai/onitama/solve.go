package onitama

import (
	"tidepool/ai"
	"tidepool/ai/onitama/endgame"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// proofPieces is the largest number of pieces at which the endgame table is built before proving anything.
const proofPieces = 7

// A solver proves wins of increasing length, as in other games. Endings, some of them drawn, are in the table.
type solver struct {
	*search.Prover[onitama.Position, onitama.Move]
	endings *endings
	build   *build
}

func newSolver(tableBytes int) *solver {
	endings := &endings{plies: anyPlies}
	return &solver{Prover: search.NewProver(newEvaluator(endings), true, tableBytes), endings: endings}
}

func (o *solver) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(onitama.Position)
	if !named(p) {
		progress(ai.Progress{})
		return ai.Solution{}, false
	}
	if cards := endgame.CardsOf(p); o.build == nil || o.build.cards != cards {
		o.endings.table.Store(nil)
		o.build = &build{cards: cards, endings: o.endings}
	}
	if !p.Outcome().Over() && pieces(p) <= proofPieces {
		for o.build.step() {
			if stop() {
				progress(ai.Progress{})
				return ai.Solution{}, false
			}
		}
		if s, ok := o.endings.score(p); ok && s == 0 {
			return o.drawn(p), true
		}
	}
	return o.Prover.Solve(q, stop, progress)
}

// named accepts all cards and deals.
func named(p onitama.Position) bool { return ai.Named(onitama.Game{}, "deck=all", rules.Of(p)) }

// drawn returns the solution of a drawn position: all turns after which the other side has no win.
func (o *solver) drawn(p onitama.Position) ai.Solution {
	s := ai.Solution{Plies: -1}
	for _, turn := range rules.Of(p).Turns() {
		next, _, _ := rules.Of(p).Play(turn.Word)
		if v, ok := o.endings.score(next.Unwrap().(onitama.Position)); ok && v == 0 {
			s.Best = append(s.Best, turn.Word)
		}
	}
	s.Line = s.Best[:min(1, len(s.Best))]
	return s
}
