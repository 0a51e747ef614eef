package endgame

import (
	"bytes"
	"slices"
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
}

// longest is how many plies the cells of a table can tell.
const longest = 1<<8 - 2

// Fill fills a table of a material that moves by gaits, with a goroutine for each of rules. On the
// way it tells of the table, which then has all that ends within so many plies, and of how many
// placements that is. It reports false if stop asked it to give up.
func Fill(m *Material, g *Gaits, rules []Rules, stop func() bool, tell func(t *Table, plies, decided int)) (*Table, bool) {
	x := m.index()
	f := &filler{
		stop:    stop,
		table:   Table{index: x, cells: memory.Make[uint8](x.size)},
		way:     memory.Make[uint16](x.size),
		lost:    make([]bool, len(x.blocks)),
		workers: make([]worker, len(rules)),
	}
	for i := range rules {
		f.workers[i].rules, f.workers[i].Gaits = rules[i], g
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

// A filler fills a table. Its own notes are ordered by the pieces that move next, whose block has
// all that the turns lead to.
type filler struct {
	stop  func() bool
	table Table
	// way is what is kept of each placement, see decided and fresh.
	way []uint16
	// lost are the blocks in which the last pass for losses found some.
	lost    []bool
	workers []worker
	// decided counts the placements that are not drawn.
	decided int
}

const (
	// decided is the way of a placement whose end is known.
	decided = 1<<16 - 1
	// fresh is that of one whose turns have not been looked at. Otherwise it is the place in its
	// block of a placement that a turn leads to and that was no win when last looked at.
	fresh = decided - 1
)

type worker struct {
	walker
	rules Rules
	found []found
}

type found struct{ block, place uint32 }

// slab is how many blocks are looked at before results are written, so that nobody reads what
// another writes, and before stop is asked.
const slab = 32

// pass looks at all blocks for placements that are decided after so many plies.
func (f *filler) pass(plies int, look func(w *worker, block, plies int)) bool {
	blocks := len(f.table.index.blocks)
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

func (f *filler) settle(w *worker, plies int) {
	for _, at := range w.found {
		cell := &f.table.cells[f.table.index.blocks[at.block].start+int(at.place)]
		if *cell == 0 {
			f.decided++
		}
		*cell = uint8(plies + 1)
		f.lost[at.block] = f.lost[at.block] || plies%2 == 0
	}
	w.found = w.found[:0]
}

func (f *filler) find(w *worker, p Placement, way *uint16) {
	*way = decided
	f.note(w, p)
	if turned := p.upended(); turned.Own == p.Own {
		// A table has these both ways, but of what does not move, only one is gone through.
		f.note(w, turned)
	}
}

func (f *filler) note(w *worker, p Placement) {
	block, place := f.table.index.of(p)
	w.found = append(w.found, found{uint32(block), uint32(place)})
}

func (f *filler) stuck(w *worker, block, _ int) {
	f.each(block, open, func(p Placement, way *uint16) {
		if *way = fresh; w.rules.Stuck(p) {
			f.find(w, p, way)
		}
	})
}

func (f *filler) winning(w *worker, block, _ int) {
	f.each(block, open, func(p Placement, way *uint16) {
		if w.rules.Wins(p) {
			f.find(w, p, way)
		}
	})
}

// losses finds the placements all turns of which lead to a win.
func (f *filler) losses(w *worker, block, _ int) {
	x := f.table.index
	cells, c := f.table.block(block), x.blocks[block].class
	unsure := func(way uint16) bool { return way == fresh || open(way) && wins(cells[way]) }
	f.each(block, unsure, func(p Placement, way *uint16) {
		lost := true
		w.after(p, func(next *Placement) bool {
			q := next.Other()
			at := x.place(c, &q)
			if lost = wins(cells[at]); !lost {
				*way = uint16(at)
			}
			return lost
		})
		if lost {
			f.find(w, p, way)
		}
	})
}

func wins(cell uint8) bool { return cell > 0 && cell%2 == 0 }

// wins finds the placements with a turn to one that the last pass has found lost.
func (f *filler) wins(w *worker, block, plies int) {
	if !f.lost[block] {
		return
	}
	x := f.table.index
	b := &x.blocks[block]
	cells, ways := f.table.block(block), f.way[b.start:][:b.size()]
	lost, mover := uint8(plies), b.mover()
	for choice := range x.sets {
		start, end := b.class.starts[choice], b.class.starts[choice+1]
		if bytes.IndexByte(cells[start:end], lost) < 0 {
			continue
		}
		set, makeups := x.foes(b.class, choice)
		for i, k := range makeups {
			if cells[int(start)+i] != lost {
				continue
			}
			w.before(mover.against(set, k).Other(), func(p *Placement) {
				q := p.Other()
				if way := &ways[x.place(b.class, &q)]; open(*way) {
					f.find(w, *p, way)
				}
			})
		}
	}
}

// each looks at what has a wanted way, with the pieces of a block to move next.
func (f *filler) each(block int, wanted func(way uint16) bool, look func(p Placement, way *uint16)) {
	x := f.table.index
	b := &x.blocks[block]
	next, ways := b.mover(), f.way[b.start:][:b.size()]
	for choice := range x.sets {
		start, end := b.class.starts[choice], b.class.starts[choice+1]
		if !slices.ContainsFunc(ways[start:end], wanted) {
			continue
		}
		set, makeups := x.foes(b.class, choice)
		for i, k := range makeups {
			if way := &ways[int(start)+i]; wanted(*way) {
				look(next.against(set, k).Other(), way)
			}
		}
	}
}

func open(way uint16) bool { return way != decided }
