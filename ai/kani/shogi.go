package kani

import (
	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kanishogi"
)

// A shogiEvaluator evaluates Kani Shogi for the search.
type shogiEvaluator struct {
	views *neural.Views
	// endings may be nil. draws means that Known returns drawn endings as well.
	endings *endings[kanishogi.Position]
	draws   bool
}

func (*shogiEvaluator) Hash(p kanishogi.Position) uint64 { return p.Hash() }

func (*shogiEvaluator) Final(p kanishogi.Position) ai.Score {
	return search.FinalScore(p.Outcome(), p.Turn())
}

func (e *shogiEvaluator) Known(p kanishogi.Position) (ai.Score, bool) {
	if !mayEnd(p.Pieces(rules.Near) | p.Pieces(rules.Far)) {
		return 0, false
	}
	return e.endings.known(p, e.draws)
}

// Passed implements [search.Passer].
func (*shogiEvaluator) Passed(p kanishogi.Position) kanishogi.Position { return p.Passed() }

// Selectivity implements [search.Selective].
func (*shogiEvaluator) Selectivity() search.Selectivity {
	return search.Selectivity{Margin: 100, Plies: 4, Pass: 2, Blind: 4, Leaves: true}
}

func (*shogiEvaluator) Over(p kanishogi.Position) bool { return p.Over() }

func (*shogiEvaluator) Noisy(p kanishogi.Position, moves []kanishogi.Move, rates []int32) ([]kanishogi.Move, []int32) {
	return p.AppendNoisy(moves, rates)
}

func (*shogiEvaluator) Quiet(p kanishogi.Position, moves []kanishogi.Move, rates []int32) ([]kanishogi.Move, []int32) {
	return p.AppendQuiet(moves, rates)
}

func (*shogiEvaluator) Legal(p kanishogi.Position, m kani.Move) bool { return p.Legal(m) }

func (*shogiEvaluator) Pack(m kanishogi.Move) uint32 { return pack(m) }

func (*shogiEvaluator) Rate(p kanishogi.Position, moves []kanishogi.Move, into []int32) {
	enemy, grown := p.Pieces(p.Turn().Other()), p.Grown()
	parents := p.Parents().Count()
	for i, m := range moves {
		next := p.Apply(m)
		into[i] = int32(enemy.Count()-next.Pieces(next.Turn()).Count()) * 1000
		if next.Parents().Count() < parents {
			into[i] += 100_000
		}
		if (next.Grown() &^ next.Pieces(next.Turn())).Count() > (grown &^ enemy).Count() {
			into[i] += 300
		}
	}
}
