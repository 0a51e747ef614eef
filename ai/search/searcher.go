package search

import (
	"slices"
	"sync"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/internal/short"
	"tidepool/rules"
)

// A Line is a turn and the best play that follows.
type Line[M any] struct {
	Score ai.Score
	Moves []M
}

// A Report is the result of a search so far.
type Report[M any] struct {
	// Depth is the last finished depth, in plies.
	Depth int
	// Nodes counts the nodes of all threads.
	Nodes uint64
	// Best has no Moves if the game is over.
	Best Line[M]
	// Proven means that no deeper search can change the best score. A winning or losing score is certain even
	// without it: the result can be forced within its distance, though a shorter way may exist.
	Proven bool
	// Lines are all turns, best first, if the search was asked for them.
	Lines []Line[M]
}

// A Searcher searches the positions of one game, one at a time. [New] makes one.
type Searcher[P rules.Rules[P, M], M comparable] struct {
	eval       Evaluator[P, M]
	difficulty Difficulty[P, M]
	table      *table
	endless    bool
	// weak is a separate table for limited skill, which must not use results of full searches.
	weak    *table
	workers []*worker[P, M]
	// full is the pruning of full searches, partial that of searches with limited skill.
	full, partial *pruning
}

const weakTable = 1 << 20

// New returns a searcher with a table of tableBytes bytes. difficulty tells which turns people find hard to
// see and may be nil; endless means that positions can repeat.
func New[P rules.Rules[P, M], M comparable](eval Evaluator[P, M], difficulty Difficulty[P, M], endless bool, tableBytes int) *Searcher[P, M] {
	if difficulty == nil {
		difficulty = plain[P, M]
	}
	s := &Searcher[P, M]{eval: eval, difficulty: difficulty, table: newTable(tableBytes), endless: endless}
	var full Selectivity
	if selective, ok := eval.(Selective); ok {
		full = selective.Selectivity()
	}
	s.full, s.partial = newPruning(full, lessByLog), newPruning(Selectivity{}, lessUsual)
	s.SetThreads(1)
	return s
}

// SetThreads sets the number of goroutines that search, at least 1. With more than 1, results may differ from
// run to run.
func (s *Searcher[P, M]) SetThreads(n int) {
	if n = max(1, n); n == len(s.workers) {
		return
	}
	s.workers = make([]*worker[P, M], n)
	for i := range s.workers {
		w := &worker[P, M]{endless: s.endless}
		w.use(s.eval)
		s.workers[i] = w
	}
}

// Forget clears the transposition table.
func (s *Searcher[P, M]) Forget() { s.table.clear() }

// Think searches until a limit is reached or stop is set. It calls report after each finished depth.
func (s *Searcher[P, M]) Think(t ai.Task[P], stop *atomic.Bool, report func(Report[M])) Report[M] {
	var (
		helpers     sync.WaitGroup
		helpersStop atomic.Bool
		others      atomic.Uint64
	)
	table := s.tableFor(t.Skill)
	table.begin(len(s.workers) > 1)
	for i, w := range s.workers {
		w.prepare(s, t, table, &others)
		if i == 0 {
			continue
		}
		w.limit, w.stop, w.helps = ai.Limits{}, &helpersStop, true
		helpers.Go(func() { w.deepen(t.Position, 1+i%2, false, func(Report[M]) {}) })
	}
	w := s.workers[0]
	w.limit, w.stop = limitsOf(t), stop
	r := w.deepen(t.Position, 1, t.All, report)
	helpersStop.Store(true)
	helpers.Wait()
	return r
}

// drawsOf returns a hash of what scores depend on besides the position, 0 if there is nothing: what draws are worth
// to a side, and the positions that have come up twice in the game so far, whose hashes are seen. A line to such a
// position is a draw, but only in that game: the shortest win never passes through a position twice.
func drawsOf(contempt ai.Score, side rules.Side, seen []uint64) (draws uint64) {
	if contempt != 0 {
		draws = rules.Mix(uint64(contempt)<<1 | uint64(side))
	}
	times := make(map[uint64]int)
	for _, hash := range seen {
		if times[hash]++; times[hash] == 2 {
			draws ^= rules.Mix(hash)
		}
	}
	return draws
}

