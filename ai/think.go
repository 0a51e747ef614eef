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
	// Nodes counts those of all threads.
	Nodes uint64
	// Best is the best line. Its Moves are empty if the game is over.
	Best Line[M]
	// Proven tells that no deeper search can change the best score. The
	// distance of a win is one that can be forced; a shorter way may exist.
	Proven bool
	// Lines are all turns, best first, if the search was asked for them.
	Lines []Line[M]
}

// A Mind searches one game's positions. The zero value is not usable: see
// NewMind. It thinks about one position at a time.
type Mind[P rules.Rules[P, M], M comparable] struct {
	know    Knowledge[P, M]
	table   *Table
	endless bool
	// eye is what people find hard to see.
	eye eye[P, M]
	// weak is the table of searches with a weak sight, which must not meet
	// what others have left.
	weak    *Table
	workers []*worker[P, M]
}

// weakTable is the size of the table for weak sights in bytes.
const weakTable = 1 << 20

// NewMind returns a mind with a table of so many bytes. endless tells that
// positions of the game can repeat.
func NewMind[P rules.Rules[P, M], M comparable](know Knowledge[P, M], endless bool, tableBytes int) *Mind[P, M] {
	m := &Mind[P, M]{know: know, table: NewTable(tableBytes), endless: endless, eye: plain[P, M]}
	m.SetThreads(1)
	return m
}

// SetThreads sets how many goroutines search, 1 at the least. With more than
// one, results may differ from run to run.
func (m *Mind[P, M]) SetThreads(n int) {
	if n = max(1, n); n == len(m.workers) {
		return
	}
	m.workers = make([]*worker[P, M], n)
	for i := range m.workers {
		m.workers[i] = &worker[P, M]{know: m.know, endless: m.endless}
		m.workers[i].force, _ = m.know.(Forcer[P, M])
	}
}

// Forget clears what was learnt from earlier positions.
func (m *Mind[P, M]) Forget() { m.table.Clear() }

// A Task is a position to search.
type Task[P any] struct {
	Position P
	// Past are the game's earlier positions, oldest first and none left out.
	Past   []P
	Limits Limits
	Sight  Sight
	// Seed decides which of equal turns is played, and the errors of a weak
	// sight. Without one the game's own order does.
	Seed uint64
	// All asks for the score and line of every turn, which takes several
	// times as long.
	All bool
}

// Think searches a position until a limit is reached or stop is set, and
// tells report of each depth finished.
func (m *Mind[P, M]) Think(t Task[P], stop *atomic.Bool, report func(Report[M])) Report[M] {
	var (
		helpers     sync.WaitGroup
		helpersStop atomic.Bool
		others      atomic.Uint64
	)
	table := m.table
	if t.Sight.partial() {
		if m.weak == nil {
			m.weak = NewTable(weakTable)
		}
		table = m.weak
		table.Clear()
	}
	table.age()
	for i, w := range m.workers {
		w.prepare(m, t, table, &others)
		if i == 0 {
			continue
		}
		w.limit, w.stop, w.helps = Limits{}, &helpersStop, true
		helpers.Go(func() { w.deepen(t.Position, 1+i%2, false, func(Report[M]) {}) })
	}
	w := m.workers[0]
	w.limit, w.stop = t.limits(), stop
	r := w.deepen(t.Position, 1, t.All, report)
	helpersStop.Store(true)
	helpers.Wait()
	return r
}

// limits are those of the task and of the sight together.
func (t *Task[P]) limits() Limits {
	l := t.Limits
	if d := t.Sight.Depth; d > 0 && (l.Depth == 0 || d < l.Depth) {
		l.Depth = d
	}
	if n := t.Sight.Nodes; n > 0 && (l.Nodes == 0 || n < l.Nodes) {
		l.Nodes = n
	}
	return l
}

// prepare makes a worker ready for another search, with nothing left over
// from the last but room.
func (w *worker[P, M]) prepare(m *Mind[P, M], t Task[P], table *Table, others *atomic.Uint64) {
	w.table, w.others = table, others
	w.nodes, w.told, w.guesses, w.done = 0, 0, 0, false
	w.sight, w.eye, w.me, w.seed = t.Sight, m.eye, t.Position.Turn(), t.Seed
	w.own, w.brink = nil, nil
	if !t.Sight.Naive && !t.Sight.overlooks() {
		w.own, _ = m.know.(generator[P, M])
	}
	if !t.Sight.partial() {
		w.brink, _ = m.know.(fringe[P, M])
	}
	w.moves, w.rates = w.moves[:0], w.rates[:0]
	w.killers = [maxPly][2]M{}
	w.history = [2][4096]int32{}
	w.seen = w.seen[:0]
	if m.endless {
		for _, q := range t.Past {
			w.seen = append(w.seen, m.know.Hash(q))
		}
	}
	w.old = len(w.seen)
}

