package kalah

import (
	"tidepool/ai"
	"tidepool/ai/kalah/solver"
	"tidepool/ai/neural"
	"tidepool/ai/search"
	"tidepool/rules/kalah"
)

// evaluator scores by the final difference in hundredths of a seed; a bigger win is better.
type evaluator struct {
	endings *endings
	net     *neural.Net
}

// endings gives a search access to a solver's tables, while it has one.
type endings struct{ solver *solver.Solver }

func (*evaluator) Hash(p kalah.Position) uint64 { return p.Hash() }

func (*evaluator) Final(p kalah.Position) ai.Score { return 100 * marginOf(p) }

// marginOf returns how many more seeds the side to move has in its store.
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

// Evaluate returns the difference of stores and the network's value of the houses.
func (e *evaluator) Evaluate(p kalah.Position) ai.Score {
	sets := networkSets(p)
	return 100*marginOf(p) + ai.Score(e.net.Score(sets[:]))
}

// Rate prefers sowings that end in the store, then captures.
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

// lands returns the place of a sowing's last seed, counted from the mover's first house on (its store after
// its houses), and the enemy seeds it captures; -1 for a swap.
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
	if int(m)+seeds > 2*houses { // the sowing has passed that house
		taken++
	}
	return last, taken
}

// difficulty rates sowings that leave the own row as harder to see, and as hard if they come round to it again.
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

// Selectivity implements [search.Selective]. In 300 games each at 20,000 nodes a turn, margins of 150 with 6, 8 or 12
// plies scored 59 to 61 % against 250 with 4; margins of 100 and 200, and other reductions, scored less.
func (*evaluator) Selectivity() search.Selectivity {
	return search.Selectivity{Margin: 150, Plies: 8}
}

// Settled implements [search.Settler] for end=majority, with the margin that end=empty leads to. The winner is the
// same, but falls a third short of the margin at which the majority ends the game.
func (k *evaluator) Settled(p kalah.Position) (ai.Score, bool) {
	if k.endings == nil || k.endings.solver == nil {
		return 0, false
	}
	margin, ok := k.endings.solver.PlayedOut(p)
	return ai.Score(margin) * 400 / 3, ok
}
