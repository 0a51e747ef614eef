package endgame

import (
	"sync"
	"sync/atomic"

	"tidepool/ai/memory"
)

// Rules are those of the game, as far as a table asks for them.
type Rules interface {
	// Stuck reports whether the side to move has no turn, and so has lost.
	Stuck(p Placement) bool
	// Wins reports whether a turn wins at once, if the side to move is not stuck.
	Wins(p Placement) bool
	// AppendNext appends what the turns lead to, as the other side sees it, if
	// none wins at once.
	AppendNext(dst []Placement, p Placement) []Placement
}

// longest is how many plies the cells of a table can tell.
const longest = 1<<8 - 2

// Fill fills a table with as many goroutines as there are rules to ask. It tells
// of the table on the way, which then has all that ends within so many plies, and
// how many placements that is. It reports false if stop asked it to give up.
func Fill(rules []Rules, stop func() bool, tell func(t *Table, plies, decided int)) (*Table, bool) {
	f := &filler{
		stop:    stop,
		table:   Table{index: newIndex(), cells: memory.Make[uint8](Size)},
		sets:    choices(squares - men),
		way:     memory.Make[uint16](Size),
		lost:    make([]bool, blocks),
		workers: make([]worker, len(rules)),
	}
	for i := range rules {
		f.workers[i].rules = rules[i]
	}
	if !f.pass(0, f.stuck) || !f.pass(1, f.winning) {
		return nil, false
	}
	for plies := 2; plies < longest; plies += 2 {
		tell(&f.table, plies-1, f.decided)
		clear(f.lost)
		if !f.pass(plies, f.losses) {
			return nil, false
		}
		before := f.decided
		if !f.pass(plies+1, f.wins) {
			return nil, false
		}
		if f.decided == before {
			return &f.table, true
		}
	}
	return nil, false
}

// A filler fills a table. What it keeps beside is in the order in which it goes
// through the placements: by the pieces that move next, whose block has all
// that the turns lead to.
type filler struct {
	stop  func() bool
	table Table
	sets  []uint32
	// way is what is kept of each placement, see decided and fresh.
	way []uint16
	// lost are the blocks in which the last pass for losses found some.
	lost    []bool
	workers []worker
	// decided is how many are not drawn.
	decided int
}

const (
	// decided is the way of a placement whose end is known.
	decided = 1<<16 - 1
	// fresh is that of one whose turns have not been looked at. Otherwise it is
	// the place in its block of a placement to which a turn leads, and which
	// when last looked at was no win.
	fresh = decided - 1
)

// A worker is what one goroutine works with.
type worker struct {
	rules Rules
	next  []Placement
	found []uint32
}

// slab is how many blocks are looked at before what was found is written down:
// so nobody reads what another writes. Asked to give up, it is done with as many.
const slab = 32

// pass looks at all blocks for placements that are decided after so many plies.
func (f *filler) pass(plies int, look func(w *worker, block, plies int)) bool {
	for start := 0; start < blocks; start += slab {
		if f.stop() {
			return false
		}
		end := min(start+slab, blocks)
		at := atomic.Int64{}
		at.Store(int64(start))
		var all sync.WaitGroup
		for i := range f.workers {
			all.Go(func() {
				for n := int(at.Add(1)) - 1; n < end; n = int(at.Add(1)) - 1 {
					look(&f.workers[i], n, plies)
				}
			})
		}
		all.Wait()
		for i := range f.workers {
			f.settle(&f.workers[i], plies)
		}
	}
	return true
}

// settle writes down what a worker has found.
func (f *filler) settle(w *worker, plies int) {
	for _, at := range w.found {
		if f.table.cells[at] == 0 {
			f.decided++
		}
		f.table.cells[at] = uint8(plies + 1)
		f.lost[at/blockSize] = f.lost[at/blockSize] || plies%2 == 0
	}
	w.found = w.found[:0]
}

// find notes a placement that is decided.
func (f *filler) find(w *worker, p Placement, way *uint16) {
	*way = decided
	w.found = append(w.found, f.table.index.of(p))
	if turned := p.upended(); turned.Own == p.Own {
		// A table has these both ways, but of what does not move, only one is
		// gone through.
		w.found = append(w.found, f.table.index.of(turned))
	}
}

// stuck finds the losses at once.
func (f *filler) stuck(w *worker, block, _ int) {
	f.each(block, func(p Placement, way *uint16) {
		if *way = fresh; w.rules.Stuck(p) {
			f.find(w, p, way)
		}
	})
}

// winning finds the wins at once.
func (f *filler) winning(w *worker, block, _ int) {
	f.each(block, func(p Placement, way *uint16) {
		if w.rules.Wins(p) {
			f.find(w, p, way)
		}
	})
}

// losses finds the placements all turns of which lead to a win.
func (f *filler) losses(w *worker, block, _ int) {
	cells, own := f.table.cells[block*blockSize:][:blockSize], f.table.index.own(block)
	f.each(block, func(p Placement, way *uint16) {
		if *way != fresh && !wins(cells[*way]) {
			return
		}
		w.next = w.rules.AppendNext(w.next[:0], p)
		for _, q := range w.next {
			if at := q.place(own); !wins(cells[at]) {
				*way = uint16(at)
				return
			}
		}
		f.find(w, p, way)
	})
}

func wins(cell uint8) bool { return cell > 0 && cell%2 == 0 }

// wins finds the placements a turn of which leads to one that the last pass has
// found lost.
func (f *filler) wins(w *worker, block, plies int) {
	if !f.lost[block] {
		return
	}
	cells, own := f.table.cells[block*blockSize:][:blockSize], f.table.index.own(block)
	f.each(block, func(p Placement, way *uint16) {
		w.next = w.rules.AppendNext(w.next[:0], p)
		for _, q := range w.next {
			if cells[q.place(own)] == uint8(plies) {
				f.find(w, p, way)
				return
			}
		}
	})
}

// each looks at what is not decided yet with the pieces of a block to move next.
func (f *filler) each(block int, look func(p Placement, way *uint16)) {
	next := f.table.index.mover(block)
	ways := f.way[block*blockSize:][:blockSize]
	for i := range ways {
		if ways[i] != decided {
			look(next.with(i, f.sets).Other(), &ways[i])
		}
	}
}
