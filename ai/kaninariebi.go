package ai

import (
	"tidepool/rules"
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

// Evaluate counts pieces, shrimps, and how far crabs have come.
func (kaninariebiKnowledge) Evaluate(p kaninariebi.Position) Score {
	turn := p.Turn()
	return ebiSide(p, turn) - ebiSide(p, turn.Other())
}

// What things are worth. The second capture or shrimp counts for more than
// the first, since the third wins.
var (
	ebiPieces  = [6]Score{0, 0, 0, 220, 380, 480}
	ebiShrimps = [4]Score{0, 130, 330, 600}
)

func ebiSide(p kaninariebi.Position, side rules.Side) Score {
	own := p.Pieces(side)
	shrimps := own & p.Shrimps()
	s := ebiPieces[own.Count()] + ebiShrimps[min(shrimps.Count(), 3)]
	for crabs := own &^ p.Shrimps(); crabs != 0; crabs = crabs.Rest() {
		s += 6 * Score(advance(crabs.First(), side))
	}
	return s
}

// advance is how many files a piece stands from its home, 0 to 4.
func advance(at kani.Square, side rules.Side) int {
	if side == rules.Near {
		return at.File()
	}
	return kani.Size - 1 - at.File()
}

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
