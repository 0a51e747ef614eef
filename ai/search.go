package ai

import (
	"sync/atomic"

	"tidepool/rules"
)

const (
	maxDepth = 60
	// toEnd is the depth of a table's entry that no deeper search can change:
	// every line below it was followed to the end of the game.
	toEnd  = 63
	maxPly = 200
	// checkEvery is how many nodes pass between two looks at the clock: at a
	// million nodes a second, half a millisecond.
	checkEvery = 512
)

// Limits bound a search; zero values do not.
type Limits struct {
	// Depth is the deepest search, in plies.
	Depth int
	Nodes uint64
	// Expired is asked about every five hundred nodes whether time is up.
	Expired func() bool
}

// A worker is one thread of a search.
type worker[P rules.Rules[P, M], M comparable] struct {
	know  Knowledge[P, M]
	force Forcer[P, M]    // know, if it is one
	own   generator[P, M] // know, if it is one
	brink fringe[P, M]    // know, if it is one
	table *Table
	limit Limits
	stop  *atomic.Bool
	nodes uint64
	// others counts the nodes of all threads but the first. A thread that
	// helps adds its own, of which it has told so many.
	others *atomic.Uint64
	helps  bool
	told   uint64
	// done is set when the search must end; scores returned then mean
	// nothing.
	done bool
	// guesses counts what was not followed to the end of the game: estimates,
	// and results of the table or of repetition that may not hold elsewhere.
	guesses uint64
	// seen are the hashes of the line from the game's start, for repetition,
	// the first old of them before the search's root. They are not looked at
	// in games that cannot repeat.
	seen    []uint64
	old     int
	endless bool
	// sight is what a weak player sees; me is the side that thinks.
	sight Sight
	eye   eye[P, M]
	me    rules.Side
	// seed decides the errors of the sight and the order of equal turns.
	seed uint64

	moves   []M
	rates   []int32
	killers [maxPly][2]M
	history [2][4096]int32
	pv      [maxPly][]M
}

// expired notes whether the search must end.
func (w *worker[P, M]) expired() bool {
	if w.limit.Nodes > 0 && w.nodes >= w.limit.Nodes {
		w.done = true
	}
	if w.nodes%checkEvery == 0 {
		w.done = w.done || w.stop.Load() || w.limit.Expired != nil && w.limit.Expired() ||
			w.limit.Nodes > 0 && w.nodes+w.others.Load() >= w.limit.Nodes
		if w.helps {
			w.others.Add(w.nodes - w.told)
			w.told = w.nodes
		}
	}
	return w.done
}

// repeated reports whether the position counts as drawn because it was there
// before: once since the root, where who could avoid it would have, or twice
// in the game, so that this is the third time.
func (w *worker[P, M]) repeated(hash uint64) bool {
	before := 0
	// The side to move is in the hash, so only every second one can match.
	for i := len(w.seen) - 2; i >= 0; i -= 2 {
		if w.seen[i] != hash {
			continue
		}
		before++
		if i >= w.old || before == 2 {
			return true
		}
	}
	return false
}

// search returns the score of a position within (alpha, beta), fail-soft.
func (w *worker[P, M]) search(p P, depth, ply int, alpha, beta Score) Score {
	w.nodes++
	w.pv[ply] = w.pv[ply][:0]
	if w.expired() {
		return 0
	}
	hash := w.know.Hash(p)
	if w.endless && w.repeated(hash) {
		w.guesses++
		return 0
	}
	if s, ok := w.known(p); ok {
		return s.fromRoot(ply)
	}
	if depth <= 0 || ply >= maxPly-1 {
		return w.quiesce(p, ply, alpha, beta)
	}
	// No line can be better than a win now or worse than a loss now.
	alpha, beta = max(alpha, LossIn(ply)), min(beta, WinIn(ply))
	if alpha >= beta {
		return alpha
	}
	found, ok := w.table.get(hash)
	if ok && int(found.depth) >= depth && beta-alpha == 1 {
		s := found.score.fromRoot(ply)
		if found.bound == exact || found.bound == lower && s >= beta || found.bound == upper && s <= alpha {
			if found.depth != toEnd {
				w.guesses++
			}
			return s
		}
	}
	if depth == 1 && w.brink != nil {
		if s, ok := w.skim(p, hash, ply, alpha, beta); ok {
			return s
		}
	}
	return w.expand(p, hash, found.move, depth, ply, alpha, beta)
}

// known is the game's own exact score of a position, for those who know it.
func (w *worker[P, M]) known(p P) (Score, bool) {
	if w.sight.Naive {
		return 0, false
	}
	return w.know.Known(p)
}

