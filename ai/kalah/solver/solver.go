package solver

import (
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// Step is how many nodes pass between two checks of the limits.
const Step = checkEvery

// Limits limit a search; zero values do not.
type Limits struct {
	// Nodes is rounded up to multiples of Step.
	Nodes uint64
	// Expired is called every few hundred nodes and reports whether to stop.
	Expired func() bool
}

// A Solver finds the values of positions of one variant, and learns for later ones. Methods with limits report
// whether they have finished within them; what they found until then stays in the tables, so asking again helps.
type Solver struct {
	game  *game
	table table
	growth
	// even means that gains have the parity of the number of seeds left.
	even bool
	// playout finds out who wins with end=majority, or is nil.
	playout *Solver

	limits Limits
	// elsewhere is how many nodes of the limit another solver has used.
	elsewhere uint64
	team      team
	// done is set when the search must end; bounds returned then are meaningless.
	done      bool
	low, high int
	// leader is the move that Judge thinks best, or -1.
	leader int
}

// New returns a solver of a variant. Its transposition table has at most tableBytes; its tables of endings
// grow up to endingBytes.
func New(v kalah.Variant, tableBytes, endingBytes int) *Solver {
	s := &Solver{game: newGame(v), table: newTable(tableBytes), even: v.Ending != kalah.Majority}
	rows := newRows(s.game)
	optimisticBytes := 0
	if v.Ending == kalah.Majority {
		optimisticBytes = endingBytes / 10 * 9
	}
	s.optimistic = newOptimisticTable(rows, optimisticBytes)
	s.endings = newEndings(rows, endingBytes-optimisticBytes)
	s.Threads(1)
	return s
}

// PlayOut lets a solver of end=majority find out who wins by end=empty, with more tables, which takes a third of the
// nodes or less. The winner is the same, since a majority stays one, but tables for it need only the board. With other
// ends it does nothing.
func (s *Solver) PlayOut(tableBytes, endingBytes int) {
	if v := s.game.Variant; v.Ending == kalah.Majority {
		v.Ending = kalah.Empty
		s.playout = New(v, tableBytes, endingBytes)
		s.playout.Threads(len(s.team.searchers))
	}
}

func (s *Solver) Variant() kalah.Variant { return s.game.Variant }

// Forget clears what was learnt. The tables of endings stay, but the search begins with small ones again.
func (s *Solver) Forget() {
	if s.playout != nil {
		s.playout.Forget()
	}
	s.table.clear()
	s.endings.ready = min(s.endings.ready, s.first())
	s.optimistic.ready = 0
}

// Nodes returns how many positions the last search has visited.
func (s *Solver) Nodes() uint64 {
	n := s.team.nodes.Load()
	if s.playout != nil {
		n += s.playout.Nodes()
	}
	return n
}

// Bounds returns the bounds of the margin last asked for.
func (s *Solver) Bounds() (low, high int) { return s.low, s.high }

// Leader returns the move that the last call of Judge thought best, if any; it is proven only if Judge finished.
func (s *Solver) Leader() (kalah.Move, bool) { return kalah.Move(s.leader), s.leader >= 0 }

// Prepare prepares the smallest tables, and those from the cache.
func (s *Solver) Prepare(l Limits) { s.begin(l) }

// Known returns the margin of a position with few seeds left, if the tables have it. It is safe for
// concurrent use while the solver is idle.
func (s *Solver) Known(p kalah.Position) (margin int, ok bool) {
	if left := p.Row(rules.Near) + p.Row(rules.Far); left > s.endings.ready || p.SwapAhead() || p.Outcome().Over() {
		return 0, false
	}
	n, ahead := s.game.nodeOf(p)
	return ahead + int(*s.endings.cell(&n)), true
}

// PlayedOut is Known for end=empty where the variant's end is majority, if there are tables for it (see PlayOut).
func (s *Solver) PlayedOut(p kalah.Position) (margin int, ok bool) {
	if s.playout == nil {
		return 0, false
	}
	return s.playout.Known(p)
}

func (s *Solver) stopped() bool { return s.limits.Expired != nil && s.limits.Expired() }

func (s *Solver) begin(l Limits) {
	s.limits, s.elsewhere, s.done = l, 0, false
	s.team.begin()
	s.low, s.high, s.leader = -2*s.game.Half, 2*s.game.Half, -1
	s.done = !s.open(s.stopped)
	if s.playout != nil && !s.done {
		s.playout.begin(l)
		s.done = s.playout.done
	}
}

// bound returns a lower bound of the margin if that is at least want, otherwise an upper one.
func (s *Solver) bound(p kalah.Position, want int) int {
	switch {
	case p.Outcome().Over():
		return p.Store(p.Turn()) - p.Store(p.Turn().Other())
	case p.SwapAhead():
		return s.boundOpening(p, want)
	}
	n, ahead := s.game.nodeOf(p)
	for {
		c := s.root(n)
		switch {
		case ahead+int(c.low) >= want:
			return ahead + int(c.low)
		case ahead+int(c.high) < want:
			return ahead + int(c.high)
		}
		v, ok := s.search(c, int16(want-ahead))
		if ok {
			return ahead + int(v)
		}
		n := s.team.nodes.Load()
		if s.done = n < s.growAt || s.stopped(); !s.done {
			s.done = !s.grow(n, s.stopped)
		}
		if s.done {
			return 0
		}
	}
}

func (s *Solver) boundOpening(p kalah.Position, want int) int {
	best := int(worst)
	for _, m := range p.AppendMoves(nil) {
		best = max(best, s.boundAfter(p, m, want))
		if s.done || best >= want {
			break
		}
	}
	return best
}

func (s *Solver) boundAfter(p kalah.Position, m kalah.Move, want int) int {
	next := p.Apply(m)
	if next.Turn() == p.Turn() {
		return s.bound(next, want)
	}
	return -s.bound(next, 1-want)
}

// converge finds a margin by tests, starting from a guess.
func (s *Solver) converge(guess int, bound func(want int) int) (margin int, ok bool) {
	s.low, s.high = -2*s.game.Half, 2*s.game.Half
	for s.low < s.high && !s.done {
		want := min(s.high, max(guess, s.low+1))
		v := bound(want)
		switch {
		case s.done:
		case v >= want:
			s.low, guess = v, v
		default:
			s.high, guess = v, v
		}
	}
	return s.low, !s.done
}
