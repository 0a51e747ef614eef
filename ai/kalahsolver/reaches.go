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
// takes two bytes a board, not one for everything the store may lack.
type reach struct{ mover, other int8 }

// Reaches hold the reach of every board with few seeds left. They are of use
// under end=majority only.
type reaches struct {
	*ranking
	game *game
	// filled, ready and most are as those of [endings].
	filled, ready, most int
	cells               [maxEnding + 1][]reach
	at                  sweep
}

// reachBytes is the size of a reach.
const reachBytes = 2

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
		if bytes -= reachBytes * t.boards(s); bytes < 0 {
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
				t.cells[n][i].mover = unknown
			}
			t.start(&t.at, n)
		}
		if !t.sweep(&t.at, n, stop, t.fillBoard) {
			return false
		}
	}
	t.ready = max(t.ready, seeds)
	return true
}

func (t *reaches) fillBoard(p *node) {
	if !t.game.ended(p) {
		t.reach(p, t.cell(p))
	}
}

// reach returns the reach of a board, from its cell or from its sowings.
func (t *reaches) reach(p *node, cell *reach) reach {
	if cell.mover != unknown {
		return *cell
	}
	var list steps
	var cells [8]*reach
	p.endless()
	n := t.game.steps(p, &list)
	for i := range n {
		if s := &list[i&7]; !s.over {
			cells[i&7] = t.cell(&s.node)
			memory.Prefetch(cells[i&7])
		}
	}
	// The mover may end the game at once, the other only if that is better.
	r := reach{mover: 0, other: 127}
	for i := range n {
		s := &list[i&7]
		gain, after := int8(s.gain), reach{}
		if !s.over {
			after = t.reach(&s.node, cells[i&7])
		}
		if !s.again {
			after.mover, after.other = after.other, after.mover
		}
		r.mover = max(r.mover, gain+after.mover)
		r.other = min(r.other, after.other-gain)
	}
	r.other = max(r.other, 0)
	*cell = r
	return r
}
