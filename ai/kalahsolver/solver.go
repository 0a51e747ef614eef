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

	// even tells that gains are as even or odd as the number of seeds left.
	even   bool
	limits Limits
	nodes  uint64
	done   bool
}

// New returns a solver of a variant. Its transposition table has at most
// tableBytes, and the table of endings at most endingBytes; it is filled when
// first needed.
func New(v kalah.Variant, tableBytes, endingBytes int) *Solver {
	s := &Solver{game: newGame(v), table: newTable(tableBytes), even: v.Ending != kalah.Majority}
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

// Margin solves a position that is not over and without swaps.
func (s *Solver) Margin(p kalah.Position, l Limits) (margin int, ok bool) {
	n, ahead := s.game.nodeOf(p)
	if !s.begin(l) {
		return 0, false
	}
	g := s.gainOf(&n, 0)
	return ahead + int(g), !s.done
}
