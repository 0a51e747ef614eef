package kalahsolver

import "tidepool/rules/kalah"

// Endings hold the gain of every position with few seeds left, a byte each.
//
// Under end=majority there is a slice for every number of seeds that the store
// of the side to move may lack.
type endings struct {
	tiers[int8]
	// cache keeps tables that have been filled; it may be nil.
	cache Cache
	// best are the best gains so far of the boards that are being filled.
	best []int
	room [batchSize]int
}

func newEndings(r *rows, bytes int) *endings {
	return &endings{tiers: newTiers[int8](r, bytes, r.game.Ending == kalah.Majority)}
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

// ended implements [filler]. What is left is the owner's.
func (e *endings) ended(own, enemy int) int8 { return int8(own - enemy) }

// begin implements [filler].
func (e *endings) begin(boards, _ int) {
	e.best = e.room[:boards]
	for i := range e.best {
		e.best[i] = int(worst)
	}
}

// weigh implements [filler].
func (e *endings) weigh(l *lead[int8], rows []uint32) {
	best, cells, gain, sign, each := e.best[:len(rows)], l.cells, l.gain, l.sign, l.each
	for i, r := range rows {
		best[i] = max(best[i], gain+sign*int(cells[int(r)*each]))
	}
}

// weighKinds implements [filler].
func (e *endings) weighKinds(leads *[lastKind + 1]lead[int8], kinds []kind, to [][2]uint32) {
	best, to := e.best[:len(kinds)], to[:len(kinds)]
	for i, k := range kinds {
		if k == 0 {
			continue
		}
		l := &leads[k&lastKind]
		best[i] = max(best[i], l.gain+l.sign*int(l.cells[int(to[i][l.to&1])*l.each]))
	}
}

// settle implements [filler].
func (e *endings) settle(cells []int8) {
	for i, v := range e.best {
		cells[i] = int8(v)
	}
}
