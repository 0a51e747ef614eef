package kalahsolver

import (
	"math"

	"tidepool/ai/memory"
	"tidepool/rules/kalah"
)

// maxEnding bounds the seeds left of a table of endings.
const maxEnding = 31

// unknown marks a cell not filled.
const unknown = -128

// Endings hold the gain of every position with few seeds left, a byte each.
//
// A position is found by its rank among all ways to put seeds into houses (the
// combinatorial number system on the running totals of seeds along the
// houses), fewer seeds first. Under end=majority each has a cell for every
// number of seeds the store of the side to move may lack.
type endings struct {
	game *game
	// cache keeps tables that have been filled; it may be nil.
	cache Cache
	// filled is the largest number of seeds for which all cells are filled,
	// ready the largest that the search looks up.
	filled, ready int
	// cells are by number of seeds left.
	cells [maxEnding + 1][]int8
	// ways[i][s] is how many ways there are to put fewer than s seeds into the
	// first i+1 houses.
	ways [16][maxEnding + 1]uint32
	// at is where filling goes on: the next board and its rank.
	at     board
	atRank int
}

// A board is the seeds of each house, the side to move's first.
type board [16]uint8

func newEndings(g *game) *endings {
	e := &endings{game: g}
	for s := 1; s <= maxEnding; s++ {
		more := uint64(1)
		for i := range e.ways {
			more += uint64(e.ways[i][s-1])
			more = min(more, math.MaxUint32) // more than any memory has room for
			e.ways[i][s] = uint32(more)
		}
	}
	return e
}

// boards returns how many ways there are to put so many seeds into all houses.
func (e *endings) boards(seeds int) int {
	return int(e.ways[2*e.game.Houses-2][seeds+1])
}

// size returns the bytes for all positions with so many seeds left.
func (e *endings) size(seeds int) int {
	return e.boards(seeds) * e.slices(seeds)
}

func (e *endings) slices(seeds int) int {
	if e.game.Ending == kalah.Majority {
		return seeds + 1
	}
	return 1
}

// largest returns the largest number of seeds for which a table of at most so
// many bytes has room.
func (e *endings) largest(bytes int) int {
	seeds := 0
	for s := 1; s < maxEnding && s <= 2*e.game.Half; s++ {
		if bytes -= e.size(s); bytes < 0 {
			break
		}
		seeds = s
	}
	return seeds
}

// cell returns the cell of a position with at most ready seeds left.
func (e *endings) cell(p *node) *int8 { return &e.cells[p.left&maxEnding][e.rank(p)] }

// rank returns the place of a position among those with as many seeds left.
func (e *endings) rank(p *node) uint32 {
	houses := e.game.Houses
	own := p.own * ones
	enemy := p.enemy*ones + own>>56*ones
	rank := uint32(0)
	for i := range houses {
		rank += e.ways[i&15][own&(maxEnding)]
		own >>= 8
	}
	for i := range houses - 1 {
		rank += e.ways[(houses+i)&15][enemy&maxEnding]
		enemy >>= 8
	}
	if e.game.Ending == kalah.Majority {
		rank = rank*uint32(p.left+1) + uint32(p.lacks)
	}
	return rank
}

// fill fills the table up to so many seeds. It asks stop now and then whether
// to leave off; it then goes on from there the next time.
func (e *endings) fill(seeds int, stop func() bool) bool {
	last := 2*e.game.Houses - 1
	for e.filled < seeds {
		n := e.filled + 1
		if e.cells[n] == nil && e.load(n) {
			continue
		}
		if e.cells[n] == nil {
			e.cells[n] = memory.Make[int8](e.size(n))
			for i := range e.cells[n] {
				e.cells[n][i] = unknown
			}
			e.at, e.atRank = board{}, 0
			e.at[last] = uint8(n)
		}
		for ; e.atRank < e.boards(n); e.atRank++ {
			if e.atRank&255 == 0 && stop() {
				return false
			}
			e.fillBoard(n)
			e.at.next(last)
		}
		e.filled = n
		e.save(n)
	}
	e.ready = max(e.ready, seeds)
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

// fillBoard fills the cells of the board at which filling is.
func (e *endings) fillBoard(seeds int) {
	p := node{left: int16(seeds)}
	for i := range e.game.Houses {
		p.own |= row(e.at[i]) << (8 * i)
		p.enemy |= row(e.at[e.game.Houses+i]) << (8 * i)
	}
	if p.own == 0 || p.enemy == 0 && e.game.Ending == kalah.Either {
		return // the game was over before
	}
	if e.game.Ending == kalah.Majority {
		e.gains(&p)
	} else {
		e.value(&p)
	}
}

// A gains is what the side to move of a board gains under end=majority, for
// each number of seeds that its store lacks to half.
type gains []int8

// gains returns the gains of a board, from the table or from its sowings, which
// are the same whatever the stores lack.
func (e *endings) gains(p *node) gains {
	// No sowing then ends the game by majority.
	p.lacks, p.lets = p.left, p.left
	n := int(p.left)
	end := int(e.rank(p)) + 1
	known := gains(e.cells[n&maxEnding][end-n-1 : end])
	if known[0] != unknown {
		return known
	}
	best := [maxEnding + 1]int8{}
	for i := range best {
		best[i] = math.MinInt8
	}
	var s step
	for house := range uint(e.game.Houses) {
		if p.own>>(8*house)&0xff != 0 {
			e.game.sow(p, house, &s)
			e.weigh(&s, best[:n+1])
		}
	}
	copy(known, best[:])
	return known
}

// weigh takes a sowing into the best gains of its board.
func (e *endings) weigh(s *step, best gains) {
	gain, n := int8(s.gain), len(best)-1
	if s.over {
		for i := range best {
			best[i] = max(best[i], gain)
		}
		return
	}
	for i := range best[:gain] { // more than half
		best[i] = max(best[i], gain)
	}
	after := e.gains(&s.node)
	best = best[gain:]
	if s.again {
		for i, v := range after {
			best[i] = max(best[i], gain+v)
		}
		return
	}
	for i := range best {
		best[i] = max(best[i], gain-after[n-int(gain)-i])
	}
}

// value returns the gain of a position, from the table or from its sowings.
// Sowings that bring nothing home move seeds towards the stores, so that this
// comes to an end.
func (e *endings) value(p *node) int16 {
	cell := e.cell(p)
	if *cell != unknown {
		return int16(*cell)
	}
	var steps [8]step
	var cells [8]*int8
	n := 0
	for house := range uint(e.game.Houses) {
		if p.own>>(8*house)&0xff == 0 {
			continue
		}
		s := &steps[n&7]
		e.game.sow(p, house, s)
		if !s.over {
			cells[n&7] = e.cell(&s.node)
			memory.Prefetch(cells[n&7])
		}
		n++
	}
	best := int16(-1000)
	for i := range n {
		s := &steps[i&7]
		best = max(best, s.gain+e.rest(s, cells[i&7]))
	}
	*cell = int8(best)
	return best
}

// rest returns what a step's side gains after it, which the cell may know.
func (e *endings) rest(s *step, cell *int8) int16 {
	if s.over {
		return 0
	}
	v := int16(*cell)
	if v == unknown {
		v = e.value(&s.node)
	}
	if !s.again {
		v = -v
	}
	return v
}