func (s *Searcher[P, M]) tableFor(skill ai.SkillLimits) *table {
	if !skill.Partial() {
		return s.table
	}
	if s.weak == nil {
		s.weak = newTable(weakTable)
	}
	s.weak.clear()
	return s.weak
}

func limitsOf[P any](t ai.Task[P]) ai.Limits {
	l := t.Limits
	if d := t.Skill.Depth; d > 0 && (l.Depth == 0 || d < l.Depth) {
		l.Depth = d
	}
	if n := t.Skill.Nodes; n > 0 && (l.Nodes == 0 || n < l.Nodes) {
		l.Nodes = n
	}
	return l
}

// prepare resets a worker for the next search; it keeps only allocated memory.
func (w *worker[P, M]) prepare(s *Searcher[P, M], t ai.Task[P], table *table, others *atomic.Uint64) {
	w.table, w.others = table, others
	w.nodes, w.counted, w.inexact, w.done = 0, 0, 0, false
	w.skill, w.difficulty, w.me, w.seed = t.Skill, s.difficulty, t.Position.Turn(), t.Seed
	w.part, w.skip = t.Part, t.Skip
	w.generator, w.frontier, w.pruning = nil, nil, s.partial
	w.settler, w.passer, w.passed, w.threats = nil, nil, false, nil
	if !t.Skill.Naive && !t.Skill.Overlooks() {
		w.generator, _ = s.eval.(Generator[P, M])
	}
	if !t.Skill.Partial() {
		w.pruning = s.full
		w.settler, _ = s.eval.(Settler[P])
		w.passer, _ = s.eval.(Passer[P])
		w.threats, _ = s.eval.(Threatener[P])
		w.frontier, _ = s.eval.(Frontier[P, M])
	}
	w.reset()
	w.seen, w.draws = w.seen[:0], 0
	if s.endless {
		for _, q := range t.Past {
			w.seen = append(w.seen, s.eval.Hash(q))
		}
		if !t.Skill.Partial() { // whose table is empty
			w.draws = drawsOf(w.skill.Contempt, w.me, append(w.seen, s.eval.Hash(t.Position)))
		}
		for i := range w.seen {
			w.seen[i] ^= w.draws
		}
	}
	w.old = len(w.seen)
}

func (w *worker[P, M]) deepen(p P, from int, all bool, report func(Report[M])) Report[M] {
	lines := w.roots(p)
	if len(lines) == 0 && !w.part.Whole() {
		return Report[M]{Proven: true} // the turns belong to other parts
	}
	if len(lines) == 0 {
		return Report[M]{Best: Line[M]{Score: w.eval.Final(p)}, Proven: true}
	}
	// The result if time runs out before the first turn is searched.
	last := Report[M]{Best: Line[M]{w.evaluate(p), lines[0].Moves}}
	most := maxDepth
	if w.limit.Depth > 0 {
		most = min(most, w.limit.Depth)
	}
	for depth := from; depth <= most; depth++ {
		inexact := w.inexact
		w.rootDepth = depth
		tried := w.iterate(p, lines, depth, all)
		if w.done {
			if tried > 0 && !all {
				last.Best, last.Proven = unfinished(last.Best, lines, tried), false
			}
			break
		}
		last = Report[M]{
			Depth:  depth,
			Nodes:  w.nodes + w.others.Load(),
			Best:   clone(lines[0]),
			Proven: w.inexact == inexact || decided(lines[:1], depth-w.passDelay()),
		}
		if all {
			for _, l := range lines {
				last.Lines = append(last.Lines, clone(l))
			}
		}
		report(last)
		if w.inexact == inexact || last.Proven && (!all || decided(lines, depth-w.passDelay())) {
			break
		}
	}
	last.Nodes = w.nodes + w.others.Load()
	return last
}