// expand tries a position's moves, best first.
func (w *worker[P, M]) expand(p P, hash uint64, first uint32, depth, ply int, alpha, beta Score) Score {
	start := len(w.moves)
	defer func() { w.moves, w.rates = w.moves[:start], w.rates[:start] }()
	end := w.generate(p, start)
	if start == end {
		return w.know.Final(p).fromRoot(ply)
	}
	w.order(p, start, end, first, ply)
	if w.sight.overlooks() {
		end = w.overlook(p, hash, start, end)
	}
	w.seen = append(w.seen, hash)
	guesses := w.guesses
	best, bestMove, low := -infinite, w.moves[start], alpha
	for i := start; i < end; i++ {
		w.pick(i, end)
		m, rate := w.moves[i], w.rates[i]
		s := w.try(p, m, i-start, rate, depth, ply, alpha, beta)
		if w.done {
			break
		}
		if s <= best {
			continue
		}
		best, bestMove = s, m
		if s <= alpha {
			continue
		}
		alpha = s
		w.pv[ply] = append(append(w.pv[ply][:0], m), w.pv[ply+1]...)
		if s >= beta {
			w.reward(p.Turn(), m, rate, depth, ply)
			break
		}
	}
	w.seen = w.seen[:len(w.seen)-1]
	if !w.done {
		if depth = min(depth, maxDepth); w.guesses == guesses {
			depth = toEnd
		}
		w.table.put(hash, entry{w.know.Pack(bestMove), best.toNode(ply), int8(depth), boundOf(best, low, beta)})
	}
	return best
}

func boundOf(s, alpha, beta Score) bound {
	switch {
	case s >= beta:
		return lower
	case s > alpha:
		return exact
	}
	return upper
}

// try searches one move: the first with the whole window, others only to show
// that they are no better, and again if they are. Late quiet moves are
// searched less deep at first.
func (w *worker[P, M]) try(p P, m M, nth int, rate int32, depth, ply int, alpha, beta Score) Score {
	next := p.Apply(m)
	same := next.Turn() == p.Turn()
	if nth == 0 {
		return w.child(next, same, depth-1, ply+1, alpha, beta)
	}
	less := 0
	if depth >= 3 && nth >= 4 && rate <= 0 {
		less = 1
		if nth >= 12 && depth >= 5 {
			less = 2
		}
	}
	s := w.child(next, same, depth-1-less, ply+1, alpha, alpha+1)
	if s > alpha && less > 0 && !w.done {
		s = w.child(next, same, depth-1, ply+1, alpha, alpha+1)
	}
	if s > alpha && s < beta && !w.done {
		s = w.child(next, same, depth-1, ply+1, alpha, beta)
	}
	return s
}

// child is search seen from the parent, whose turn it may still be.
func (w *worker[P, M]) child(p P, same bool, depth, ply int, alpha, beta Score) Score {
	if same {
		return w.search(p, depth, ply, alpha, beta)
	}
	return -w.search(p, depth, ply, -beta, -alpha)
}

// evaluate estimates a position, with the errors of a weak player's eye.
func (w *worker[P, M]) evaluate(p P) Score {
	w.guesses++
	s := w.know.Evaluate(p)
	if w.sight.Noise == 0 {
		return s
	}
	if p.Turn() == w.me { // the error is the same whoever is to move
		return s + w.noise(p)
	}
	return s - w.noise(p)
}

// quiesce looks only at captures and the like, until nothing hangs.
func (w *worker[P, M]) quiesce(p P, ply int, alpha, beta Score) Score {
	if w.over(p) {
		return w.know.Final(p).fromRoot(ply)
	}
	best := w.evaluate(p)
	if best >= beta || ply >= maxPly-1 || w.sight.Hasty {
		return best
	}
	alpha = max(alpha, best)
	start := len(w.moves)
	defer func() { w.moves, w.rates = w.moves[:start], w.rates[:start] }()
	end := w.generateNoisy(p, start)
	for i := start; i < end; i++ {
		w.pick(i, end)
		if w.rates[i] <= 0 {
			break
		}
		next := p.Apply(w.moves[i])
		s := w.calm(next, next.Turn() == p.Turn(), ply+1, alpha, beta)
		if w.done {
			return best
		}
		if s > best {
			best = s
			if s >= beta {
				break
			}
			alpha = max(alpha, s)
		}
	}
	return best
}

// calm is quiesce seen from the parent.
func (w *worker[P, M]) calm(p P, same bool, ply int, alpha, beta Score) Score {
	w.nodes++
	w.pv[ply] = w.pv[ply][:0]
	if w.expired() {
		return 0
	}
	if !same {
		alpha, beta = -beta, -alpha
	}
	s, ok := w.known(p)
	if ok {
		s = s.fromRoot(ply)
	} else {
		s = w.quiesce(p, ply, alpha, beta)
	}
	if same {
		return s
	}
	return -s
}
