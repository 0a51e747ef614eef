package konanesolver

import (
	"tidepool/rules/konane"
)

// MaxSquares is the size of the largest board that can be solved.
const MaxSquares = 64

// Limits bound a search; zero values do not.
type Limits struct {
	Nodes uint64
	// Expired is asked about every five hundred nodes whether time is up.
	Expired func() bool
}

// A Result is what is known of a position.
type Result struct {
	// Known tells that the position is solved; Win then tells whether the side
	// to move wins.
	Known, Win bool
	// Nodes is how many positions were looked at.
	Nodes uint64
}

// A Solver solves positions, one at a time, and remembers what it has found.
// The zero value is not usable: see New.
type Solver struct {
	table  table
	grid   *grid
	limits Limits
	nodes  uint64
	done   bool
	// moves is room for a node's; line holds the candidates of all nodes from
	// the root on.
	moves []move
	line  []candidate
}

// New returns a solver with a table of at most so many bytes.
func New(tableBytes int) *Solver { return &Solver{table: newTable(tableBytes)} }

// Forget clears what was found earlier.
func (s *Solver) Forget() { s.table.clear() }

// Solve tells who wins a position. The result is unknown if a limit was
// reached or the board is larger than [MaxSquares].
func (s *Solver) Solve(p konane.Position, limits Limits) Result {
	if !s.prepare(p, limits) {
		return Result{}
	}
	win := s.value(p)
	return Result{Known: !s.done, Win: win && !s.done, Nodes: s.nodes}
}

// prepare makes ready for a position's board.
func (s *Solver) prepare(p konane.Position, limits Limits) bool {
	files, ranks := p.Size()
	if files*ranks > MaxSquares {
		return false
	}
	if s.grid == nil || s.grid.files != files || s.grid.ranks != ranks {
		s.grid = newGrid(files, ranks)
		s.table.clear()
	}
	s.limits, s.nodes, s.done = limits, 0, false
	s.moves, s.line = s.moves[:0], s.line[:0]
	return true
}

// value reports whether the side to move wins. The two turns that open the
// game are not jumps.
func (s *Solver) value(p konane.Position) bool {
	if p.Opened() {
		return s.wins(p.Stones(), p.Turn())
	}
	for _, m := range p.AppendMoves(nil) {
		if win := !s.value(p.Apply(m)); win || s.done {
			return win
		}
	}
	return false
}
