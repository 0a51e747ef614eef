package search

import (
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/memory"
	"tidepool/rules"
)

// CheckEvery is the number of nodes between two checks of the clock: half a millisecond at a million nodes
// per second.
const CheckEvery = 512

const (
	maxDepth = 60
	// depthExact is the depth of an entry that no deeper search can change: all lines below it were searched
	// to the end of the game.
	depthExact = 63
	// quiescence is the depth of positions after noisy moves of the quiescence search, which cannot repeat.
	quiescence = -1
)

// A worker is one thread of a search.
type worker[P rules.Rules[P, M], M comparable] struct {
	movePicker[P, M]
	frontier Frontier[P, M] // eval, or nil
	pruning  *pruning
	// settler is eval or nil.
	settler Settler[P]
	// passer is eval or nil. passed means that the current line contains a pass.
	passer Passer[P]
	passed bool
	// threats is eval or nil; rootDepth is the depth of the current iteration in plies.
	threats   Threatener[P]
	rootDepth int
	table     *table
	limit     ai.Limits
	stop      *atomic.Bool
	nodes     uint64
	// others counts the nodes of all helper threads; this helper has added counted to it.
	others  *atomic.Uint64
	helps   bool
	counted uint64
	// done is set when the search must end; returned scores are then invalid.
	done bool
	// inexact counts results not searched to the end of the game: estimates, and results from the table or
	// from repetition that may not hold elsewhere.
	inexact uint64
	// seen are the hashes of the positions from the game's start to the current node, for detecting
	// repetition; the first old of them come before the root. It is unused in games that cannot repeat.
	seen    []uint64
	old     int
	endless bool
	// draws is mixed into hashes, so that the table keeps apart what was found with draws of another worth.
	draws uint64
	// skill is what the player can see, difficulty how hard a turn is to see, and me the side that thinks.
	skill      ai.SkillLimits
	difficulty Difficulty[P, M]
	me         rules.Side
	part       ai.Part
	skip       uint64
	// seed determines the errors of limited skill and the order of equal turns.
	seed uint64

	pv [ai.MaxPly][]M
}

func (w *worker[P, M]) hash(p P) uint64 { return w.eval.Hash(p) ^ w.draws }

func (w *worker[P, M]) expired() bool {
	if w.limit.Nodes > 0 && w.nodes >= w.limit.Nodes {
		w.done = true
	}
	if w.nodes%CheckEvery == 0 {
		w.done = w.done || w.stop.Load() || w.limit.Expired != nil && w.limit.Expired() ||
			w.limit.Nodes > 0 && w.nodes+w.others.Load() >= w.limit.Nodes
		if w.helps {
			w.others.Add(w.nodes - w.counted)
			w.counted = w.nodes
		}
	}
	return w.done
}

