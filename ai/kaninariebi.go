package ai

import (
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// kaninariebiKnowledge is what the search knows of Kani Nari Ebi.
type kaninariebiKnowledge struct{}

func (kaninariebiKnowledge) Hash(p kaninariebi.Position) uint64 { return p.Hash() }

func (kaninariebiKnowledge) Final(p kaninariebi.Position) Score {
	return finalScore(p.Outcome(), p.Turn())
}

// Known leaves wins to the list of turns, which begins with them.
func (kaninariebiKnowledge) Known(kaninariebi.Position) (Score, bool) { return 0, false }

func (kaninariebiKnowledge) Over(p kaninariebi.Position) bool { return p.Over() }

// Turns tries captures and promotions first.
func (kaninariebiKnowledge) Turns(p kaninariebi.Position, moves []kaninariebi.Move, rates []int32) ([]kaninariebi.Move, []int32) {
	return p.AppendGains(moves, rates)
}

// Noisy has captures and promotions.
func (kaninariebiKnowledge) Noisy(p kaninariebi.Position, moves []kaninariebi.Move, rates []int32) ([]kaninariebi.Move, []int32) {
	return p.AppendNoisy(moves, rates)
}

func (kaninariebiKnowledge) Pack(m kaninariebi.Move) uint32 { return packKani(m) }

// packKani numbers a turn of either Kani game. The first step is never zero.
func packKani(m kani.Move) uint32 { return uint32(m.First) | uint32(m.Bond)<<16 }

// Rate tries captures and promotions first.
func (kaninariebiKnowledge) Rate(p kaninariebi.Position, moves []kaninariebi.Move, into []int32) {
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
