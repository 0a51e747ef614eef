package ai

import (
	"tidepool/ai/kalahsolver"
	"tidepool/rules/kalah"
)

// kalahKnowledge is what the search knows of Kalah. Its scores are seeds of
// the final difference, times a hundred; a bigger win is a better one.
type kalahKnowledge struct{ endings *kalahEndings }

// kalahEndings are what a solver's tables tell a search, while it has one.
type kalahEndings struct{ solver *kalahsolver.Solver }

func (kalahKnowledge) Hash(p kalah.Position) uint64 { return p.Hash() }

func (kalahKnowledge) Final(p kalah.Position) Score { return 100 * kalahMargin(p) }

// kalahMargin is how many more seeds the side to move has in its store.
func kalahMargin(p kalah.Position) Score {
	turn := p.Turn()
	return Score(p.Store(turn) - p.Store(turn.Other()))
}

// Known looks up positions with few seeds left.
func (k kalahKnowledge) Known(p kalah.Position) (Score, bool) {
	if k.endings == nil || k.endings.solver == nil {
		return 0, false
	}
	margin, ok := k.endings.solver.Known(p)
	return 100 * Score(margin), ok
}

func (kalahKnowledge) Pack(m kalah.Move) uint32 { return uint32(m) + 1 }

// Evaluate is the difference of the stores, and a little for seeds on the
// own side, which the end banks.
func (kalahKnowledge) Evaluate(p kalah.Position) Score {
	turn := p.Turn()
	return 100*kalahMargin(p) + 12*Score(p.Row(turn)-p.Row(turn.Other()))
}

// Rate tries sowings that end in the store, then captures.
func (kalahKnowledge) Rate(p kalah.Position, moves []kalah.Move, into []int32) {
	turn := p.Turn()
	store := p.Store(turn)
	for i, m := range moves {
		if m == kalah.Swap {
			into[i] = 0
			continue
		}
		next := p.Apply(m)
		gain := next.Store(turn) - store
		switch {
		case next.Turn() == turn:
			into[i] = 5000 + int32(m) // the nearest to the store first
		case gain > 1:
			into[i] = int32(100 * gain)
		default:
			into[i] = -100 + int32(m)
		}
	}
}