// unfinished returns the best line of a depth at which only tried lines were searched. The first line is at
// least as reliable as that of the last depth, unless it is lost: the untried lines may then be better.
func unfinished[M any](last Line[M], lines []Line[M], tried int) Line[M] {
	if !lost(lines[0].Score) {
		return clone(lines[0])
	}
	if lost(last.Score) { // all turns were lost, and for all it is known how soon
		return last
	}
	best := lines[0]
	for _, l := range lines[tried:] {
		if l.Score == -ai.Infinite { // never searched
			l.Score = last.Score
		}
		if l.Score > best.Score {
			best = l
		}
	}
	return clone(best)
}

func lost(s ai.Score) bool {
	win, _, ok := s.Proven()
	return ok && !win
}

func clone[M any](l Line[M]) Line[M] { return Line[M]{l.Score, slices.Clone(l.Moves)} }

// passDelay returns by how many plies null moves may delay the discovery of a win or loss.
func (w *worker[P, M]) passDelay() int {
	if w.passer == nil {
		return 0
	}
	return passLess
}

// decided reports whether all lines are certain wins or losses within depth plies.
func decided[M any](lines []Line[M], depth int) bool {
	for _, l := range lines {
		if _, plies, ok := l.Score.Proven(); !ok || plies > depth {
			return false
		}
	}
	return true
}

func (w *worker[P, M]) roots(p P) []Line[M] {
	w.moves = p.AppendMoves(w.moves[:0])
	end := 0
	for i, m := range w.moves {
		if w.part.Has(i) && w.skip>>i&1 == 0 {
			w.moves[end] = m
			end++
		}
	}
	w.moves = w.moves[:end]
	if end == 0 {
		return nil
	}
	w.rates = slices.Grow(w.rates[:0], end)[:end]
	w.eval.Rate(p, w.moves, w.rates)
	for i, m := range w.moves { // players of any skill see a win at once, and it comes first
		if o := p.Apply(m).Outcome(); o.Result == rules.Decisive && o.Winner == p.Turn() {
			w.rates[i] = rateTable
		}
	}
	if w.skill.Overlooks() {
		end = w.overlook(p, w.hash(p), 0, end)
	}
	w.shuffle(end)
	order := make([]int, end)
	for i := range order {
		order[i] = i
	}
	short.Sort(order, func(k int) int32 { return -w.rates[k] })
	lines := make([]Line[M], end)
	for i, k := range order {
		lines[i] = Line[M]{Score: -ai.Infinite, Moves: []M{w.moves[k]}}
	}
	w.moves, w.rates = w.moves[:0], w.rates[:0]
	return lines
}

// iterate searches all root turns to a depth and sorts them. It returns how many were finished.
func (w *worker[P, M]) iterate(p P, lines []Line[M], depth int, all bool) int {
	hash := w.hash(p)
	w.nodes++
	if w.expired() {
		return 0
	}
	w.seen = append(w.seen, hash)
	defer func() { w.seen = w.seen[:len(w.seen)-1] }()
	alpha := -ai.Infinite
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
			low = -ai.Infinite
		}
		s := w.child(next, same, depth-1, 1, low, ai.Infinite)
		if w.done {
			return i
		}
		lines[i] = Line[M]{s, append([]M{m}, w.pv[1]...)}
		if s > alpha {
			alpha = s
			if !all { // move the best line to the front, so that an unfinished depth can use it
				best := lines[i]
				copy(lines[1:i+1], lines[:i])
				lines[0] = best
			}
		}
	}
	if all {
		short.Sort(lines, func(l Line[M]) ai.Score { return -l.Score })
	}
	if !w.skill.Partial() && w.part.Whole() && w.skip == 0 {
		w.table.put(hash, entry{w.eval.Pack(lines[0].Moves[0]), lines[0].Score, int8(depth), exact})
	}
	return len(lines)
}
