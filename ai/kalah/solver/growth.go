package solver

const (
	never = 1 << 62
	// firstEndings is the size of the endings that are always there, in bytes: a few milliseconds
	// of the fifty that a turn may have.
	firstEndings = 400_000
	// pace is how many cells the tables may grow by for each node searched, which takes about as
	// long as 30 cells. While they are small it is half of that, as most searches end soon.
	pace     = 48
	fewCells = 4_000_000
)

// A growth has the tables of positions with few seeds left, which grow with the search.
type growth struct {
	endings    *endings
	optimistic *optimisticTable
	// growAt is the number of nodes after which one of them is to grow.
	growAt uint64
}

func (g *growth) first() int { return min(g.endings.most, g.endings.largest(firstEndings)) }

// open gets the smallest endings ready, and all that were kept; false if stop said so before.
func (g *growth) open(stop func() bool) bool {
	filled := g.endings.fill(g.first(), stop)
	if filled {
		g.endings.recall()
	}
	g.growAt = min(g.endingsDue(), g.optimisticDue())
	return filled
}

// grow lets the table grow that takes less, after so many nodes; false if stop said so before.
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

// nextOptimistic is how many seeds left the optimistic bounds are to have next, more than the endings.
func (g *growth) nextOptimistic() int { return max(g.optimistic.ready, g.endings.ready) + 1 }

func (g *growth) optimisticDue() uint64 { return g.optimistic.due(g.nextOptimistic()) }
