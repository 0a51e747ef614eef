package solver

const (
	// never is more nodes than any search takes.
	never = 1 << 62
	// firstEndings is the size of the endings that are always there, in bytes.
	// They take less than a tenth of a second.
	firstEndings = 3_000_000
	// pace is how many cells the endings or the optimistic bounds may grow by
	// for each node searched; a node takes about as long as 30 cells. While
	// they have few cells it is half of that, as most searches end soon.
	pace     = 48
	fewCells = 4_000_000
)

// first is how many seeds left the smallest endings have.
func (s *Solver) first() int { return min(s.endings.most, s.endings.largest(firstEndings)) }

// open gets the smallest endings ready, and all that were kept.
func (s *Solver) open() {
	if s.done = !s.endings.fill(s.first(), s.stopped); !s.done {
		s.endings.recall()
	}
	s.growAt = min(s.endingsDue(), s.optimisticDue())
}

// grow has the endings or the optimistic bounds grow, whichever take less.
func (s *Solver) grow() {
	e, r := s.endingsDue(), s.optimisticDue()
	if e <= r {
		s.done = !s.endings.fill(s.endings.ready+1, s.stopped)
	} else {
		s.done = !s.optimistic.fill(s.nextOptimistic(), s.stopped)
	}
	s.growAt = s.Nodes() + min(s.endingsDue(), s.optimisticDue())
}

// endingsDue returns after how many nodes it pays for the endings to grow.
func (s *Solver) endingsDue() uint64 { return s.endings.due(s.endings.ready + 1) }

// nextOptimistic is how many seeds left the optimistic bounds are to have next:
// more than the endings.
func (s *Solver) nextOptimistic() int { return max(s.optimistic.ready, s.endings.ready) + 1 }

// optimisticDue is endingsDue for the optimistic bounds.
func (s *Solver) optimisticDue() uint64 { return s.optimistic.due(s.nextOptimistic()) }
