package solver

// winsWithin reports whether the side to move can win within n plies, an odd number, as the winner makes the
// last turn. [search.wins] finds positions lost at any length sooner.
func (s *search[P, M]) winsWithin(p P, n int) bool {
	if n == 1 {
		return !s.count() && s.ends(p)
	}
	if s.count() || !s.wins(p) {
		return false
	}
	return s.remember(p, n)
}

// losesWithin reports whether the side to move loses within n plies, an even number.
func (s *search[P, M]) losesWithin(p P, n int) bool {
	if s.count() || s.wins(p) {
		return false
	}
	return !s.remember(p, n)
}

func (s *search[P, M]) ends(p P) bool {
	s.moves = s.board.appendMoves(s.moves[:0], p)
	for _, m := range s.moves {
		if _, theirs, _ := s.board.after(p, m); theirs == 0 {
			return true
		}
	}
	return false
}

// remember looks up the answer of [search.expandWithin], or computes and stores it.
func (s *search[P, M]) remember(p P, n int) bool {
	k := s.board.key(p).within(n)
	if answer, known := s.table.get(k); known {
		return answer.proof == 0
	}
	before := s.nodes
	answer := s.expandWithin(p, n)
	if !s.done {
		s.table.put(k, numbersOf(answer), s.nodes-before)
	}
	return answer
}

// expandWithin reports whether a move wins within n plies (odd), or avoids losing within n (even).
func (s *search[P, M]) expandWithin(p P, n int) bool {
	start := len(s.line)
	s.moves = s.board.appendMoves(s.moves[:0], p)
	for _, m := range s.moves {
		next, theirs, ours := s.board.after(p, m)
		s.line = append(s.line, candidate[P]{next: next, numbers: guess(theirs, ours)})
	}
	found := false
	for i := start; i < len(s.line) && !found && !s.done; i++ {
		next := s.pick(i)
		if n%2 != 0 {
			found = s.losesWithin(next, n-1)
		} else {
			found = n == 0 || !s.winsWithin(next, n-1)
		}
	}
	s.line = s.line[:start]
	return found
}

// pick moves the candidate that seems easiest to beat to the front of the remaining ones.
func (s *search[P, M]) pick(i int) P {
	rest := s.line[i:]
	best := 0
	for k := range rest {
		if rest[k].disproof < rest[best].disproof {
			best = k
		}
	}
	rest[0], rest[best] = rest[best], rest[0]
	return rest[0].next
}
