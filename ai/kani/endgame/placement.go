package endgame

import (
	"math/bits"

	"tidepool/rules/kani"
)

// most is the largest number of pieces of a side.
const most = 4

// A Placement is a position from the point of view of the side to move, as if that side had started on file a.
type Placement struct {
	Own, Enemy kani.Board // pieces of the side to move, and of the other
	Promoted   kani.Board // of both sides: shrimps, or grown children
	Parents    kani.Board // of both sides, if the game has parents
}

// Other returns the placement from the other side's point of view.
func (p Placement) Other() Placement {
	return Placement{Own: p.Enemy.Mirror(), Enemy: p.Own.Mirror(), Promoted: p.Promoted.Mirror(), Parents: p.Parents.Mirror()}
}

// flipped exchanges ranks 1 and 5, and 2 and 4. The rules are symmetric in this way.
func (p Placement) flipped() Placement {
	return Placement{Own: p.Own.Flipped(), Enemy: p.Enemy.Flipped(), Promoted: p.Promoted.Flipped(), Parents: p.Parents.Flipped()}
}

// places converts a board to a set of the 25 squares without gaps, a1 being the lowest bit.
func places(b kani.Board) uint32 {
	var all uint32
	for rank := range kani.Size {
		all |= uint32(b.OnRank(rank)) << (rank * kani.Size)
	}
	return all
}

func boardOf(places uint32) kani.Board {
	var b kani.Board
	for rank := range kani.Size {
		b |= kani.Board(places>>(rank*kani.Size)&(1<<kani.Size-1)) << (rank * kani.Stride)
	}
	return b
}

// pick returns the squares of a set whose bit in which is set, counted from the lowest square.
func pick(set, which uint32) uint32 {
	var picked uint32
	for ; set != 0; set &= set - 1 {
		picked |= set & -set & -(which & 1)
		which >>= 1
	}
	return picked
}

// picked is the inverse of pick.
func picked(set, part uint32) uint32 {
	var which uint32
	for i := 0; set != 0; i++ {
		which |= min(part&set&-set, 1) << i
		set &= set - 1
	}
	return which
}

// choice numbers a set of up to four squares among all squares except others, in colexicographic order.
func choice(set, others uint32) int {
	var at [most]int
	for i := 0; set != 0; i++ {
		low := set & -set
		at[i] = bits.TrailingZeros32(low) - bits.OnesCount32(others&(low-1))
		set ^= low
	}
	return at[0] + at[1]*(at[1]-1)/2 + at[2]*(at[2]-1)*(at[2]-2)/6 + at[3]*(at[3]-1)*(at[3]-2)*(at[3]-3)/24
}

// choices returns all sets of a size among the lowest n squares, ordered by their number.
func choices(n, size int) []uint32 {
	if size == 0 {
		return []uint32{0}
	}
	var all []uint32
	for high := range n {
		for _, rest := range choices(high, size-1) {
			all = append(all, rest|1<<high)
		}
	}
	return all
}
