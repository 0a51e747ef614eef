package solver

import (
	"tidepool/rules/konane"
)

// A Value is the value of a solved position for the side to move.
type Value struct {
	Win bool
	// Plies is the length of the game if the winner hurries and the loser delays, or -1 if unknown.
	Plies int
}

// after returns the other side's value after the best turns.
func (v Value) after() Value {
	if v.Plies < 0 {
		return Value{!v.Win, -1}
	}
	return Value{!v.Win, v.Plies - 1}
}

// Best returns the turns that keep a position's value: if the distance is known, those that win soonest or
// lose last, otherwise all winning turns, or all. It returns false if a limit was reached.
func (s *Solver) Best(p konane.Position, v Value, limits Limits) (best []konane.Move, ok bool) {
	s.prepare(p, limits)
	for _, m := range p.AppendMoves(nil) {
		keeps := s.keeps(p.Apply(m), v.after())
		if s.done() {
			return nil, false
		}
		if keeps {
			best = append(best, m)
		}
	}
	return best, true
}

// keeps reports whether a position after a turn has the value that best turns lead to.
func (s *Solver) keeps(p konane.Position, v Value) bool {
	switch {
	case v.Plies >= 0 && !v.Win:
		return s.within(p, false, v.Plies)
	case v.Plies > 2:
		return !s.within(p, true, v.Plies-2)
	}
	return v.Win || !s.won(p)
}

// Line returns best play to the end of the game, as far as the limits allow. If the distance is unknown, the
// winner plays any winning turn and the loser any turn.
func (s *Solver) Line(p konane.Position, v Value, limits Limits) []konane.Move {
	var line []konane.Move
	s.prepare(p, limits)
	for moves := p.AppendMoves(nil); len(moves) > 0; moves = p.AppendMoves(moves[:0]) {
		v = v.after()
		i := 0
		for i < len(moves)-1 && !s.keeps(p.Apply(moves[i]), v) && !s.done() {
			i++
		}
		if s.done() {
			break
		}
		line = append(line, moves[i])
		p = p.Apply(moves[i])
	}
	return line
}
