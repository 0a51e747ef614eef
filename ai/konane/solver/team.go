package solver

import (
	"sync"
	"sync/atomic"

	"tidepool/rules/konane"
)

// A team is what threads that search the same position share beside the table. Each goes from the
// root on its own, but where another is at work looks a little harder, so that they part where
// there is a choice. (Kaneko, Parallel Depth First Proof Number Search, AAAI 2010.)
type team struct {
	// nodes counts (nearly) all visits, most is how many there may be, which each thread minds.
	nodes atomic.Uint64
	most  uint64
	halt  atomic.Bool
	// busy has the hashes of nodes being searched, each at the place that the hash says.
	busy [1 << 10]atomic.Uint64
}

type member struct {
	*team
	// told is how many of its nodes the team knows of.
	told uint64
	// path are the nodes that it is at, from the root on; settled is the index of the first that
	// another has solved.
	path    []key
	settled int
}

func (m *member) begin() {
	m.told, m.path = 0, m.path[:0]
}

func (t *team) place(hash uint64) *atomic.Uint64 { return &t.busy[hash%uint64(len(t.busy))] }

func (t *team) busyWith(k key) bool {
	h := k.hash()
	return t.place(h).Load() == h
}

func (m *member) enter(k key) {
	h := k.hash()
	m.place(h).Store(h)
	m.path = append(m.path, k)
}

func (m *member) leave(k key) {
	h := k.hash()
	m.place(h).CompareAndSwap(h, 0)
	m.path = m.path[:len(m.path)-1]
}

// tell adds the nodes visited lately to the team's and returns these.
func (m *member) tell(nodes uint64) uint64 {
	lately := nodes - m.told
	m.told = nodes
	return m.nodes.Add(lately)
}

// look reports whether another thread has solved a node on the path.
func (m *member) look(t *table) bool {
	for i, k := range m.path {
		if n, known := t.get(k); known && n.solved() {
			m.settled = i
			return true
		}
	}
	return false
}

// Threads has the solver search with n threads, at least one. With more it does not visit the same
// nodes each time.
func (s *Solver) Threads(n int) {
	s.threads, s.files, s.ranks = max(1, n), 0, 0
}

// won reports whether the side to move wins, with all threads. Whoever comes to an end halts the others.
func (s *Solver) won(p konane.Position) bool {
	if len(s.helpers) == 0 {
		return s.search.won(p)
	}
	const winner, loser = 1, 2
	var answer atomic.Int32
	run := func(m searcher) {
		win := m.won(p)
		if _, done := m.ended(); done {
			return
		}
		if win {
			answer.Store(winner)
		} else {
			answer.Store(loser)
		}
		s.team.halt.Store(true)
	}
	var others sync.WaitGroup
	for _, m := range s.helpers {
		m.begin(Limits{Nodes: s.team.most})
		others.Go(func() { run(m) })
	}
	run(s.search)
	others.Wait()
	s.team.halt.Store(false)
	if answer.Load() != 0 {
		s.search.resume()
	}
	return answer.Load() == winner
}
