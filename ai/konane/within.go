package konane

import (
	"tidepool/ai/konane/solver"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// Within reports whether winner wins within turns of its own turns, whatever the other side plays, and how many
// nodes that took. ok is false if nodes nodes were not enough.
func (k *prover) Within(q rules.Position, winner rules.Side, turns int, nodes uint64) (answer bool, used uint64, ok bool) {
	p := q.Unwrap().(konane.Position)
	switch win := p.Turn() == winner; {
	case p.Outcome().Over():
		return p.Outcome().Winner == winner, 0, true
	case !named(p):
		return false, 0, false
	case win && turns == 0:
		return false, 0, true
	case win:
		return k.solver.Within(p, true, 2*turns-1, solver.Limits{Nodes: nodes})
	}
	return k.solver.Within(p, false, 2*turns, solver.Limits{Nodes: nodes})
}

// Value returns 1 if the side to move wins and -1 if it loses, with limits as in Within.
func (k *prover) Value(q rules.Position, nodes uint64) (value int, used uint64, ok bool) {
	p := q.Unwrap().(konane.Position)
	if !named(p) {
		return 0, 0, false
	}
	r := k.solver.Solve(p, solver.Limits{Nodes: nodes})
	if r.Win {
		return 1, r.Nodes, r.Known
	}
	return -1, r.Nodes, r.Known
}

// Forget clears what was found earlier, so that the nodes do not depend on it.
func (k *prover) Forget() { k.solver.Forget() }
