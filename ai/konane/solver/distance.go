package solver

import "tidepool/rules"

// winsWithin reports whether the side to move can win a position of a mobility
// within n plies, an odd number: whoever wins makes the last turn. Positions that are lost however
// long it takes are known to [search.wins] sooner.
func (s *search[P, M]) winsWithin(p P, mobility, n int) bool {
	if n == 1 {
		return !s.count() && s.ends(p)
	}
	if s.count() || !s.wins(p, mobility) {
		return false
	}
	return s.remember(p, mobility, n)
}

// losesWithin reports whether the side to move loses within n plies, an even
// number, whatever it does.
func (s *search[P, M]) losesWithin(p P, mobility, n int) bool {
	if s.count() || s.wins(p, mobility) {
		return false
	}
	return !s.remember(p, mobility, n)
}

// ends reports whether a move ends the game.
func (s *search[P, M]) ends(p P) bool {
	s.moves = s.board.appendMoves(s.moves[:0], p)
	for _, m := range s.moves {
		if _, theirs, _ := s.board.after(p, m); theirs == 0 {
			return true
		}
	}
	return false
}

// remember looks the answer of [search.expandWithin] up, or finds it and
// remembers it.
func (s *search[P, M]) remember(p P, mobility, n int) bool {
	hash, table := rules.Mix(s.board.hash(p)+uint64(n)*0x9E3779B97F4A7C15), s.memory(mobility)
	if answer, known := table.get(hash); known {
		return answer
	}
	before := s.nodes
	answer := s.expandWithin(p, n)
	if !s.done {
		table.put(hash, answer, s.nodes-before)
	}
	return answer
}

// expandWithin reports whether a move wins within n plies, if they are odd, or
// puts off losing longer, if they are even.
func (s *search[P, M]) expandWithin(p P, n int) bool {
	start := len(s.line)
	s.moves = s.board.appendMoves(s.moves[:0], p)
	for _, m := range s.moves {
		next, theirs, ours := s.board.after(p, m)
		s.line = append(s.line, candidate[P]{next, weightTheirs*theirs - weightOurs*ours, theirs + ours})
	}
	found := false
	for i := start; i < len(s.line) && !found && !s.done; i++ {
		s.pick(i)
		c := s.line[i]
		if n%2 != 0 {
			found = s.losesWithin(c.next, c.mobility, n-1)
		} else {
			found = n == 0 || !s.winsWithin(c.next, c.mobility, n-1)
		}
	}
	s.line = s.line[:start]
	return found
}
