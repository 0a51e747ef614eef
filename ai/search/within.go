package search

import (
	"tidepool/ai"
	"tidepool/rules"
)

// Within reports whether winner wins within its next turns turns, whatever the other side does; a win by the
// other side's answer to the last of them counts. used is the number of visited nodes. ok is false if about
// nodes nodes were not enough.
func (v *Prover[P, M]) Within(q rules.Position, winner rules.Side, turns int, nodes uint64) (answer bool, used uint64, ok bool) {
	p := q.Unwrap().(P)
	v.prepare(p, func() bool { return v.nodes >= nodes }, func(ai.Progress) {})
	if p.Turn() == winner {
		answer = v.wins(p, min(2*turns, maxProof))
	} else {
		answer = v.loses(p, min(2*turns+1, maxProof))
	}
	return answer && !v.done, v.nodes, !v.done
}

// Forget clears all results, so that node counts do not depend on earlier searches.
func (v *Prover[P, M]) Forget() {
	clear(v.proofs)
	clear(v.escapes[:])
	v.reset()
}
