package endgame

import (
	"math/bits"

	"tidepool/rules/kani"
)

const (
	men    = 3
	Pieces = 2 * men
)

// A Placement is a position as the side to move sees it: as if it had started on file a.
type Placement struct {
	Own, Enemy kani.Board // of the side to move, and of the other
	Promoted   kani.Board // of both: shrimps, or grown children
	Parents    kani.Board // of both, where there are any
}

// Other returns the placement as the other side sees it.
func (p Placement) Other() Placement {
	return Placement{Own: p.Enemy.Mirror(), Enemy: p.Own.Mirror(), Promoted: p.Promoted.Mirror(), Parents: p.Parents.Mirror()}
}

// upended exchanges ranks 1 and 5, 2 and 4: the rules are the same both ways.
func (p Placement) upended() Placement {
	return Placement{Own: upended(p.Own), Enemy: upended(p.Enemy), Promoted: upended(p.Promoted), Parents: upended(p.Parents)}
}

func upended(b kani.Board) kani.Board {
	const rank = 1<<kani.Size - 1
	const second, third = rank << kani.Stride, rank << (2 * kani.Stride)
	return b&rank<<(4*kani.Stride) | b>>(4*kani.Stride)&rank |
		b&second<<(2*kani.Stride) | b>>(2*kani.Stride)&second | b&third
}

// places numbers the squares of a board from a1 on without gaps.
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

// pick returns the squares of a set that which tells, counted from the lowest.
func pick(set, which uint32) uint32 {
	var picked uint32
	for ; set != 0; set &= set - 1 {
		picked |= set & -set & -(which & 1)
		which >>= 1
	}
	return picked
}

// picked undoes pick.
func picked(set, part uint32) uint32 {
	var which uint32
	for i := 0; set != 0; i++ {
		which |= min(part&set&-set, 1) << i
		set &= set - 1
	}
	return which
}

// choice numbers a set of three squares among all but some others, in colexicographic order.
func choice(set, others uint32) int {
	var at [men]int
	for i := range at {
		low := set & -set
		at[i] = bits.TrailingZeros32(low) - bits.OnesCount32(others&(low-1))
		set ^= low
	}
	return at[0] + at[1]*(at[1]-1)/2 + at[2]*(at[2]-1)*(at[2]-2)/6
}

// choices are all sets of three of the lowest n squares, by their numbers.
func choices(n int) []uint32 {
	var all []uint32
	for c := range n {
		for b := range c {
			for a := range b {
				all = append(all, 1<<a|1<<b|1<<c)
			}
		}
	}
	return all
}
