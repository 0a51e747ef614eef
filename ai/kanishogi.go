package ai

import (
	"tidepool/rules/kanishogi"
)

// kanishogiKnowledge is what the search knows of Kani Shogi.
type kanishogiKnowledge struct{}

func (kanishogiKnowledge) Hash(p kanishogi.Position) uint64 { return p.Hash() }

func (kanishogiKnowledge) Final(p kanishogi.Position) Score { return finalScore(p.Outcome(), p.Turn()) }

// Known leaves wins to the list of turns, which begins with them.
func (kanishogiKnowledge) Known(kanishogi.Position) (Score, bool) { return 0, false }

func (kanishogiKnowledge) Over(p kanishogi.Position) bool { return p.Over() }

// Turns tries captures and growth first.
func (kanishogiKnowledge) Turns(p kanishogi.Position, moves []kanishogi.Move, rates []int32) ([]kanishogi.Move, []int32) {
	return p.AppendGains(moves, rates)
}

// Noisy has captures and growth.
func (kanishogiKnowledge) Noisy(p kanishogi.Position, moves []kanishogi.Move, rates []int32) ([]kanishogi.Move, []int32) {
	return p.AppendNoisy(moves, rates)
}

func (kanishogiKnowledge) Pack(m kanishogi.Move) uint32 { return packKani(m) }

// Rate tries captures and growth first.
func (kanishogiKnowledge) Rate(p kanishogi.Position, moves []kanishogi.Move, into []int32) {
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
