package ai

import (
	"tidepool/rules/konane"
)

// konaneKnowledge is what the search knows of Konane.
type konaneKnowledge struct{}

func (konaneKnowledge) Hash(p konane.Position) uint64 { return p.Hash() }

func (konaneKnowledge) Final(p konane.Position) Score { return finalScore(p.Outcome(), p.Turn()) }

func (konaneKnowledge) Known(konane.Position) (Score, bool) { return 0, false }

func (konaneKnowledge) Pack(m konane.Move) uint32 { return uint32(m.From) | uint32(m.To)<<8 | 1<<16 }

// Evaluate compares how many moves each side has.
func (konaneKnowledge) Evaluate(p konane.Position) Score {
	turn := p.Turn()
	return 100 * Score(p.Jumps(turn)-p.Jumps(turn.Other()))
}

// Rate prefers moves after which the other side has few. None is noisy: no
// capture stands out where every move is one.
func (konaneKnowledge) Rate(p konane.Position, moves []konane.Move, into []int32) {
	turn := p.Turn()
	for i, m := range moves {
		next := p.Apply(m)
		into[i] = int32(8 * (next.Jumps(turn) - next.Jumps(turn.Other()) - 200))
	}
}
