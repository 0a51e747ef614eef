package solver

import (
	"sync"
	"sync/atomic"
	"time"

	"tidepool/ai/memory"
)

// Tiers hold a byte for every board with few seeds left: a tier for each number of seeds, filled in order.
type tiers[C int8 | optimistic] struct {
	*rows
	// sliced means that a tier has a slice for every number of seeds that the mover's store may lack.
	sliced bool
	// filled is the largest number of seeds with all cells filled, ready the largest that the search looks
	// up, most the largest for which there is room.
	filled, ready, most int
	cells               [maxEnding + 1][]C
	// passes are where filling continues, one for each number of seeds of the side with fewer. A board's
	// successors without a seed brought home are in the same pass, so each pass can have its own thread.
	passes  []pass
	threads int
}

func newTiers[C int8 | optimistic](r *rows, bytes int, sliced bool) tiers[C] {
	t := tiers[C]{rows: r, sliced: sliced}
	t.cells[0] = make([]C, 1)
	t.most = t.largest(bytes)
	return t
}

func (t *tiers[C]) slices(seeds int) int {
	if t.sliced {
		return seeds + 1
	}
	return 1
}

func (t *tiers[C]) size(seeds int) int { return t.boards[seeds] * t.slices(seeds) }

// largest returns the largest number of seeds for which so many bytes have room.
func (t *tiers[C]) largest(bytes int) int {
	seeds := 0
	for s := 1; s <= maxEnding && s <= 2*t.game.Half; s++ {
		if bytes -= t.size(s) + t.bytes(s); bytes < 0 {
			break
		}
		seeds = s
	}
	return seeds
}

func (t *tiers[C]) cell(p *node) *C {
	i, seeds := t.find(p)
	if t.sliced {
		i += int(p.lacks) * t.boards[seeds]
	}
	return &t.cells[seeds][i]
}

// fillNext fills the next tier, calling stop now and then; if stopped it continues from there the next time.
// Each thread has its own filler.
func (t *tiers[C]) fillNext(stop func() bool, newFiller func() filler[C]) bool {
	n := t.filled + 1
	if t.cells[n] == nil {
		if !t.build(n, stop) {
			return false
		}
		t.cells[n] = memory.Make[C](t.size(n))
		t.passes = make([]pass, n/2+1)
		for i := range t.passes {
			t.passes[i].few = n/2 - i // the longest first
		}
	}
	var next atomic.Int32
	work := func(stop func() bool) {
		s, f := &sower[C]{tiers: t, seeds: n}, newFiller()
		for i := int(next.Add(1)); i <= len(t.passes) && s.finish(&t.passes[i-1], stop, f); {
			i = int(next.Add(1))
		}
	}
	if t.threads > 1 && t.size(n) >= worthSharing {
		t.together(work, stop)
	} else {
		work(stop)
	}
	for _, p := range t.passes {
		if !t.over(p) {
			return false
		}
	}
	t.filled, t.passes = n, nil
	return true
}

// worthSharing is how many cells are worth several threads.
const worthSharing = 100_000

// together runs some work on all threads, and calls stop on their behalf.
func (t *tiers[C]) together(work func(stop func() bool), stop func() bool) {
	var halt, done atomic.Bool
	var all sync.WaitGroup
	for range t.threads {
		all.Go(func() { work(halt.Load) })
	}
	go func() { all.Wait(); done.Store(true) }()
	for !done.Load() {
		time.Sleep(time.Millisecond / 5)
		if stop() {
			halt.Store(true)
		}
	}
}

// mostUnasked is the minimum number of boards filled between two calls of stop.
const mostUnasked = 256

// A pass fills all boards with one row of the side that has no more seeds than the other, row by row.
type pass struct {
	few, row int
	// turned means that the other side is to move.
	turned bool
	slice  int
}

// finish fills the rest of a pass, until stop returns true.
func (s *sower[C]) finish(p *pass, stop func() bool, f filler[C]) bool {
	for ; !s.over(*p); s.advance(p, s.seeds) {
		if s.unasked > mostUnasked {
			if s.unasked = 0; stop() {
				return false
			}
		}
		s.unasked += s.fill(*p, f)
	}
	return true
}

func (t *tiers[C]) over(p pass) bool { return p.row >= t.count(p.few) }

// advance moves on to the pass's next boards. A board's successors are filled before it: if a sowing brings
// nothing home, the other side is to move, and the sower's row has a smaller number than before.
func (t *tiers[C]) advance(p *pass, seeds int) {
	if p.slice++; p.slice < t.slices(seeds) {
		return
	}
	p.slice = 0
	if p.turned = !p.turned; !p.turned {
		p.row++
	}
}

// due returns after how many nodes a tier pays, if there is room.
func (t *tiers[C]) due(seeds int) uint64 {
	if seeds > t.most {
		return never
	}
	cells := t.size(seeds)
	if cells < fewCells {
		cells *= 2
	}
	return uint64(cells / pace)
}
