package kalah

import (
	"tidepool/ai"
	"tidepool/ai/kalah/solver"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// evaluator scores by the final difference in hundredths of a seed; a bigger win is better.
type evaluator struct{ endings *endings }

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

// houseWorths are the values of houses by the distance from the owner's store, the nearest first, and their
// seeds, in hundredths of a seed: high if the last seed falls into the store or comes round to the own row,
// low if they feed the other side. Fitted to the values of 18,600 positions with 18 to 34 seeds left (least
// squares): the error is 5.3 seeds, compared with 7.5 when counting filled houses.
var houseWorths = [HouseKinds]int16{
	-287, -194, -481, -511, -504, -430, -301, -153, 72, 108, 218, 363, 431, 576, 622, 470,
	-164, -7, 44, -374, -375, -396, -381, -330, -158, -11, 121, 280, 406, 445, 352, 549,
	-236, 3, 58, 146, -316, -295, -335, -360, -303, -150, -23, 75, 382, 468, 473, 413,
	-306, -9, 100, 135, 175, -249, -270, -290, -281, -307, -180, 100, 201, 247, 514, 419,
	-321, -2, 108, 174, 232, 255, -93, -214, -206, -206, -163, -139, 51, 210, 172, 143,
	-243, 30, 161, 234, 308, 386, 292, -29, -133, -160, -238, -290, -290, -250, -250, -250,
}

// turnWorth is the value of being to move.
const turnWorth = 212

// Evaluate returns the difference of stores and of the values of houses.
func (*evaluator) Evaluate(p kalah.Position) ai.Score {
	turn := p.Turn()
	score := 100*marginOf(p) + turnWorth
	for i := range p.Houses() {
		score += ai.Score(houseWorths[HouseKind(p, turn, i)]) - ai.Score(houseWorths[HouseKind(p, turn.Other(), i)])
	}
	return score
}

const (
	// farHouse and fullHouse are the largest distance from the store and number of seeds distinguished.
	farHouse, fullHouse = 5, 15

	HouseKinds = (farHouse + 1) * (fullHouse + 1)
)

// HouseKind returns the index of a house by its distance from the store and its seeds.
func HouseKind(p kalah.Position, side rules.Side, house int) int {
	return min(p.Houses()-1-house, farHouse)*(fullHouse+1) + min(p.House(side, house), fullHouse)
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

// Selectivity implements [search.Selective]. It scored 56 % against none in 200 games at 50 ms a turn.
func (*evaluator) Selectivity() search.Selectivity {
	return search.Selectivity{Margin: 250, Plies: 4, Less: search.LessByLog(2, 0.3, 1.8)}
}
