package kalahsolver

import (
	"tidepool/rules/kalah"
)

// Limits bound a search; zero values do not.
type Limits struct {
	Nodes uint64
	// Expired is asked every few hundred nodes whether to stop.
	Expired func() bool
}

// A Solver finds what positions of one variant are worth. What it learns helps
// it with later ones.
type Solver struct {
	game    *game
	table   table
	endings *endings
	// most is how many seeds left the endings have room for.
	most int

	limits Limits
	nodes  uint64
	done   bool
}

// New returns a solver of a variant. Its transposition table has at most
// tableBytes, and the table of endings at most endingBytes; it is filled when
// first needed.
func New(v kalah.Variant, tableBytes, endingBytes int) *Solver {
	s := &Solver{game: newGame(v), table: newTable(tableBytes)}
	s.endings = newEndings(s.game)
	s.most = s.endings.largest(endingBytes)
	return s
}

// Forget clears what was learnt from earlier positions.
func (s *Solver) Forget() { s.table.clear() }

func (s *Solver) expired() bool {
	return s.limits.Nodes > 0 && s.nodes >= s.limits.Nodes || s.limits.Expired != nil && s.limits.Expired()
}

// begin starts a search. It reports false if there is no time for it.
func (s *Solver) begin(l Limits) bool {
	s.limits, s.nodes, s.done = l, 0, false
	stop := func() bool { return l.Expired != nil && l.Expired() }
	s.done = !s.endings.fill(s.most, stop)
	return !s.done
}

// Nodes is how many positions the last search has visited.
func (s *Solver) Nodes() uint64 { return s.nodes }

// gain returns the gain of a node, starting from a guess. It is unknown if the
// search was done before.
func (s *Solver) gain(p *node, guess int16) int16 {
	c := child{step: step{node: *p}}
	s.look(&c) // as of a child of a sowing that gained nothing
	for c.seenLow < c.seenHigh && !s.done {
		want := max(guess, c.seenLow+1)
		v := s.test(p, want, &c)
		guess = v
	}
	return c.seenLow
}

// Margin solves a position that is not over and without swaps.
func (s *Solver) Margin(p kalah.Position, l Limits) (margin int, ok bool) {
	n, ahead := s.game.nodeOf(p)
	if !s.begin(l) {
		return 0, false
	}
	g := s.gain(&n, 0)
	return ahead + int(g), !s.done
}
