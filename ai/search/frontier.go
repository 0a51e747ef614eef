package search

import (
	"tidepool/ai"
)

// A Frontier is an [Evaluator] of a game without noisy turns that scores all turns of a position at once,
// which is faster.
type Frontier[P any, M any] interface {
	// Frontier returns the best score of the turns for the side to move, a turn with that score, and the
	// number of turns tried: all of them, those up to the first that reaches beta, or none if the game is
	// over. It returns false if there are more than most turns.
	Frontier(p P, beta ai.Score, most int) (best ai.Score, move M, tried int, ok bool)
}

// searchFrontier searches one ply deep with a [Frontier]. It returns false if the turns might exceed the node
// limit or pass a check of the clock, so that both happen at the same nodes as without a Frontier.
func (w *worker[P, M]) searchFrontier(p P, hash uint64, ply int, alpha, beta ai.Score) (ai.Score, bool) {
	most := CheckEvery - 1 - w.nodes%CheckEvery
	if w.limit.Nodes > 0 {
		most = min(most, w.limit.Nodes-w.nodes-1)
	}
	best, m, tried, ok := w.frontier.Frontier(p, beta, int(most))
	switch {
	case !ok:
		return 0, false
	case tried == 0:
		return w.eval.Final(p).FromRoot(ply), true
	}
	w.nodes += uint64(tried)
	e := entry{w.eval.Pack(m), best, 1, boundOf(best.FromRoot(ply), alpha, beta)}
	if _, _, proven := best.Proven(); proven {
		e.depth = depthExact
	} else {
		w.inexact++
	}
	w.table.put(hash, e)
	if best = best.FromRoot(ply); best > alpha {
		w.pv[ply] = append(w.pv[ply][:0], m)
	}
	return best, true
}
