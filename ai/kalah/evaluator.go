package kalah

import (
	"tidepool/ai"
	"tidepool/ai/kalah/solver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// evaluator scores by the final difference in hundredths of a seed; a bigger win is better.
type evaluator struct{ endings *endings }

// endings are what a solver's tables tell a search, while it has one.
type endings struct{ solver *solver.Solver }

func (*evaluator) Hash(p kalah.Position) uint64 { return p.Hash() }

func (*evaluator) Final(p kalah.Position) ai.Score { return 100 * marginOf(p) }

// marginOf is how many more seeds the side to move has in its store.
func marginOf(p kalah.Position) ai.Score {
	turn := p.Turn()
	return ai.Score(p.Store(turn) - p.Store(turn.Other()))
}

// Known looks up positions with few seeds left.
func (k *evaluator) Known(p kalah.Position) (ai.Score, bool) {
	if k.endings == nil || k.endings.solver == nil {
		return 0, false
	}
	margin, ok := k.endings.solver.Known(p)
	return 100 * ai.Score(margin), ok
}

func (*evaluator) Pack(m kalah.Move) uint32 { return uint32(m) + 1 }

// Worth of houses in hundredths of a seed in store. Fitted to how games end (least squares over
// 150,000 positions), then in matches.
const (
	filledHouse = 180 // a choice of turns is worth more than the seeds it takes
	leftmost    = 40  // a seed far from the store is the last that can be lost
	nearest     = 25  // one next to it is as good as home
)

// Evaluate is the difference of stores, of houses to choose from and of safe seeds.
func (*evaluator) Evaluate(p kalah.Position) ai.Score {
	turn := p.Turn()
	return 100*marginOf(p) + worth(p, turn) - worth(p, turn.Other())
}

func worth(p kalah.Position, side rules.Side) ai.Score {
	seeds := leftmost*p.House(side, 0) + nearest*p.House(side, p.Houses()-1)
	return ai.Score(filledHouse*p.Filled(side) + seeds)
}

// Rate tries sowings that end in the store, then captures.
func (*evaluator) Rate(p kalah.Position, moves []kalah.Move, into []int32) {
	for i, m := range moves {
		switch last, taken := lands(p, m); {
		case last == p.Houses():
			into[i] = 5000 + int32(m) // the nearest to the store first
		case taken > 0:
			into[i] = int32(100 * (1 + taken))
		case m == kalah.Swap:
			into[i] = 0
		default:
			into[i] = -100 + int32(m)
		}
	}
}

// lands returns the place of a sowing's last seed, counted from the mover's first house on (its
// store after its houses), and the enemy seeds it captures; -1 for a swap.
func lands(p kalah.Position, m kalah.Move) (last, taken int) {
	if m == kalah.Swap {
		return -1, 0
	}
	turn, houses := p.Turn(), p.Houses()
	seeds, around := p.House(turn, int(m)), 2*houses+1
	last = (int(m) + seeds) % around
	if last >= houses || seeds > around || seeds < around && p.House(turn, last) > 0 {
		return last, 0
	}
	taken = p.House(turn.Other(), houses-1-last)
	if int(m)+seeds > 2*houses { // it has come by there
		taken++
	}
	return last, taken
}

// difficulty finds sowings harder that leave the own row, hard when they come round to it again.
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
