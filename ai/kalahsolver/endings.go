package kalahsolver

import (
	"math"

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
func (e *endings) cell(p *node) *int8 {
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
	return &e.cells[p.left&maxEnding][rank]
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
			e.cells[n] = make([]int8, e.size(n))
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
	if e.game.Ending != kalah.Majority {
		e.value(&p)
		return
	}
	for lacks := range seeds + 1 {
		p.lacks, p.lets = int16(lacks), int16(seeds-lacks)
		e.value(&p)
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
	best := int16(-1000)
	var s step
	for house := range uint(e.game.Houses) {
		if p.own>>(8*house)&0xff == 0 {
			continue
		}
		e.game.sow(p, house, &s)
		gain := s.gain
		switch {
		case s.over:
		case s.again:
			gain += e.value(&s.node)
		default:
			gain -= e.value(&s.node)
		}
		best = max(best, gain)
	}
	*cell = int8(best)
	return best
}
