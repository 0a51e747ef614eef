package kalahsolver

import (
	"math"

	"tidepool/ai/memory"
	"tidepool/rules/kalah"
)

// unknown marks a cell not filled.
const unknown = -128

// Endings hold the gain of every position with few seeds left, a byte each.
//
// A position is found by the rank of its board. Under end=majority each board
// has a cell for every number of seeds the store of the side to move may lack.
type endings struct {
	*ranking
	game *game
	// cache keeps tables that have been filled; it may be nil.
	cache Cache
	// filled is the largest number of seeds for which all cells are filled,
	// ready the largest that the search looks up, most the largest that there
	// is room for.
	filled, ready, most int
	// cells are by number of seeds left.
	cells [maxEnding + 1][]int8
	// at is where filling goes on, and queue what is not filled yet before it.
	at    sweep
	queue queue[int8]
}

func newEndings(g *game, r *ranking, bytes int) *endings {
	e := &endings{ranking: r, game: g}
	e.most = e.largest(bytes)
	return e
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
	i := uint64(e.rank(p))
	if e.game.Ending == kalah.Majority {
		i = i*uint64(p.left+1) + uint64(p.lacks)
	}
	return &e.cells[p.left&maxEnding][i]
}

// fill fills the table up to so many seeds. It asks stop now and then whether
// to leave off; it then goes on from there the next time.
func (e *endings) fill(seeds int, stop func() bool) bool {
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
			e.start(&e.at, n)
		}
		if !e.sweep(&e.at, n, stop, e.fillBoard) {
			return false
		}
		_, last := e.queue.next()
		e.settle(last)
		e.filled = n
		e.save(n)
	}
	e.ready = max(e.ready, seeds)
	return true
}

// fillBoard fills the cells of a board.
func (e *endings) fillBoard(p *node) {
	switch {
	case e.game.ended(p):
	case e.game.Ending == kalah.Majority:
		e.gains(p)
	default:
		e.push(p)
	}
}

// push fills the cell of the board before, while memory is asked for those that
// a board needs.
func (e *endings) push(p *node) {
	cell := e.cell(p)
	if *cell != unknown {
		return
	}
	to, before := e.queue.next()
	e.ask(to, p, cell)
	e.settle(before)
}

// A gains is what the side to move of a board gains under end=majority, for
// each number of seeds that its store lacks to half.
type gains []int8

// gains returns the gains of a board, from the table or from its sowings, which
// are the same whatever the stores lack.
func (e *endings) gains(p *node) gains {
	p.endless()
	n := int(p.left)
	at := int(e.rank(p)) * (n + 1)
	known := gains(e.cells[n&maxEnding][at : at+n+1])
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
	var a asked[int8]
	e.ask(&a, p, cell)
	e.settle(&a)
	return int16(*cell)
}

// ask asks for the cells that the sowings of a board lead to.
func (e *endings) ask(a *asked[int8], p *node, cell *int8) {
	a.left, a.cell = p.left, cell
	a.n = e.game.steps(p, &a.steps)
	for i := range a.n {
		if s := &a.steps[i&7]; !s.over {
			a.after[i&7] = e.cell(&s.node)
			memory.Prefetch(a.after[i&7])
		}
	}
}

// settle fills the cell of a board, if there is one.
func (e *endings) settle(a *asked[int8]) {
	if a.n == 0 {
		return
	}
	best := worst
	for i := range a.n {
		s := &a.steps[i&7]
		best = max(best, s.gain+e.rest(s, a.after[i&7]))
	}
	*a.cell = int8(best)
	a.n = 0
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
