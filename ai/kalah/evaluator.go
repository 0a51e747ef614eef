package kalah

import (
	"tidepool/ai"
	"tidepool/ai/kalah/solver"
	"tidepool/rules/kalah"
)

// evaluator is what the search knows of Kalah. Its scores are seeds of
// the final difference, times a hundred; a bigger win is a better one.
type evaluator struct{ endings *endings }

// endings are what a solver's tables tell a search, while it has one.
type endings struct{ solver *solver.Solver }

func (evaluator) Hash(p kalah.Position) uint64 { return p.Hash() }

func (evaluator) Final(p kalah.Position) ai.Score { return 100 * marginOf(p) }

// marginOf is how many more seeds the side to move has in its store.
func marginOf(p kalah.Position) ai.Score {
	turn := p.Turn()
	return ai.Score(p.Store(turn) - p.Store(turn.Other()))
}

// Known looks up positions with few seeds left.
func (k evaluator) Known(p kalah.Position) (ai.Score, bool) {
	if k.endings == nil || k.endings.solver == nil {
		return 0, false
	}
	margin, ok := k.endings.solver.Known(p)
	return 100 * ai.Score(margin), ok
}

func (evaluator) Pack(m kalah.Move) uint32 { return uint32(m) + 1 }

// Evaluate is the difference of the stores, and a little for seeds on the
// own side, which the end banks.
func (evaluator) Evaluate(p kalah.Position) ai.Score {
	turn := p.Turn()
	return 100*marginOf(p) + 12*ai.Score(p.Row(turn)-p.Row(turn.Other()))
}

// Rate tries sowings that end in the store, then captures.
func (evaluator) Rate(p kalah.Position, moves []kalah.Move, into []int32) {
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

// difficulty finds it harder to see where sowings end that leave the own row,
// hard when they come round to it again.
func difficulty(p kalah.Position, m kalah.Move) int {
	if m == kalah.Swap {
		return 0
	}
	houses := p.Houses()
	switch last := int(m) + p.House(p.Turn(), int(m)); {
	case last <= houses:
		return 0
	case last <= 2*houses:
		return 1
	}
	return 2
}
