package endgame

import (
	"bytes"
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
	// Leaves tells what the side with fewer pieces, which is to move, achieves by the best of the captures that
	// do not end the game.
	Leaves(p Placement) Exit
}

// An Exit is the result of the best capture: the number of plies until its side wins, which is odd, or loses,
// even.
type Exit uint8

// None means that nothing can be captured, Held that a capture leads to a draw, but none wins.
const (
	None Exit = 0
	Held Exit = 1<<8 - 1
)

// Or returns the result of the better of two captures: the shortest win, a draw, the longest loss.
func (e Exit) Or(other Exit) Exit {
	if e == None || other != None && other.rank() > e.rank() {
		return other
	}
	return e
}

// rank is larger the better an exit is.
func (e Exit) rank() int {
	switch {
	case e == Held:
		return 0
	case e%2 == 0:
		return int(e) - longest - 1
	}
	return longest + 1 - int(e)
}

// longest is the largest number of plies that fits in a cell.
const longest = 1<<8 - 2

// Fill fills the table of a material that moves by g, with one goroutine for each element of rules. On the
// way it often calls tell with the table, which is then complete up to plies (at first -1), and the number of decided
// placements. It returns false if stop asked it to give up.
func Fill(m *Material, g *Gaits, rules []Rules, stop func() bool, tell func(t *Table, plies, decided int)) (*Table, bool) {
	f := newFiller(m, g, rules, stop, tell)
	if !f.fill() {
		return nil, false
	}
	return &f.table, true
}

func newFiller(m *Material, g *Gaits, rules []Rules, stop func() bool, tell func(t *Table, plies, decided int)) *filler {
	x := m.index()
	f := &filler{
		stop:    stop,
		tell:    tell,
		table:   Table{index: x, cells: memory.Make[uint8](x.size)},
		way:     memory.Make[uint16](x.size),
		exits:   memory.Make[uint8](x.aheadSize),
		lost:    make([]bool, len(x.blocks)),
		workers: make([]worker, len(rules)),
		largest: fresh,
	}
	for i := range rules {
		f.workers[i].rules, f.workers[i].Gaits = rules[i], g
	}
	return f
}

func (f *filler) fill() bool {
	if !f.pass(0, f.stuck) || !f.pass(1, f.winning) {
		return false
	}
	last := f.lastExit()
	for plies := 2; plies < longest; plies += 2 {
		clear(f.lost)
		if !f.pass(plies, f.losses) {
			return false
		}
		before := f.decided
		if !f.pass(plies+1, f.wins) {
			return false
		}
		if f.decided == before && plies >= last {
			return true
		}
	}
	return false
}

// lastExit returns the largest number of plies of an exit.
func (f *filler) lastExit() (last int) {
	for _, e := range f.exits {
		if e != uint8(Held) {
			last = max(last, int(e))
		}
	}
	return last
}

// A filler fills a table. Its own data is ordered by the pieces that move next: their block contains all
// successors of a placement.
type filler struct {
	stop  func() bool
	tell  func(t *Table, plies, decided int)
	table Table
	// way holds decided, fresh or an index for each placement, exits what captures lead to for those of the side
	// with fewer pieces.
	way   []uint16
	exits []uint8
	// lost marks the blocks in which the last pass for losses found some.
	lost    []bool
	workers []worker
	// decided counts the placements that are not drawn.
	decided int
	// largest is the first index that does not fit in way.
	largest int
}

const (
	// decided marks a placement with a known result.
	decided = 1<<16 - 1
	// fresh marks a placement whose turns have not been examined, or have no index that fits. Any other value is
	// the index within its block of a successor that was not a win when last examined.
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
		f.tell(&f.table, plies-1, f.decided)
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

func (f *filler) find(w *worker, p Placement, at int) {
	f.way[at] = decided
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
	f.each(block, f.open, func(p Placement, at int) {
		if f.way[at] = fresh; w.rules.Stuck(p) {
			f.find(w, p, at)
		}
	})
}

func (f *filler) winning(w *worker, block, _ int) {
	f.each(block, f.open, func(p Placement, at int) {
		if w.rules.Wins(p) {
			f.find(w, p, at)
		} else if p.behind() {
			f.exits[at] = uint8(w.rules.Leaves(p))
		}
	})
}

// losses finds the placements whose turns all lead to a win.
func (f *filler) losses(w *worker, block, plies int) {
	x := f.table.index
	cells, c := f.table.block(block), x.blocks[block].class
	unsure := func(at int) bool {
		if block < x.ahead && (f.exits[at]%2 != 0 || int(f.exits[at]) > plies) {
			return false // a capture is no loss, or not one so soon
		}
		return f.way[at] == fresh || f.open(at) && wins(cells[f.way[at]])
	}
	f.each(block, unsure, func(p Placement, at int) {
		lost := true
		w.after(p, func(next *Placement) bool {
			q := next.Other()
			n := x.place(c, &q)
			if wins(cells[n]) {
				return true
			}
			if lost = false; n >= f.largest {
				return true // look for one that fits
			}
			f.way[at] = uint16(n)
			return false
		})
		if lost {
			f.find(w, p, at)
		}
	})
}

func wins(cell uint8) bool { return cell > 0 && cell%2 == 0 }

// wins finds the placements with a turn to one that the last pass found lost, or a capture that wins after plies.
func (f *filler) wins(w *worker, block, plies int) {
	if f.lost[block] {
		f.winsByMoving(w, block, plies)
	}
	b := &f.table.index.blocks[block]
	if block < f.table.index.ahead && bytes.IndexByte(f.exits[b.start:][:b.size()], uint8(plies)) >= 0 {
		exits := func(at int) bool { return int(f.exits[at]) == plies && f.open(at) }
		f.each(block, exits, func(p Placement, at int) { f.find(w, p, at) })
	}
}

func (f *filler) winsByMoving(w *worker, block, plies int) {
	x := f.table.index
	b := &x.blocks[block]
	cells, lost, mover := f.table.block(block), uint8(plies), b.mover()
	for choice := range b.class.enemies {
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
				if at := b.start + x.place(b.class, &q); f.open(at) {
					f.find(w, *p, at)
				}
			})
		}
	}
}

// each calls look for all wanted placements in which the pieces of a block move next, and with their index in way.
func (f *filler) each(block int, wanted func(at int) bool, look func(p Placement, at int)) {
	x := f.table.index
	b := &x.blocks[block]
	next := b.mover()
	for choice := range b.class.enemies {
		at, end := b.start+int(b.class.starts[choice]), b.start+int(b.class.starts[choice+1])
		for at < end && !wanted(at) {
			at++
		}
		if at == end {
			continue
		}
		set, makeups := x.enemySquares(b.class, choice)
		for _, k := range makeups[len(makeups)-(end-at):] {
			if wanted(at) {
				look(next.against(set, k).Other(), at)
			}
			at++
		}
	}
}

// open reports whether a placement is not decided.
func (f *filler) open(at int) bool { return f.way[at] != decided }
