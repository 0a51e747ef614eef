package kalahsolver

import "tidepool/ai/memory"

// Tiers hold what is known of every board with few seeds left, in cells of a
// byte: a tier for each number of seeds, filled one after the other.
type tiers[C int8 | reach] struct {
	*ranking
	game *game
	// unknown marks a cell not filled.
	unknown C
	// sliced tells that a board has a cell for every number of seeds that the
	// store of the side to move may lack, and not only one.
	sliced bool
	// filled is the largest number of seeds for which all cells are filled,
	// ready the largest that the search looks up, most the largest that there
	// is room for.
	filled, ready, most int
	cells               [maxEnding + 1][]C
	// at is where filling goes on. One board before it is not filled yet: its
	// place in asked is last.
	at    sweep
	asked [2]asked[C]
	last  int
}

// An asked board is one whose sowings are known, and for whose cell and those
// that they lead to memory has been asked.
type asked[C any] struct {
	left  int16
	cell  *C
	steps steps
	after [8]*C
	n     int
}

// A filler knows what belongs into cells.
type filler[C any] interface {
	// fillBoard fills what there is of a board, or pushes it.
	fillBoard(p *node)
	// settle fills the cell of a board with sowings.
	settle(a *asked[C])
}

// size returns how many cells a tier has.
func (t *tiers[C]) size(seeds int) int {
	if t.sliced {
		return t.boards(seeds) * (seeds + 1)
	}
	return t.boards(seeds)
}

// largest returns the largest number of seeds for which so many bytes have
// room.
func (t *tiers[C]) largest(bytes int) int {
	seeds := 0
	for s := 1; s < maxEnding && s <= 2*t.game.Half; s++ {
		if bytes -= t.size(s); bytes < 0 {
			break
		}
		seeds = s
	}
	return seeds
}

// cell returns the cell of a position.
func (t *tiers[C]) cell(p *node) *C {
	i := uint64(t.rank(p))
	if t.sliced {
		i = i*uint64(p.left+1) + uint64(p.lacks)
	}
	return &t.cells[p.left&maxEnding][i]
}

// fillNext fills the next tier. It asks stop now and then whether to leave off;
// it then goes on from there the next time.
func (t *tiers[C]) fillNext(stop func() bool, f filler[C]) bool {
	n := t.filled + 1
	if t.cells[n] == nil {
		t.cells[n] = memory.Make[C](t.size(n))
		for i := range t.cells[n] {
			t.cells[n][i] = t.unknown
		}
		t.start(&t.at, n)
	}
	if !t.sweep(&t.at, n, stop, func(p *node) {
		if !t.game.ended(p) {
			f.fillBoard(p)
		}
	}) {
		return false
	}
	t.flush(f)
	t.filled = n
	return true
}

// push fills the cell of the board before, while memory is asked for those that
// a board needs: the one takes about as long as the other.
func (t *tiers[C]) push(p *node, f filler[C]) {
	cell := t.cell(p)
	if *cell != t.unknown {
		return
	}
	to := t.last ^ 1
	t.ask(&t.asked[to&1], p, cell)
	t.flush(f)
	t.last = to
}

// flush fills the cell of the board that was pushed last, if it is not filled.
func (t *tiers[C]) flush(f filler[C]) {
	if a := &t.asked[t.last&1]; a.n > 0 {
		f.settle(a)
		a.n = 0
	}
}

// ask asks for the cells that the sowings of a board lead to.
func (t *tiers[C]) ask(a *asked[C], p *node, cell *C) {
	a.left, a.cell = p.left, cell
	a.n = t.game.steps(p, &a.steps)
	for i := range a.n {
		if s := &a.steps[i&7]; !s.over {
			a.after[i&7] = t.cell(&s.node)
			memory.Prefetch(a.after[i&7])
		}
	}
}

// due returns after how many nodes it pays to have a tier, if there is room.
func (t *tiers[C]) due(seeds int) uint64 {
	switch boards := t.boards(min(seeds, t.most)); {
	case seeds > t.most:
		return never
	case boards < fewBoards:
		return uint64(2 * boards / pace)
	default:
		return uint64(boards / pace)
	}
}
