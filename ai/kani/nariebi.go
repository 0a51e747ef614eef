package kani

import (
	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// A nariebiEvaluator evaluates Kani Nari Ebi for the search.
type nariebiEvaluator struct {
	views *neural.Views
	// endings may be nil.
	endings *endings[kaninariebi.Position]
	// draws means that Known returns drawn endings as well. Players go on searching for what the opponent
	// might overlook.
	draws bool
}

func (*nariebiEvaluator) Hash(p kaninariebi.Position) uint64 { return p.Hash() }

func (*nariebiEvaluator) Final(p kaninariebi.Position) ai.Score {
	return search.FinalScore(p.Outcome(), p.Turn())
}

func (e *nariebiEvaluator) Known(p kaninariebi.Position) (ai.Score, bool) {
	if !mayEnd(p.Pieces(rules.Near) | p.Pieces(rules.Far)) {
		return 0, false
	}
	return e.endings.known(p, e.draws)
}

// Passed implements [search.Passer].
func (*nariebiEvaluator) Passed(p kaninariebi.Position) kaninariebi.Position { return p.Passed() }

// Canonical implements [search.Symmetry]: the value does not change if the ranks are reversed.
func (*nariebiEvaluator) Canonical(p kaninariebi.Position) kaninariebi.Position {
	if q := p.Flipped(); q.Less(p) {
		return q
	}
	return p
}

// Selectivity implements [search.Selective].
func (*nariebiEvaluator) Selectivity() search.Selectivity {
	return search.Selectivity{Margin: 100, Plies: 4, Pass: 3, Leaves: true}
}

func (*nariebiEvaluator) Over(p kaninariebi.Position) bool { return p.Over() }

func (*nariebiEvaluator) Noisy(p kaninariebi.Position, moves []kaninariebi.Move, rates []int32) ([]kaninariebi.Move, []int32) {
	return appendEbiNoisy(p, moves, rates)
}

func (*nariebiEvaluator) Quiet(p kaninariebi.Position, moves []kaninariebi.Move, rates []int32) ([]kaninariebi.Move, []int32) {
	return appendEbiQuiet(p, moves, rates)
}

func (*nariebiEvaluator) Legal(p kaninariebi.Position, m kani.Move) bool { return p.Legal(m) }

func (*nariebiEvaluator) Pack(m kaninariebi.Move) uint32 { return pack(m) }

// pack numbers the turns of both Kani games. The first step is never zero.
func pack(m kani.Move) uint32 { return uint32(m.First) | uint32(m.Bond)<<16 }

func (*nariebiEvaluator) Rate(p kaninariebi.Position, moves []kaninariebi.Move, into []int32) {
	enemy := p.Pieces(p.Turn().Other()).Count()
	for i, m := range moves {
		next := p.Apply(m)
		taken := enemy - next.Pieces(next.Turn()).Count()
		into[i] = int32(taken) * 1000
		if m.First.Promotes() || m.Bond.Promotes() {
			into[i] += 500
		}
	}
}
