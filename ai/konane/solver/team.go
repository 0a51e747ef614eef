package solver

import (
	"sync"
	"sync/atomic"

	"tidepool/rules/konane"
)

// A team is what threads that search the same position share besides the table. Each starts from the root by
// itself, but nodes that another is searching seem a little harder, so that the threads diverge where there
// is a choice. (Kaneko, Parallel Depth First Proof Number Search, AAAI 2010.)
type team struct {
	// nodes counts nearly all visits, most is their maximum, which each thread checks.
	nodes atomic.Uint64
	most  uint64
	halt  atomic.Bool
	// busy has the hashes of nodes being searched, each at an index derived from the hash.
	busy [1 << 10]atomic.Uint64
}

type member struct {
	*team
	// told is the number of this thread's nodes already reported to the team.
	told uint64
	// path are the nodes from the root to the current one; decided is the index of the first that another
	// thread has solved.
	path    []key
	decided int
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

// tell adds the nodes visited lately to the team's and returns the total.
func (m *member) tell(nodes uint64) uint64 {
	lately := nodes - m.told
	m.told = nodes
	return m.nodes.Add(lately)
}

// look reports whether another thread has solved a node on the path.
func (m *member) look(t *table) bool {
	for i, k := range m.path {
		if n, known := t.get(k); known && n.solved() {
			m.decided = i
			return true
		}
	}
	return false
}

// Threads sets the number of threads, at least one. With more, the nodes visited vary.
func (s *Solver) Threads(n int) {
	s.threads, s.files, s.ranks = max(1, n), 0, 0
}

// won reports whether the side to move wins, using all threads. The thread that finishes first stops the others.
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
