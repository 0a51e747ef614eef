package ai

import (
	"slices"
	"sync/atomic"

	"tidepool/rules"
)

const (
	maxDepth = 60
	maxPly   = 200
	// checkEvery is how many nodes pass between two looks at the clock: at a
	// million nodes a second, a millisecond.
	checkEvery = 1024
)

// Limits bound a search; zero values do not.
type Limits struct {
	Depth int
	Nodes uint64
	// Expired is asked about every thousand nodes whether time is up.
	Expired func() bool
}

// A worker is one thread of a search.
type worker[P rules.Rules[P, M], M comparable] struct {
	know  Knowledge[P, M]
	table *Table
	limit Limits
	stop  *atomic.Bool
	nodes uint64
	// done is set when the search must end; scores returned then mean
	// nothing.
	done bool
	// seen are the hashes of the line from the game's start, for repetition;
	// nil in games that cannot repeat.
	seen    []uint64
	endless bool

	moves   []M
	rates   []int32
	killers [maxPly][2]M
	history [2][4096]int32
	pv      [maxPly][]M
}

// expired notes whether the search must end.
func (w *worker[P, M]) expired() bool {
	if w.nodes%checkEvery == 0 || w.limit.Nodes > 0 && w.nodes >= w.limit.Nodes {
		w.done = w.done || w.stop.Load() || w.limit.Expired != nil && w.limit.Expired() ||
			w.limit.Nodes > 0 && w.nodes >= w.limit.Nodes
	}
	return w.done
}

// repeated reports whether the position has been on the line before.
func (w *worker[P, M]) repeated(hash uint64) bool {
	// The side to move is in the hash, so only every second one can match.
	for i := len(w.seen) - 2; i >= 0; i -= 2 {
		if w.seen[i] == hash {
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
		return 0
	}
	if s, ok := w.know.Known(p); ok {
		return s.fromRoot(ply)
	}
	if depth <= 0 || ply >= maxPly-1 {
		return w.quiesce(p, ply, alpha, beta)
	}
	// No line can be better than a win now or worse than a loss now.
	alpha, beta = max(alpha, LossIn(ply)), min(beta, WinIn(ply+1))
	if alpha >= beta {
		return alpha
	}
	found, ok := w.table.get(hash)
	if ok && int(found.depth) >= depth && beta-alpha == 1 {
		s := found.score.fromRoot(ply)
		if found.bound == exact || found.bound == lower && s >= beta || found.bound == upper && s <= alpha {
			return s
		}
	}
	return w.expand(p, hash, found.move, depth, ply, alpha, beta)
}

// expand tries a position's moves, best first.
func (w *worker[P, M]) expand(p P, hash uint64, first uint32, depth, ply int, alpha, beta Score) Score {
	start := len(w.moves)
	defer func() { w.moves, w.rates = w.moves[:start], w.rates[:start] }()
	w.moves = p.AppendMoves(w.moves)
	end := len(w.moves)
	if start == end {
		return w.know.Final(p).fromRoot(ply)
	}
	w.rate(p, start, end, first, ply)
	w.seen = append(w.seen, hash)
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
		w.table.put(hash, entry{w.know.Pack(bestMove), best.toNode(ply), int8(min(depth, maxDepth)), boundOf(best, low, beta)})
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

// quiesce looks only at captures and the like, until nothing hangs.
func (w *worker[P, M]) quiesce(p P, ply int, alpha, beta Score) Score {
	start := len(w.moves)
	defer func() { w.moves, w.rates = w.moves[:start], w.rates[:start] }()
	w.moves = p.AppendMoves(w.moves)
	end := len(w.moves)
	if start == end {
		return w.know.Final(p).fromRoot(ply)
	}
	best := w.know.Evaluate(p)
	if best >= beta || ply >= maxPly-1 {
		return best
	}
	alpha = max(alpha, best)
	w.rates = slices.Grow(w.rates, end-start)[:end]
	w.know.Rate(p, w.moves[start:end], w.rates[start:end])
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
	s, ok := w.know.Known(p)
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
