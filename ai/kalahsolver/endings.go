package kalahsolver

import (
	"math"

	"tidepool/rules/kalah"
)

// unknown marks a cell not filled.
const unknown = -128

// Endings hold the gain of every position with few seeds left, a byte each.
//
// A position is found by the rank of its board. Under end=majority each board
// has a cell for every number of seeds the store of the side to move may lack.
type endings struct {
	tiers[int8]
	// cache keeps tables that have been filled; it may be nil.
	cache Cache
}

func newEndings(g *game, r *ranking, bytes int) *endings {
	e := &endings{tiers: tiers[int8]{ranking: r, game: g, unknown: unknown, sliced: g.Ending == kalah.Majority}}
	e.most = e.largest(bytes)
	return e
}

// fill fills the table up to so many seeds, or until stop says so.
func (e *endings) fill(seeds int, stop func() bool) bool {
	for e.filled < seeds {
		if n := e.filled + 1; e.cells[n] == nil && e.load(n) {
			continue
		}
		if !e.fillNext(stop, e) {
			return false
		}
		e.save(e.filled)
	}
	e.ready = max(e.ready, seeds)
	return true
}

// fillBoard implements [filler].
func (e *endings) fillBoard(p *node) {
	if e.sliced {
		e.gains(p)
	} else {
		e.push(p, e)
	}
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
	var list steps
	for i := range e.game.steps(p, &list) {
		e.weigh(&list[i&7], best[:n+1])
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

// settle implements [filler].
func (e *endings) settle(a *asked[int8]) {
	best := worst
	for i := range a.n {
		s := &a.steps[i&7]
		best = max(best, s.gain+e.rest(s, a.after[i&7]))
	}
	*a.cell = int8(best)
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
