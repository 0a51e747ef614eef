package onitama

import (
	"math"
	"math/bits"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// Weights are the values of the features of a position, in hundredths of a student. A score is the sum for
// the side to move minus that for the other side. Of two numbers the first is for the side to move.
type Weights struct {
	// student and master are for standing on a square: by rank from home, and distance from the middle file.
	student, master [ranks][3]float64
	// siege is for each reachable square next to the enemy master, escape for each square that only the own
	// master can reach.
	siege, escape [2]float64
	// check is for threatening the master and raid for threatening to step onto the temple, by the side not to
	// move, as the side to move would win at once. lurk is for threatening the enemy master with the middle card.
	check, raid, lurk float64
	turn              float64
}

// evalScale is the number of units per hundredth in which terms are added, so that small ones are not rounded away.
const evalScale = 16

type evaluation struct {
	// student is indexed by side, rank and the pieces on that rank. master, indexed by side and square, is
	// the value of a master beyond that of a student.
	student       [2][ranks][32]int32
	master        [2][32]int32
	siege, escape [2]int32
	check, raid   int32
	lurk          int32
	turn          int32
}

func (w *Weights) evaluation(scale float64) *evaluation {
	fixed := func(x float64) int32 { return int32(math.Round(x * scale)) }
	both := func(x [2]float64) [2]int32 { return [2]int32{fixed(x[0]), fixed(x[1])} }
	e := &evaluation{
		siege: both(w.siege), escape: both(w.escape),
		check: fixed(w.check), raid: fixed(w.raid), lurk: fixed(w.lurk), turn: fixed(w.turn),
	}
	for at := range squares {
		rank, file := at/ranks, at%ranks
		aside := max(file-2, 2-file)
		for side, r := range [2]int{rank, ranks - 1 - rank} {
			student := fixed(w.student[r][aside])
			e.master[side][at] = fixed(w.master[r][aside]) - student
			for row := range e.student[side][rank] {
				e.student[side][rank][row] += student * int32(row>>file&1)
			}
		}
	}
	return e
}

// score evaluates a position with both masters on the board.
func (e *evaluation) score(p onitama.Position) ai.Score { return ai.Score(e.sum(p) / evalScale) }

func (e *evaluation) sum(p onitama.Position) int32 {
	us := p.Turn() & 1
	them := us ^ 1
	own, enemy, masters := p.Boards()
	hand, other := p.Hands()
	a := e.side(own, own&masters, us, hand)
	b := e.side(enemy, enemy&masters, them, other)
	s := e.turn + a.score - b.score
	s += count(a.hits&around[b.master&31])*e.siege[0] - count(b.hits&around[a.master&31])*e.siege[1]
	s += count(a.ways&^b.hits)*e.escape[0] - count(b.ways&^a.hits)*e.escape[1]
	// Reach is symmetric: the squares from which our card reaches a square are those that an enemy piece
	// there reaches with it.
	if reachTable[them][p.Middle()&63][b.rank&7][b.row&31]&own != 0 {
		s += e.lurk
	}
	s -= int32(b.hits>>(a.master&31)&1) * e.check
	return s - int32(b.ways>>goals[them]&1)*e.raid
}

func count(set uint32) int32 { return int32(bits.OnesCount32(set)) }

type sideFeatures struct {
	master, rank int
	row          uint32
	// hits are the squares that the pieces reach with the cards in hand, occupied or not. ways are the
	// squares the master reaches that hold no own piece.
	hits, ways uint32
	// score is the value of the pieces on their squares.
	score int32
}

func (e *evaluation) side(pieces, master uint32, side rules.Side, hand [2]onitama.Card) (a sideFeatures) {
	reach := &reachTable[side&1]
	low, high := &reach[hand[0]&63], &reach[hand[1]&63]
	values := &e.student[side&1]
	for rank := range ranks {
		row := pieces >> (rank * ranks) & 31
		a.hits |= low[rank][row] | high[rank][row]
		a.score += values[rank][row]
	}
	a.master = bits.TrailingZeros32(master)
	a.rank = a.master / ranks
	a.row = 1 << (a.master % ranks)
	a.ways = (low[a.rank&7][a.row&31] | high[a.rank&7][a.row&31]) &^ pieces
	a.score += e.master[side&1][a.master&31]
	return a
}
