package solver

import "tidepool/rules/konane"

// Within reports whether the side to move wins within n plies (odd), or loses (even). ok is false if a limit
// was reached.
func (s *Solver) Within(p konane.Position, win bool, n int, limits Limits) (answer bool, nodes uint64, ok bool) {
	s.prepare(p, limits)
	answer = s.within(p, win, n)
	nodes, done := s.search.ended()
	return answer && !done, nodes, !done
}
