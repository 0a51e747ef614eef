package kalah

import (
	"tidepool/ai/kalah/solver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// Value returns the margin for the side to move with best play, and the nodes visited; ok is false if about
// so many nodes were not enough.
func (k *counter) Value(q rules.Position, nodes uint64) (margin int, used uint64, ok bool) {
	p := q.Unwrap().(kalah.Position)
	if p.Outcome().Over() {
		return int(marginOf(p)), 0, true
	}
	if !k.tools.ready(p) {
		return 0, 0, false
	}
	margin, _, ok = k.tools.solver.Judge(p, solver.Hint{}, solver.Limits{Nodes: nodes})
	return margin, k.tools.solver.Nodes(), ok
}

// Forget clears what was found earlier, so that the nodes do not depend on it.
func (k *counter) Forget() {
	if k.tools.solver != nil {
		k.tools.solver.Forget()
	}
}

// Within reports whether a side can force a win within so many of its own turns, counting extra turns: more
// than half of all seeds in its store by then, or the game won. used and ok are as in Value.
func (k *counter) Within(q rules.Position, winner rules.Side, turns int, nodes uint64) (answer bool, used uint64, ok bool) {
	s := securing{winner: winner, limit: nodes, known: make(map[secured]bool)}
	answer = s.within(q.Unwrap().(kalah.Position), turns)
	return answer && !s.done, s.nodes, !s.done
}

type securing struct {
	winner       rules.Side
	nodes, limit uint64
	done         bool
	known        map[secured]bool
}

type secured struct {
	position kalah.Position
	turns    int
}

func (s *securing) within(p kalah.Position, turns int) bool {
	s.nodes++
	s.done = s.done || s.nodes > s.limit
	switch o := p.Outcome(); {
	case s.done:
		return false
	case o.Over():
		return o.Result == rules.Decisive && o.Winner == s.winner
	case p.Store(s.winner) > p.Variant().Half:
		return true
	case p.Store(s.winner.Other()) >= p.Variant().Half:
		return false
	case turns == 0 && p.Turn() == s.winner:
		return false
	}
	question := secured{p, turns}
	if answer, ok := s.known[question]; ok {
		return answer
	}
	answer := s.expand(p, turns)
	if !s.done {
		s.known[question] = answer
	}
	return answer
}

// expand asks the question for the position after each turn.
func (s *securing) expand(p kalah.Position, turns int) bool {
	ours := p.Turn() == s.winner
	if ours {
		turns--
	}
	for _, m := range p.AppendMoves(nil) {
		if s.within(p.Apply(m), turns) == ours {
			return ours
		}
	}
	return !ours
}
