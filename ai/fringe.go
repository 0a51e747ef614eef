package ai

// A fringe is a [Knowledge] of a game without noisy turns that judges all that
// a position's turns lead to at once, which is faster than one by one.
type fringe[P any, M any] interface {
	// Fringe returns the best of the turns' scores for the side to move, as
	// Evaluate judges their positions, a turn that has it, and how many turns
	// were tried: all, or those up to the first that reaches beta, or none if
	// the game is over. With more than most turns to try it reports false.
	Fringe(p P, beta Score, most int) (best Score, move M, tried int, ok bool)
}

// skim searches a position one ply deep with the help of a fringe. It reports
// false if the nodes might not last: limits and looks at the clock come at the
// same nodes as without it.
func (w *worker[P, M]) skim(p P, hash uint64, ply int, alpha, beta Score) (Score, bool) {
	most := checkEvery - 1 - w.nodes%checkEvery
	if w.limit.Nodes > 0 {
		most = min(most, w.limit.Nodes-w.nodes-1)
	}
	best, m, tried, ok := w.brink.Fringe(p, beta, int(most))
	switch {
	case !ok:
		return 0, false
	case tried == 0:
		return w.know.Final(p).fromRoot(ply), true
	}
	w.nodes += uint64(tried)
	e := entry{w.know.Pack(m), best, 1, boundOf(best.fromRoot(ply), alpha, beta)}
	if _, _, proven := best.Proven(); proven {
		e.depth = toEnd
	} else {
		w.guesses++
	}
	w.table.put(hash, e)
	if best = best.fromRoot(ply); best > alpha {
		w.pv[ply] = append(w.pv[ply][:0], m)
	}
	return best, true
}