// repeated reports whether the position counts as a draw: it occurred once since the root, where either side
// could have avoided it, or twice in the game.
func (w *worker[P, M]) repeated(hash uint64) bool {
	before := 0
	// The hash includes the side to move, so only every second one can match.
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
func (w *worker[P, M]) search(p P, depth, ply int, alpha, beta ai.Score) ai.Score {
	w.nodes++
	w.pv[ply] = w.pv[ply][:0]
	if w.expired() {
		return 0
	}
	hash := w.hash(p)
	if depth > 0 || w.pruning.Leaves {
		w.table.prefetch(hash)
	}
	if w.endless && depth > quiescence && w.repeated(hash) {
		w.inexact++
		if p.Turn() == w.me {
			return -w.skill.Contempt
		}
		return w.skill.Contempt
	}
	if s, ok := w.known(p); ok {
		return s.FromRoot(ply)
	}
	if w.settler != nil {
		if s, ok := w.settler.Settled(p); ok {
			w.inexact++
			return s
		}
	}
	if depth <= 0 || ply >= ai.MaxPly-1 {
		return w.quiesce(p, hash, ply, alpha, beta)
	}
	// A score is at most a win at this ply and at least a loss at this ply.
	alpha, beta = max(alpha, ai.LossIn(ply)), min(beta, ai.WinIn(ply))
	if alpha >= beta {
		return alpha
	}
	found, s, ok := w.look(hash, depth, ply, alpha, beta)
	if ok {
		return s
	}
	if depth == 1 && w.frontier != nil {
		if s, ok := w.searchFrontier(p, hash, ply, alpha, beta); ok {
			return s
		}
	}
	if s, ok := w.prunable(p, hash, depth, ply, alpha, beta); ok {
		return s
	}
	if found.move == 0 && depth >= w.pruning.Blind {
		depth--
	}
	if w.threats != nil && depth >= w.pruning.Extend && ply < maxExtended*w.rootDepth && w.threats.Threatens(p) {
		depth++
	}
	return w.expand(p, hash, found.move, depth, ply, alpha, beta)
}

// look returns what the table has of a position, and whether that is enough for a null window, with the score.
func (w *worker[P, M]) look(hash uint64, depth, ply int, alpha, beta ai.Score) (found entry, s ai.Score, ok bool) {
	found, ok = w.table.get(hash)
	if !ok || int(found.depth) < depth || beta-alpha != 1 {
		return found, 0, false
	}
	s = found.score.FromRoot(ply)
	ok = found.bound == exact || found.bound == lower && s >= beta || found.bound == upper && s <= alpha
	if ok && found.depth != depthExact {
		w.inexact++
	}
	return found, s, ok
}

func (w *worker[P, M]) known(p P) (ai.Score, bool) {
	if w.skill.Naive {
		return 0, false
	}
	return w.eval.Known(p)
}

func (w *worker[P, M]) expand(p P, hash uint64, first uint32, depth, ply int, alpha, beta ai.Score) ai.Score {
	start := len(w.moves)
	end, more := w.begin(p, start, first, ply)
	if start == end {
		return w.eval.Final(p).FromRoot(ply)
	}
	if w.skill.Overlooks() {
		end = w.overlook(p, hash, start, end)
	}
	w.seen = append(w.seen, hash)
	inexact := w.inexact
	best, bestMove, low := -ai.Infinite, w.moves[start], alpha
	next, made := p, false
	for i := start; i < end || more; i++ {
		if i == end {
			if best == ai.WinIn(ply+1) { // nothing can be better
				break
			}
			if end, more = w.rest(p, end, ply), false; i == end {
				break
			}
		}
		child := next
		if !made {
			child = w.make(p, i, end)
		}
		// After a first move that was not good enough, most others are searched too. Making one early hides the time that
		// its table entry takes to arrive.
		if made = memory.Prefetches && i > start && i+1 < end && (depth > 1 || w.pruning.Leaves); made {
			next = w.make(p, i+1, end)
			w.table.prefetch(w.hash(next))
		}
		m, rate := w.moves[i], w.rates[i]
		s := w.try(child, child.Turn() == p.Turn(), i-start, rate, depth, ply, alpha, beta)
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
	w.moves, w.rates = w.moves[:start], w.rates[:start]
	if !w.done {
		if depth = min(depth, maxDepth); w.inexact == inexact {
			depth = depthExact
		}
		w.table.put(hash, entry{w.eval.Pack(bestMove), best.ToNode(ply), int8(depth), boundOf(best, low, beta)})
	}
	return best
}

// make picks the best move from the i-th on and returns the position after it.
func (w *worker[P, M]) make(p P, i, end int) P {
	w.pick(i, end)
	return p.Apply(w.moves[i])
}

func boundOf(s, alpha, beta ai.Score) bound {
	switch {
	case s >= beta:
		return lower
	case s > alpha:
		return exact
	}
	return upper
}

// try searches the position after one move. The first move gets the full window; the others get a null window
// and are searched again if they prove better. Late quiet moves are first searched less deep.
func (w *worker[P, M]) try(next P, same bool, nth int, rate int32, depth, ply int, alpha, beta ai.Score) ai.Score {
	if nth == 0 {
		return w.child(next, same, depth-1, ply+1, alpha, beta)
	}
	less := 0
	if rate <= 0 {
		less = w.pruning.less.at(depth, nth)
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

// child returns the score of search from the parent's point of view. The side to move may be the same.
func (w *worker[P, M]) child(p P, same bool, depth, ply int, alpha, beta ai.Score) ai.Score {
	if same {
		return w.search(p, depth, ply, alpha, beta)
	}
	return -w.search(p, depth, ply, -beta, -alpha)
}

// evaluate estimates a position, including the errors of limited skill.
func (w *worker[P, M]) evaluate(p P) ai.Score {
	w.inexact++
	s := w.eval.Evaluate(p)
	if w.skill.Noise == 0 {
		return s
	}
	if p.Turn() == w.me { // the error is the same for either side to move
		return s + w.noise(p)
	}
	return s - w.noise(p)
}

// quiesce searches only noisy moves, such as captures, until none improves the score.
func (w *worker[P, M]) quiesce(p P, hash uint64, ply int, alpha, beta ai.Score) ai.Score {
	if w.over(p) {
		return w.eval.Final(p).FromRoot(ply)
	}
	deeper := false
	if w.pruning.Leaves {
		found, s, ok := w.look(hash, 0, ply, alpha, beta)
		if ok {
			return s
		}
		deeper = found.depth > 0
	}
	best := w.evaluate(p)
	if best >= beta || ply >= ai.MaxPly-1 || w.skill.Hasty {
		return best
	}
	low, alpha := alpha, max(alpha, best)
	start := len(w.moves)
	end := w.generateNoisy(p, start)
	var bestMove uint32
	for i := start; i < end; i++ {
		w.pick(i, end)
		if w.rates[i] <= 0 {
			break
		}
		m := w.moves[i]
		next := p.Apply(m)
		s := w.child(next, next.Turn() == p.Turn(), quiescence, ply+1, alpha, beta)
		if w.done {
			break
		}
		if s > best {
			best, bestMove = s, w.eval.Pack(m)
			if s >= beta {
				break
			}
			alpha = max(alpha, s)
		}
	}
	w.moves, w.rates = w.moves[:start], w.rates[:start]
	// Without turns the score is found again as fast.
	if w.pruning.Leaves && end > start && !deeper && !w.done {
		w.table.put(hash, entry{bestMove, best.ToNode(ply), 0, boundOf(best, low, beta)})
	}
	return best
}
