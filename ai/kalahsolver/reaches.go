package kalahsolver

import (
	"tidepool/ai/memory"
	"tidepool/rules/kalah"
)

// A reach is what each side would gain if it alone were free to end the game
// whenever it likes, the seeds left then counting for nobody.
//
// Under end=majority a side that plays as it would there, and ends the game
// when that would be over, gains as much: so it never gains more there than
// its reach, whatever the stores lack. This holds far beyond the endings: it
// takes a byte a board, not one for everything the store may lack. The lower
// four bits are the reach of the side to move.
type reach uint8

const (
	// unreached marks a board not looked at.
	unreached reach = 0xff
	// far is for all reaches that are no less. They are taken for all the
	// seeds that are left.
	far = 14
)

// reachOf packs reaches.
func reachOf(mover, other int16) reach { return reach(min(mover, far) | min(other, far)<<4) }

// unpack returns the reaches of a board with so many seeds left.
func (r reach) unpack(left int16) (mover, other int16) {
	if mover = int16(r & 15); mover == far {
		mover = left
	}
	if other = int16(r >> 4); other == far {
		other = left
	}
	return mover, other
}

// Reaches hold the reach of every board with few seeds left. They are of use
// under end=majority only.
type reaches struct {
	*ranking
	game *game
	// filled, ready and most are as those of [endings].
	filled, ready, most int
	cells               [maxEnding + 1][]reach
	at                  sweep
	queue               queue[reach]
}

func newReaches(g *game, r *ranking, bytes int) *reaches {
	t := &reaches{ranking: r, game: g}
	if g.Ending == kalah.Majority {
		t.most = t.largest(bytes)
	}
	return t
}

// largest returns the largest number of seeds for which a table of at most so
// many bytes has room.
func (t *reaches) largest(bytes int) int {
	seeds := 0
	for s := 1; s < maxEnding && s <= 2*t.game.Half; s++ {
		if bytes -= t.boards(s); bytes < 0 {
			break
		}
		seeds = s
	}
	return seeds
}

func (t *reaches) cell(p *node) *reach { return &t.cells[p.left&maxEnding][t.rank(p)] }

// fill fills the table up to so many seeds, as that of [endings] does.
func (t *reaches) fill(seeds int, stop func() bool) bool {
	for ; t.filled < seeds; t.filled++ {
		n := t.filled + 1
		if t.cells[n] == nil {
			t.cells[n] = memory.Make[reach](t.boards(n))
			for i := range t.cells[n] {
				t.cells[n][i] = unreached
			}
			t.start(&t.at, n)
		}
		if !t.sweep(&t.at, n, stop, t.fillBoard) {
			return false
		}
		_, last := t.queue.next()
		t.settle(last)
	}
	t.ready = max(t.ready, seeds)
	return true
}

// fillBoard fills the cell of the board before, while memory is asked for those
// that a board needs.
func (t *reaches) fillBoard(p *node) {
	if t.game.ended(p) {
		return
	}
	if cell := t.cell(p); *cell == unreached {
		to, before := t.queue.next()
		t.ask(to, p, cell)
		t.settle(before)
	}
}

// reach returns the reach of a board, from its cell or from its sowings.
func (t *reaches) reach(p *node, cell *reach) reach {
	if *cell == unreached {
		var a asked[reach]
		t.ask(&a, p, cell)
		t.settle(&a)
	}
	return *cell
}

// ask asks for the cells that the sowings of a board lead to.
func (t *reaches) ask(a *asked[reach], p *node, cell *reach) {
	p.endless()
	a.left, a.cell = p.left, cell
	a.n = t.game.steps(p, &a.steps)
	for i := range a.n {
		if s := &a.steps[i&7]; !s.over {
			a.after[i&7] = t.cell(&s.node)
			memory.Prefetch(a.after[i&7])
		}
	}
}

// settle fills the cell of a board, if there is one.
func (t *reaches) settle(a *asked[reach]) {
	if a.n == 0 {
		return
	}
	// The mover may end the game at once, the other only if that is better.
	mover, other := int16(0), a.left
	for i := range a.n {
		m, o := t.after(&a.steps[i&7], a.after[i&7])
		mover, other = max(mover, m), min(other, o)
	}
	*a.cell = reachOf(mover, max(other, 0))
	a.n = 0
}

// after returns the reaches with a step, of the side that does it and of the
// other.
func (t *reaches) after(s *step, cell *reach) (mover, other int16) {
	if !s.over {
		mover, other = t.reach(&s.node, cell).unpack(s.left)
	}
	if !s.again {
		mover, other = other, mover
	}
	return s.gain + mover, other - s.gain
}
