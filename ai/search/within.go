package search

import (
	"tidepool/ai"
	"tidepool/rules"
)

// Within reports whether a side wins within so many turns of its own, whatever the other side does,
// even if by the answer to the last of these turns. It tells how many nodes it visited, and is not
// ok if about as many as given were not enough.
func (v *Prover[P, M]) Within(q rules.Position, winner rules.Side, turns int, nodes uint64) (answer bool, used uint64, ok bool) {
	p := q.Unwrap().(P)
	v.stop = func() bool { return v.nodes >= nodes }
	v.tell = func(ai.Progress) {}
	v.within, v.nodes, v.done, v.root = -1, 0, false, p
	if p.Turn() == winner {
		answer = v.wins(p, min(2*turns, maxProof))
	} else {
		answer = v.loses(p, min(2*turns+1, maxProof))
	}
	return answer && !v.done, v.nodes, !v.done
}

// Forget clears what was found earlier, so that the nodes do not depend on it.
func (v *Prover[P, M]) Forget() {
	clear(v.proofs)
	v.reset()
}
