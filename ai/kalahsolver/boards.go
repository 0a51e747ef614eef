package kalahsolver

import "math"

// maxEnding bounds the seeds left of a table of endings.
const maxEnding = 31

// A board is the seeds of each house, the side to move's first.
type board [16]uint8

// A ranking numbers the ways to put seeds into houses, for each number of
// seeds from 0 on: the combinatorial number system on the running totals of
// seeds along the houses.
type ranking struct {
	houses int
	// ways[i][s] is how many ways there are to put fewer than s seeds into the
	// first i+1 houses.
	ways [16][maxEnding + 1]uint32
}

// newRanking returns the ranking of boards with so many houses a side.
func newRanking(houses int) *ranking {
	r := &ranking{houses: houses}
	for s := 1; s <= maxEnding; s++ {
		more := uint64(1)
		for i := range r.ways {
			more += uint64(r.ways[i][s-1])
			more = min(more, math.MaxUint32) // more than any memory has room for
			r.ways[i][s] = uint32(more)
		}
	}
	return r
}

// boards returns how many ways there are to put so many seeds into all houses.
func (r *ranking) boards(seeds int) int { return int(r.ways[2*r.houses-2][seeds+1]) }

// rank returns the place of a position's board among those with as many seeds
// left.
func (r *ranking) rank(p *node) uint32 {
	houses := r.houses
	own := p.own * ones
	enemy := p.enemy*ones + own>>56*ones
	rank := uint32(0)
	for i := range houses {
		rank += r.ways[i&15][own&maxEnding]
		own >>= 8
	}
	for i := range houses - 1 {
		rank += r.ways[(houses+i)&15][enemy&maxEnding]
		enemy >>= 8
	}
	return rank
}

// A sweep goes over all boards with so many seeds, by rank. It can pause.
type sweep struct {
	at   board
	rank int
	// node is the board as it is shown, here so that it is not made anew for
	// each.
	node node
}

// start puts the sweep to the first board.
func (r *ranking) start(s *sweep, seeds int) {
	*s = sweep{}
	s.at[2*r.houses-1] = uint8(seeds)
}

// sweep visits the boards that are left of a sweep. It asks stop now and then
// whether to leave off, and reports whether it has come to the end.
func (r *ranking) sweep(s *sweep, seeds int, stop func() bool, visit func(p *node)) bool {
	for last := 2*r.houses - 1; s.rank < r.boards(seeds); s.rank++ {
		if s.rank&255 == 0 && stop() {
			return false
		}
		s.node = node{left: int16(seeds)}
		for i := range r.houses {
			s.node.own |= row(s.at[i]) << (8 * i)
			s.node.enemy |= row(s.at[r.houses+i]) << (8 * i)
		}
		visit(&s.node)
		s.at.next(last)
	}
	return true
}

// next makes the board the one that ranks next.
func (b *board) next(last int) {
	for i := range last {
		if b[i+1] > 0 {
			b[i+1]--
			first := b[0]
			b[0] = 0
			b[i] = first + 1
			return
		}
	}
}
