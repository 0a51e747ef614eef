package ai

import (
	"cmp"
	"slices"
	"sync"
	"sync/atomic"

	"tidepool/rules"
)

// A Line is a turn and what follows with best play.
type Line[M any] struct {
	Score Score
	// Moves begins with the turn.
	Moves []M
}

// A Report is what a search has found so far.
type Report[M any] struct {
	// Depth is the last one finished, in plies.
	Depth int
	Nodes uint64
	// Best is the best line. Its Moves are empty if the game is over.
	Best Line[M]
	// Lines are all turns, best first, if the search was asked for them.
	Lines []Line[M]
}

// A Mind searches one game's positions. The zero value is not usable: see
// NewMind.
type Mind[P rules.Rules[P, M], M comparable] struct {
	know    Knowledge[P, M]
	table   *Table
	endless bool
	threads int
}

// NewMind returns a mind with a table of so many bytes. endless tells that
// positions of the game can repeat.
func NewMind[P rules.Rules[P, M], M comparable](know Knowledge[P, M], endless bool, tableBytes int) *Mind[P, M] {
	return &Mind[P, M]{know: know, table: NewTable(tableBytes), endless: endless, threads: 1}
}

// SetThreads sets how many goroutines search, 1 at the least. With more than
// one, results may differ from run to run.
func (m *Mind[P, M]) SetThreads(n int) { m.threads = max(1, n) }

// Forget clears what was learnt from earlier positions.
func (m *Mind[P, M]) Forget() { m.table.Clear() }

// Think searches a position until a limit is reached or stop is set, and
// tells report of each depth finished. past are the game's earlier positions,
// oldest first. With all, every turn gets its own score and line, which takes
// several times as long.
func (m *Mind[P, M]) Think(p P, past []P, limit Limits, all bool, stop *atomic.Bool, report func(Report[M])) Report[M] {
	m.table.age()
	helpersStop := new(atomic.Bool)
	var helpers sync.WaitGroup
	for i := 1; i < m.threads; i++ {
		helpers.Go(func() {
			w := m.worker(past, Limits{}, helpersStop)
			w.deepen(p, 1+i%2, false, func(Report[M]) {})
		})
	}
	w := m.worker(past, limit, stop)
	r := w.deepen(p, 1, all, report)
	helpersStop.Store(true)
	helpers.Wait()
	return r
}

func (m *Mind[P, M]) worker(past []P, limit Limits, stop *atomic.Bool) *worker[P, M] {
	w := &worker[P, M]{know: m.know, table: m.table, limit: limit, stop: stop, endless: m.endless}
	if m.endless {
		for _, q := range past {
			w.seen = append(w.seen, m.know.Hash(q))
		}
	}
	return w
}

// deepen searches one ply deeper at a time.
func (w *worker[P, M]) deepen(p P, from int, all bool, report func(Report[M])) Report[M] {
	lines := w.roots(p)
	var last Report[M]
	if len(lines) == 0 {
		return last
	}
	last.Best = lines[0] // should time be up before depth 1
	most := maxDepth
	if w.limit.Depth > 0 {
		most = min(most, w.limit.Depth)
	}
	for depth := from; depth <= most; depth++ {
		ok := w.iterate(p, lines, depth, all)
		if !ok {
			// The first line of an unfinished depth is at least as well
			// founded as the last one's, if it was finished.
			if len(lines[0].Moves) > 0 && lines[0].Score > -infinite {
				last.Best = lines[0]
			}
			break
		}
		last = Report[M]{Depth: depth, Nodes: w.nodes, Best: clone(lines[0])}
		if all {
			for _, l := range lines {
				last.Lines = append(last.Lines, clone(l))
			}
		}
		report(last)
		if settled(lines, depth, all) {
			break
		}
	}
	last.Nodes = w.nodes
	return last
}

func clone[M any](l Line[M]) Line[M] { return Line[M]{l.Score, slices.Clone(l.Moves)} }

// settled reports that searching deeper cannot change anything: the distances
// of proven results are no longer than what has been searched.
func settled[M any](lines []Line[M], depth int, all bool) bool {
	for i, l := range lines {
		if i > 0 && !all {
			break
		}
		if _, plies, ok := l.Score.Proven(); !ok || plies > depth {
			return false
		}
	}
	return true
}

// roots lists the turns of the root in their first order.
func (w *worker[P, M]) roots(p P) []Line[M] {
	moves := p.AppendMoves(nil)
	rates := make([]int32, len(moves))
	w.know.Rate(p, moves, rates)
	order := make([]int, len(moves))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(rates[b], rates[a]) })
	lines := make([]Line[M], len(moves))
	for i, k := range order {
		lines[i] = Line[M]{Score: -infinite, Moves: []M{moves[k]}}
	}
	return lines
}

// iterate searches all turns of the root to a depth and sorts them. It
// reports false if it was stopped.
func (w *worker[P, M]) iterate(p P, lines []Line[M], depth int, all bool) bool {
	hash := w.know.Hash(p)
	w.nodes++
	w.seen = append(w.seen, hash)
	defer func() { w.seen = w.seen[:len(w.seen)-1] }()
	alpha := -infinite
	for i := range lines {
		m := lines[i].Moves[0]
		next := p.Apply(m)
		same := next.Turn() == p.Turn()
		s := -infinite
		if i > 0 && !all {
			s = w.child(next, same, depth-1, 1, alpha, alpha+1)
			if s <= alpha && !w.done {
				lines[i].Score = s
				continue
			}
		}
		if !w.done {
			s = w.child(next, same, depth-1, 1, pick(all, -infinite, alpha), infinite)
		}
		if w.done {
			return false
		}
		lines[i] = Line[M]{s, append([]M{m}, w.pv[1]...)}
		if s > alpha {
			alpha = s
			if !all { // the best line first, so that an unfinished depth can use it
				best := lines[i]
				copy(lines[1:i+1], lines[:i])
				lines[0] = best
			}
		}
	}
	if all {
		slices.SortStableFunc(lines, func(a, b Line[M]) int { return cmp.Compare(b.Score, a.Score) })
	}
	w.table.put(hash, entry{w.know.Pack(lines[0].Moves[0]), lines[0].Score, int8(depth), exact})
	return true
}

func pick[T any](cond bool, a, b T) T {
	if cond {
		return a
	}
	return b
}
