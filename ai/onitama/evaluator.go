package onitama

import (
	"math/bits"

	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

type evaluator struct {
	endings *endings
	views   *neural.Views
}

func newEvaluator(e *endings) *evaluator { return &evaluator{e, networkViews()} }

func (*evaluator) Hash(p onitama.Position) uint64 { return p.Hash() }

func (*evaluator) Final(p onitama.Position) ai.Score { return search.FinalScore(p.Outcome(), p.Turn()) }

// Known finds wins in one ply, and looks up positions with few pieces in the table.
func (k *evaluator) Known(p onitama.Position) (ai.Score, bool) {
	if p.WinsNow() {
		return ai.WinIn(1), true
	}
	if pieces(p) > tablePieces {
		return 0, false
	}
	return k.endings.score(p)
}

func pieces(p onitama.Position) int {
	own, enemy, _ := p.Boards()
	return bits.OnesCount32(own | enemy)
}

// Selectivity implements [search.Selective]. A margin of 60 scored 59 % against the default in 100 games at 30 ms a
// turn, before there was a network. With an earlier network 60, 80 and 130 were equally strong within the noise,
// and with 100 all forced wins in ai/engines/testdata were found at their length, unlike with larger reductions.
func (*evaluator) Selectivity() search.Selectivity {
	return search.Selectivity{Margin: 100, Plies: 4, Pass: 3, Extend: 2}
}

func (*evaluator) Passed(p onitama.Position) onitama.Position { return p.Passed() }

// Threatens implements [search.Threatener].
func (*evaluator) Threatens(p onitama.Position) bool { return p.Passed().WinsNow() }

func (*evaluator) Pack(m onitama.Move) uint32 { return uint32(m) + 1 }

func (e *evaluator) Evaluate(p onitama.Position) ai.Score {
	sets := networkSets(p)
	return ai.Score(e.views[p.Turn()&1].Score(sets[:]))
}

// Rate tries captures first.
func (*evaluator) Rate(p onitama.Position, moves []onitama.Move, into []int32) {
	_, enemy, _ := p.Boards()
	for i, m := range moves {
		_, to := m.Squares()
		into[i] = int32(enemy >> to & 1 * 1000)
	}
}

func (*evaluator) AppendForcing(p onitama.Position, dst []onitama.Move) []onitama.Move {
	return p.AppendCaptures(dst)
}

// difficulty rates steps to the side as harder to see, and steps back as hard.
func difficulty(p onitama.Position, m onitama.Move) int {
	from, to := m.Squares()
	ahead := to/5 - from/5
	if p.Turn() == rules.Far {
		ahead = -ahead
	}
	switch {
	case ahead > 0:
		return 0
	case ahead == 0:
		return 1
	}
	return 2
}
