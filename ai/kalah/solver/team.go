package solver

import (
	"math"
	"sync"
	"sync/atomic"

	"tidepool/ai/memory"
)

// A team searches one tree with several threads that share the tables. A child that another thread is testing
// is postponed until the others of its node are done. (ABDADA, Weill 1996; without its locks, as simplified
// by Kerrigan.)
type team struct {
	searchers []*searcher
	nodes     atomic.Uint64
	halt      atomic.Bool
	// busy has the keys of nodes being tested, each at an index derived from the key.
	busy   [1 << 10]atomic.Uint64
	answer atomic.Int32
}

// shareFrom is how many seeds more than late nodes a node must have to be worth sharing.
const shareFrom = 6

const noAnswer = -1 << 31

type searcher struct {
	*Solver
	// first marks the searcher that checks whether to stop.
	first bool
	// nodes is how many it has visited; told is how many of them the team knows.
	nodes, told uint64
	shared      int
	// quit is set when it must stop; bounds returned then are meaningless.
	quit bool
	// touched uses what touch has read.
	touched uint64
	// path are the shared nodes from the root to the current one; decided is the index of the first that
	// another searcher has decided.
	path    []waypoint
	decided int
}

// A waypoint is a node on the path from the root, and its test.
type waypoint struct {
	key  uint64
	want int16
	left int16
}

// Threads sets the number of threads, at least one. With more, the nodes visited vary.
func (s *Solver) Threads(n int) {
	n = max(1, n)
	s.endings.threads, s.optimistic.threads = n, n
	s.team.searchers = nil
	for i := range n {
		s.team.searchers = append(s.team.searchers, &searcher{Solver: s, first: i == 0})
	}
	if s.playout != nil {
		s.playout.Threads(n)
	}
}

func (t *team) begin() {
	t.nodes.Store(0)
	for _, s := range t.searchers {
		s.nodes, s.told = 0, 0
	}
}

// search tests a node with all threads and reports whether it has finished.
func (s *Solver) search(c child, want int16) (v int16, ok bool) {
	for memory.Populate(s.table.slots, &s.table.populated) {
		if s.stopped() {
			return 0, false
		}
	}
	t := &s.team
	t.halt.Store(false)
	t.answer.Store(noAnswer)
	var others sync.WaitGroup
	for _, m := range t.searchers[1:] {
		others.Go(func() { m.run(c, want) })
	}
	t.searchers[0].run(c, want)
	others.Wait()
	if a := t.answer.Load(); a != noAnswer {
		return int16(a), true
	}
	return 0, false
}

// run tests a node. The searcher that finishes first stops the others.
func (s *searcher) run(c child, want int16) {
	s.quit, s.path = false, s.path[:0]
	s.shared = math.MaxInt
	if len(s.team.searchers) > 1 {
		s.shared = s.endings.ready + lateEndings + shareFrom
	}
	if v := s.test(&c, want); !s.quit {
		s.team.answer.Store(int32(v))
		s.team.halt.Store(true)
	}
	s.tell()
}

func (s *searcher) tell() {
	s.team.nodes.Add(s.nodes - s.told)
	s.told = s.nodes
}

// check checks whether to stop, completely or up to a node on the path that was decided.
func (s *searcher) check() {
	s.tell()
	if s.expired() {
		s.team.halt.Store(true)
	}
	if s.team.halt.Load() {
		s.quit, s.decided = true, none
		return
	}
	for i, p := range s.path {
		if t := s.table.get(p.key); t != 0 {
			if k := t.unpack(p.left); k.low >= p.want || k.high < p.want {
				s.quit, s.decided = true, i
				return
			}
		}
	}
}

// expired reports whether the search must end, or pause for the endings.
func (s *searcher) expired() bool {
	n := s.team.nodes.Load()
	return n >= s.growAt || s.limits.Nodes > 0 && n+s.elsewhere >= s.limits.Nodes || s.first && s.stopped()
}

// testTogether is testChildren for a node that other threads may be testing too.
func (s *searcher) testTogether(p *child, want int16, l *children) {
	at, before := len(s.path), l.n
	s.path = append(s.path, waypoint{p.key, want, p.left})
	for i := 0; i < l.n && l.best < want; i++ {
		c := l.at(i)
		if i > 0 {
			if s.look(c); !l.weigh(c, want) {
				continue
			}
			if i < before && s.team.busyWith(c.key) {
				l.putOff(i)
				continue
			}
			s.team.enter(c.key)
		}
		v := s.testChild(c, want)
		if i > 0 {
			s.team.leave(c.key)
		}
		switch {
		case !s.quit:
			l.learn(c, v, want)
		case s.decided == at:
			s.quit = false
			i-- // not tested after all, if the table has lost the entry that decides the node
		default:
			s.path = s.path[:at]
			return
		}
		if s.look(p); l.decide(p, want) {
			break
		}
	}
	s.path = s.path[:at]
}

// decide reports whether what is known of a node itself decides a test.
func (l *children) decide(p *child, want int16) bool {
	switch {
	case p.low >= want:
		l.best, l.first = p.low, p.first
	case p.high < want:
		l.best = p.high
	default:
		return false
	}
	return true
}

// putOff postpones a child until after all others.
func (l *children) putOff(i int) {
	l.open[l.n&15] = l.open[i&15]
	l.n++
}

func (t *team) place(key uint64) *atomic.Uint64 { return &t.busy[key>>54] }

func (t *team) busyWith(key uint64) bool { return t.place(key).Load() == key }

func (t *team) enter(key uint64) { t.place(key).Store(key) }

func (t *team) leave(key uint64) { t.place(key).CompareAndSwap(key, 0) }
