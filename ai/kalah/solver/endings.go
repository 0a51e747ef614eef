package solver

import (
	"tidepool/ai"
	"tidepool/rules/kalah"
)

// Endings hold the gain of every position with few seeds left, one byte each. With end=majority there is a
// slice for every number of seeds that the mover's store may lack.
type endings struct {
	tiers[int8]
	cache ai.Cache
	// missing is the number of seeds of the table last requested from the cache in vain, so that it is not
	// requested at each search.
	missing int
}

func newEndings(r *rows, bytes int) *endings {
	return &endings{tiers: newTiers[int8](r, bytes, r.game.Ending == kalah.Majority)}
}

// fill fills the table up to so many seeds, or until stop returns true.
func (e *endings) fill(seeds int, stop func() bool) bool {
	for e.filled < seeds {
		if n := e.filled + 1; e.cells[n] == nil && e.load(n) {
			continue
		}
		if !e.fillNext(stop, newGains) {
			return false
		}
		e.save(e.filled)
	}
	e.ready = max(e.ready, seeds)
	return true
}

type gains struct {
	// best are the best gains so far of the boards being filled.
	best []int
	room [batchSize]int
}

func newGains() filler[int8] { return new(gains) }

// ended implements [filler]: the remaining seeds are their owner's.
func (g *gains) ended(own, enemy int) int8 { return int8(own - enemy) }

func (g *gains) begin(boards, _ int) {
	g.best = g.room[:boards]
	for i := range g.best {
		g.best[i] = int(worst)
	}
}

func (g *gains) weigh(l *lead[int8], rows []uint32) {
	best, lead := g.best[:len(rows)], *l // a copy stays in registers
	for i, r := range rows {
		best[i] = max(best[i], gainAfter(&lead, r))
	}
}

func (g *gains) weighCaptures(leads []lead[int8], taken []uint8, rows []uint32) {
	best, rows := g.best[:len(taken)], rows[:len(taken)]
	for i, n := range taken {
		best[i] = max(best[i], gainAfter(&leads[n&maxEnding], rows[i]))
	}
}

func gainAfter(l *lead[int8], row uint32) int {
	return l.gain + l.sign*int(l.cells[int(row)*l.each])
}

func (g *gains) answer(cells []int8, _ int, leads *leads[int8], sowings []sowing, first []uint32) {
	for i := range cells {
		best := int(worst)
		for k := first[i]; k < first[i+1]; k++ {
			w := &sowings[k]
			l := &leads[w.house&7][w.kind&lastKind]
			best = max(best, gainAfter(l, w.to[l.to&1]))
		}
		cells[i] = int8(best)
	}
}

func (g *gains) settle(cells []int8) {
	for i, v := range g.best {
		cells[i] = int8(v)
	}
}
