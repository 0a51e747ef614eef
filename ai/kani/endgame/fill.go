package endgame

import (
	"bytes"
	"slices"
	"sync"
	"sync/atomic"

	"tidepool/ai/memory"
)

// Rules are the parts of a game's rules that a table needs.
type Rules interface {
	// Stuck reports whether the side to move has no legal turn and so has lost.
	Stuck(p Placement) bool
	// Wins reports whether some turn wins at once. The side to move must not be stuck.
	Wins(p Placement) bool
}

// longest is the largest number of plies that fits in a cell.
const longest = 1<<8 - 2

// Fill fills the table of a material that moves by g, with one goroutine for each element of rules. On the
// way it calls tell with the table, which is then complete up to plies, and the number of decided placements.
// It returns false if stop asked it to give up.
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

// A filler fills a table. Its own data is ordered by the pieces that move next: their block contains all
// successors of a placement.
type filler struct {
	stop  func() bool
	table Table
	// way holds decided, fresh or an index for each placement.
	way []uint16
	// lost marks the blocks in which the last pass for losses found some.
	lost    []bool
	workers []worker
	// decided counts the placements that are not drawn.
	decided int
}

const (
	// decided marks a placement with a known result.
	decided = 1<<16 - 1
	// fresh marks a placement whose turns have not been examined. Any other value is the index within its
	// block of a successor that was not a win when last examined.
	fresh = decided - 1
)

type worker struct {
	walker
	rules Rules
	found []found
}

type found struct{ block, place uint32 }

// batch is the number of blocks examined before the results are written, so that no goroutine reads what
// another writes, and before stop is called again.
const batch = 32

// pass examines all blocks for placements that are decided after plies.
func (f *filler) pass(plies int, look func(w *worker, block, plies int)) bool {
	blocks := len(f.table.index.blocks)
	for start := 0; start < blocks; start += batch {
		if f.stop() {
			return false
		}
		end := min(start+batch, blocks)
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
	if turned := p.flipped(); turned.Own == p.Own {
		// The own squares are symmetric: the table has both placements, but only one of them is visited.
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

// losses finds the placements whose turns all lead to a win.
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

// wins finds the placements with a turn to one that the last pass found lost.
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
		set, makeups := x.enemySquares(b.class, choice)
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

// each calls look for all placements with a wanted way in which the pieces of a block move next.
func (f *filler) each(block int, wanted func(way uint16) bool, look func(p Placement, way *uint16)) {
	x := f.table.index
	b := &x.blocks[block]
	next, ways := b.mover(), f.way[b.start:][:b.size()]
	for choice := range x.sets {
		start, end := b.class.starts[choice], b.class.starts[choice+1]
		if !slices.ContainsFunc(ways[start:end], wanted) {
			continue
		}
		set, makeups := x.enemySquares(b.class, choice)
		for i, k := range makeups {
			if way := &ways[int(start)+i]; wanted(*way) {
				look(next.against(set, k).Other(), way)
			}
		}
	}
}

func open(way uint16) bool { return way != decided }
