package ai

import (
	"tidepool/ai/onitamatable"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// onitamaProofTable is how many pieces are few enough for the table of the
// endings to be built before anything is proven.
const onitamaProofTable = 7

// An onitamaSolver solves Onitama by asking within how many plies, like any
// game; the endings, of which some are drawn, it takes from their table.
type onitamaSolver struct {
	*prover[onitama.Position, onitama.Move]
	endings *onitamaEndings
	build   *onitamaBuild
}

func newOnitamaSolver(tableBytes int) *onitamaSolver {
	endings := &onitamaEndings{plies: anyPlies}
	return &onitamaSolver{prover: newProver(onitamaKnowledge{endings}, true, tableBytes), endings: endings}
}

// Solve implements [Solver].
func (o *onitamaSolver) Solve(q rules.Position, stop func() bool, progress func(Progress)) (Solution, bool) {
	p := q.Unwrap().(onitama.Position)
	if cards := onitamatable.CardsOf(p); o.build == nil || o.build.cards != cards {
		o.endings.table.Store(nil)
		o.build = &onitamaBuild{cards: cards, endings: o.endings}
	}
	if !p.Outcome().Over() && onitamaPieces(p) <= onitamaProofTable {
		for o.build.step() {
			if stop() {
				progress(Progress{})
				return Solution{}, false
			}
		}
		if s, ok := o.endings.score(p); ok && s == 0 {
			return o.drawn(p), true
		}
	}
	return o.prover.Solve(q, stop, progress)
}

// drawn is the solution of a position that the table knows to be drawn: any
// turn will do after which the other side has no win.
func (o *onitamaSolver) drawn(p onitama.Position) Solution {
	s := Solution{Plies: -1}
	for _, turn := range rules.Of(p).Turns() {
		next, _, _ := rules.Of(p).Play(turn.Word)
		if v, ok := o.endings.score(next.Unwrap().(onitama.Position)); ok && v == 0 {
			s.Best = append(s.Best, turn.Word)
		}
	}
	s.Line = s.Best[:min(1, len(s.Best))]
	return s
}
