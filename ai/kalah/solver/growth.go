package solver

const (
	// never is more nodes than any search takes.
	never = 1 << 62
	// firstEndings is the size of the endings that are always there, in bytes.
	// They take a few milliseconds: a turn may have no more than fifty.
	firstEndings = 400_000
	// pace is how many cells the endings or the optimistic bounds may grow by
	// for each node searched; a node takes about as long as 30 cells. While
	// they have few cells it is half of that, as most searches end soon.
	pace     = 48
	fewCells = 4_000_000
)

// A growth has the tables of positions with few seeds left, which begin small
// and grow with the search.
type growth struct {
	endings    *endings
	optimistic *optimisticTable
	// growAt is the number of nodes after which one of them is to grow.
	growAt uint64
}

// first is how many seeds left the smallest endings have.
func (g *growth) first() int { return min(g.endings.most, g.endings.largest(firstEndings)) }

// open gets the smallest endings ready, and all that were kept. It reports
// false if stop has said so before.
func (g *growth) open(stop func() bool) bool {
	filled := g.endings.fill(g.first(), stop)
	if filled {
		g.endings.recall()
	}
	g.growAt = min(g.endingsDue(), g.optimisticDue())
	return filled
}

// grow has the endings or the optimistic bounds grow, whichever take less,
// when a search has visited so many nodes. It reports false if stop has said so
// before.
func (g *growth) grow(nodes uint64, stop func() bool) (filled bool) {
	if g.endingsDue() <= g.optimisticDue() {
		filled = g.endings.fill(g.endings.ready+1, stop)
	} else {
		filled = g.optimistic.fill(g.nextOptimistic(), stop)
	}
	g.growAt = nodes + min(g.endingsDue(), g.optimisticDue())
	return filled
}

// endingsDue returns after how many nodes it pays for the endings to grow.
func (g *growth) endingsDue() uint64 { return g.endings.due(g.endings.ready + 1) }

// nextOptimistic is how many seeds left the optimistic bounds are to have next:
// more than the endings.
func (g *growth) nextOptimistic() int { return max(g.optimistic.ready, g.endings.ready) + 1 }

// optimisticDue is endingsDue for the optimistic bounds.
func (g *growth) optimisticDue() uint64 { return g.optimistic.due(g.nextOptimistic()) }
