package solver

import (
	"tidepool/ai/memory"
	"tidepool/rules/konane"
)

// Limits limit a search; zero values do not.
type Limits struct {
	Nodes uint64
	// Expired is called about every five hundred nodes, more often while a large table gets its memory, and reports
	// whether time is up.
	Expired func() bool
}

func (l *Limits) reached(nodes uint64) bool { return l.Nodes > 0 && nodes >= l.Nodes }

func (l *Limits) expired() bool { return l.Expired != nil && l.Expired() }

type Result struct {
	// Known means that the position is solved, and Win that the side to move wins.
	Known, Win bool
	// Nodes is the number of positions examined.
	Nodes uint64
}

// A Solver solves positions, one at a time, and remembers what it has found.
type Solver struct {
	table        table
	files, ranks int
	search       searcher
	// helpers are the searches of a team's other threads.
	helpers []searcher
	threads int
	team    *team
}

type searcher interface {
	begin(Limits)
	count() bool
	resume()
	ended() (nodes uint64, done bool)
	won(konane.Position) bool
	wonWithin(p konane.Position, n int) bool
	lostWithin(p konane.Position, n int) bool
}

// New returns a solver with a table of at most tableBytes bytes.
func New(tableBytes int) *Solver { return &Solver{table: newTable(tableBytes), threads: 1} }

// Forget clears what was found earlier.
func (s *Solver) Forget() { s.table.clear() }

// Populate calls [memory.Populate] for the table.
func (s *Solver) Populate() bool { return memory.Populate(s.table.entries, &s.table.populated) }

// Solve finds out who wins a position, unless a limit is reached.
func (s *Solver) Solve(p konane.Position, limits Limits) Result {
	s.prepare(p, limits)
	win := s.won(p)
	nodes, done := s.search.ended()
	return Result{Known: !done, Win: win && !done, Nodes: nodes}
}

// Nodes returns the number of positions examined for the latest question.
func (s *Solver) Nodes() uint64 {
	if s.search == nil {
		return 0
	}
	nodes, _ := s.search.ended()
	return nodes
}

// Plies returns how long a solved position lasts if the winner hurries and the loser delays; false if a limit
// was reached.
func (s *Solver) Plies(p konane.Position, win bool, limits Limits) (plies int, ok bool) {
	s.prepare(p, limits)
	if win {
		plies = 1
	}
	for !s.within(p, win, plies) {
		if _, done := s.search.ended(); done {
			return 0, false
		}
		plies += 2
	}
	_, done := s.search.ended()
	return plies, !done
}

func (s *Solver) prepare(p konane.Position, limits Limits) {
	if files, ranks := p.Size(); files != s.files || ranks != s.ranks {
		if s.search != nil {
			s.Forget() // a new table is already empty, and clearing a large one is slow
		}
		s.files, s.ranks = files, ranks
		s.team, s.helpers = nil, nil
		if s.threads > 1 {
			s.team = new(team)
		}
		s.search = s.newSearch(p)
		for range s.threads - 1 {
			s.helpers = append(s.helpers, s.newSearch(p))
		}
	}
	if s.team != nil {
		s.team.nodes.Store(0)
		s.team.most = limits.Nodes
	}
	s.search.begin(limits)
}

func (s *Solver) newSearch(p konane.Position) searcher {
	files, ranks := p.Size()
	if files*ranks > 64 {
		return &search[konane.Position, konane.Move]{board: wide{}, table: &s.table, member: member{team: s.team}}
	}
	start, _ := konane.New(files, ranks) // the size is valid
	return &search[node, move]{board: newGrid(files, ranks, start.AppendMoves(nil)), table: &s.table, member: member{team: s.team}}
}

func (s *Solver) within(p konane.Position, win bool, n int) bool {
	switch {
	case p.Opened() && win:
		return s.search.wonWithin(p, n)
	case p.Opened():
		return s.search.lostWithin(p, n)
	case n == 0 || s.search.count():
		return false
	}
	for _, m := range p.AppendMoves(nil) {
		if s.within(p.Apply(m), !win, n-1) == win || s.done() {
			return win
		}
	}
	return !win
}

func (s *Solver) done() bool {
	_, done := s.search.ended()
	return done
}