// deepen searches one ply deeper at a time.
func (w *worker[P, M]) deepen(p P, from int, all bool, report func(Report[M])) Report[M] {
	lines := w.roots(p)
	if len(lines) == 0 {
		return Report[M]{Best: Line[M]{Score: w.know.Final(p)}, Proven: true}
	}
	// Should time be up before the first turn is searched, this must do.
	last := Report[M]{Best: Line[M]{w.evaluate(p), lines[0].Moves}}
	most := maxDepth
	if w.limit.Depth > 0 {
		most = min(most, w.limit.Depth)
	}
	for depth := from; depth <= most; depth++ {
		guesses := w.guesses
		tried := w.iterate(p, lines, depth, all)
		if w.done {
			// The first line of an unfinished depth is at least as well
			// founded as the last one's.
			if tried > 0 && !all {
				last.Best, last.Proven = clone(lines[0]), false
			}
			break
		}
		last = Report[M]{
			Depth:  depth,
			Nodes:  w.nodes + w.others.Load(),
			Best:   clone(lines[0]),
			Proven: w.guesses == guesses || settled(lines[:1], depth),
		}
		if all {
			for _, l := range lines {
				last.Lines = append(last.Lines, clone(l))
			}
		}
		report(last)
		if w.guesses == guesses || last.Proven && (!all || settled(lines, depth)) {
			break
		}
	}
	last.Nodes = w.nodes + w.others.Load()
	return last
}

func clone[M any](l Line[M]) Line[M] { return Line[M]{l.Score, slices.Clone(l.Moves)} }

// settled reports that all lines are won or lost for certain, in no more
// plies than have been searched.
func settled[M any](lines []Line[M], depth int) bool {
	for _, l := range lines {
		if _, plies, ok := l.Score.Proven(); !ok || plies > depth {
			return false
		}
	}
	return true
}

// roots lists the turns of the root in their first order.
func (w *worker[P, M]) roots(p P) []Line[M] {
	w.moves = p.AppendMoves(w.moves[:0])
	end := len(w.moves)
	if end == 0 {
		return nil
	}
	w.rates = slices.Grow(w.rates[:0], end)[:end]
	w.know.Rate(p, w.moves, w.rates)
	for i, m := range w.moves { // a win at once is seen by everybody, and first
		if o := p.Apply(m).Outcome(); o.Result == rules.Decisive && o.Winner == p.Turn() {
			w.rates[i] = rateTable
		}
	}
	if w.sight.overlooks() {
		end = w.overlook(p, w.know.Hash(p), 0, end)
	}
	w.shuffle(end)
	order := make([]int, end)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(w.rates[b], w.rates[a]) })
	lines := make([]Line[M], end)
	for i, k := range order {
		lines[i] = Line[M]{Score: -infinite, Moves: []M{w.moves[k]}}
	}
	w.moves, w.rates = w.moves[:0], w.rates[:0]
	return lines
}

// iterate searches all turns of the root to a depth and sorts them. It returns
// how many were done when it was stopped or finished.
func (w *worker[P, M]) iterate(p P, lines []Line[M], depth int, all bool) int {
	hash := w.know.Hash(p)
	w.nodes++
	if w.expired() {
		return 0
	}
	w.seen = append(w.seen, hash)
	defer func() { w.seen = w.seen[:len(w.seen)-1] }()
	alpha := -infinite
	for i := range lines {
		m := lines[i].Moves[0]
		next := p.Apply(m)
		same := next.Turn() == p.Turn()
		if i > 0 && !all {
			s := w.child(next, same, depth-1, 1, alpha, alpha+1)
			if w.done {
				return i
			}
			if s <= alpha {
				lines[i].Score = s
				continue
			}
		}
		low := alpha
		if all {
			low = -infinite
		}
		s := w.child(next, same, depth-1, 1, low, infinite)
		if w.done {
			return i
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
	if !w.sight.partial() {
		w.table.put(hash, entry{w.know.Pack(lines[0].Moves[0]), lines[0].Score, int8(depth), exact})
	}
	return len(lines)
}
