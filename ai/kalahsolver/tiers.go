package kalahsolver

import "tidepool/ai/memory"

// Tiers hold what is known of every board with few seeds left, in cells of a
// byte: a tier for each number of seeds, filled one after the other.
type tiers[C int8 | reach] struct {
	*rows
	// sliced tells that a tier has a slice for every number of seeds that the
	// store of the side to move may lack, and not only one.
	sliced bool
	// filled is the largest number of seeds for which all cells are filled,
	// ready the largest that the search looks up, most the largest that there
	// is room for.
	filled, ready, most int
	cells               [maxEnding + 1][]C
	// pass is where filling goes on.
	pass pass
}

func newTiers[C int8 | reach](r *rows, bytes int, sliced bool) tiers[C] {
	t := tiers[C]{rows: r, sliced: sliced}
	t.cells[0] = make([]C, 1)
	t.most = t.largest(bytes)
	return t
}

// slices returns how many slices a tier has.
func (t *tiers[C]) slices(seeds int) int {
	if t.sliced {
		return seeds + 1
	}
	return 1
}

// size returns how many cells a tier has.
func (t *tiers[C]) size(seeds int) int { return t.boards[seeds] * t.slices(seeds) }

// largest returns the largest number of seeds for which so many bytes have
// room.
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

// cell returns the cell of a position.
func (t *tiers[C]) cell(p *node) *C {
	i, seeds := t.find(p)
	if t.sliced {
		i += int(p.lacks) * t.boards[seeds]
	}
	return &t.cells[seeds][i]
}

// fillNext fills the next tier. It asks stop now and then whether to leave off;
// it then goes on from there the next time.
func (t *tiers[C]) fillNext(stop func() bool, f filler[C]) bool {
	n := t.filled + 1
	if t.cells[n] == nil {
		t.build(n)
		t.cells[n] = memory.Make[C](t.size(n))
		t.pass = pass{}
	}
	s := sower[C]{tiers: t, seeds: n}
	for boards := 0; 2*t.pass.few <= n; t.advance(n) {
		if boards > mostUnasked {
			if boards = 0; stop() {
				return false
			}
		}
		boards += s.fill(t.pass, f)
	}
	t.filled = n
	return true
}

// mostUnasked is how many boards are filled at least between two times that
// stop is asked.
const mostUnasked = 256

// A pass fills the boards with one row of the side that has fewer seeds, or as
// many as the other.
type pass struct {
	few, row int
	// turned tells that the other side is to move.
	turned bool
	slice  int
}

// advance goes on to the next pass. What a board leads to is filled before it:
// if a sowing brings nothing home, the other side is to move, and the row of
// the one that has sown has a smaller number than before.
func (t *tiers[C]) advance(seeds int) {
	p := &t.pass
	if p.slice++; p.slice < t.slices(seeds) {
		return
	}
	p.slice = 0
	if p.turned = !p.turned; p.turned {
		return
	}
	if p.row++; p.row < t.count(p.few) {
		return
	}
	p.row = 0
	p.few++
}

// due returns after how many nodes it pays to have a tier, if there is room.
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
