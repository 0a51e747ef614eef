package solver

const (
	never = 1 << 62
	// firstEndings is the size of the endings always present, in bytes: filling them takes a few of the fifty
	// milliseconds that a turn may have.
	firstEndings = 400_000
	// pace is how many cells the tables may grow by for each node searched, which takes about as long as 30
	// cells. While they are small it is half of that, as most searches end soon.
	pace     = 48
	fewCells = 4_000_000
)

// A growth has the tables of positions with few seeds left, which grow with the search.
type growth struct {
	endings    *endings
	optimistic *optimisticTable
	// growAt is the number of nodes at which the next table is to grow.
	growAt uint64
}

func (g *growth) first() int { return min(g.endings.most, g.endings.largest(firstEndings)) }

// open prepares the smallest endings and all cached ones; it returns false if stopped.
func (g *growth) open(stop func() bool) bool {
	filled := g.endings.fill(g.first(), stop)
	if filled {
		g.endings.recall()
	}
	g.growAt = min(g.endingsDue(), g.optimisticDue())
	return filled
}

// grow extends the cheaper table after so many nodes; it returns false if stopped.
func (g *growth) grow(nodes uint64, stop func() bool) (filled bool) {
	if g.endingsDue() <= g.optimisticDue() {
		filled = g.endings.fill(g.endings.ready+1, stop)
	} else {
		filled = g.optimistic.fill(g.nextOptimistic(), stop)
	}
	g.growAt = nodes + min(g.endingsDue(), g.optimisticDue())
	return filled
}

// Fill fills the tables of endings as far as there is room, which pays before many searches.
func (s *Solver) Fill() {
	for min(s.endingsDue(), s.optimisticDue()) < never {
		s.grow(0, func() bool { return false })
	}
}

// Prefill fills the endings that are needed first, up to so many bytes, or until stop returns true.
func (s *Solver) Prefill(bytes int, stop func() bool) {
	if s.playout != nil {
		s = s.playout
	}
	s.endings.fill(min(s.endings.most, s.endings.largest(bytes)), stop)
}

// endingsDue returns after how many nodes growing the endings pays.
func (g *growth) endingsDue() uint64 { return g.endings.due(g.endings.ready + 1) }

// nextOptimistic returns the number of seeds left of the next optimistic bounds, which is more than that of
// the endings.
func (g *growth) nextOptimistic() int { return max(g.optimistic.ready, g.endings.ready) + 1 }

func (g *growth) optimisticDue() uint64 { return g.optimistic.due(g.nextOptimistic()) }
