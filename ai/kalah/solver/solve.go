package solver

import (
	"slices"

	"tidepool/rules/kalah"
)

// After returns the final margin for a move's player; guess is the expected value.
func (s *Solver) After(p kalah.Position, m kalah.Move, guess int, l Limits) (margin int, ok bool) {
	s.begin(l)
	return s.converge(guess, func(want int) int { return s.boundAfter(p, m, want) })
}

// Line returns best play from a position with a known margin, at most most moves, or as far as the limits allow.
func (s *Solver) Line(p kalah.Position, margin, most int, l Limits) []kalah.Move {
	s.begin(l)
	var line []kalah.Move
	for len(line) < most && !p.Outcome().Over() {
		m, ok := s.keeps(p, margin)
		if !ok {
			break
		}
		line = append(line, m)
		turn := p.Turn()
		if p = p.Apply(m); p.Turn() != turn {
			margin = -margin
		}
	}
	return line
}

func (s *Solver) keeps(p kalah.Position, margin int) (kalah.Move, bool) {
	for _, m := range s.ordered(p) {
		if v := s.boundAfter(p, m, margin); s.done {
			break
		} else if v >= margin {
			return m, true
		}
	}
	return 0, false
}

// ordered returns the moves of a position: the table's best first, then those near the store.
func (s *Solver) ordered(p kalah.Position) []kalah.Move {
	moves := p.AppendMoves(nil)
	slices.Reverse(moves)
	if p.SwapAhead() || len(moves) == 0 {
		return moves
	}
	n, _ := s.game.nodeOf(p)
	c := s.root(n)
	if i := slices.Index(moves, kalah.Move(c.first)); c.first != none && i > 0 {
		moves[0], moves[i] = moves[i], moves[0]
	}
	return moves
}
