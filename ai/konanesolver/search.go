package konanesolver

import (
	"tidepool/rules"
)

// checkEvery is how many nodes pass between two looks at the clock: at two
// million nodes a second, a quarter of a millisecond.
const checkEvery = 512

// Weights of the order of moves: the other side's answers count more than the
// moves one keeps. Two to one took the fewest nodes on 4×8, 5×7 and 6×6.
const (
	weightTheirs = 2
	weightOurs   = 1
)

// A candidate is a move of a node and its place in the order, lowest first.
type candidate struct {
	move move
	rate int
}

// wins reports whether the side to move can win. When the search is done for
// lack of time or nodes, the answer means nothing.
func (s *Solver) wins(stones uint64, side rules.Side) bool {
	s.nodes++
	if s.expired() {
		return false
	}
	hash := s.hash(stones, side)
	if win, known := s.table.get(hash); known {
		return win
	}
	before, start := s.nodes, len(s.line)
	win, settled := s.rate(stones, side)
	for i := start; i < len(s.line) && !settled && !win && !s.done; i++ {
		s.pick(i)
		win = !s.wins(stones^s.line[i].move, side^1)
	}
	s.line = s.line[:start]
	if !s.done {
		s.table.put(hash, win, s.nodes-before)
	}
	return win
}

// rate appends a node's moves to the line and says how good they look. It
// reports whether the node is settled by that: no moves, or one after which
// the other side is known to lose.
func (s *Solver) rate(stones uint64, side rules.Side) (win, settled bool) {
	g := s.grid
	start := len(s.line)
	s.moves = g.appendMoves(s.moves[:0], stones, side)
	if len(s.moves) == 0 {
		return false, true
	}
	for _, m := range s.moves {
		next := stones ^ m
		theirs := g.jumps(next, side^1)
		if theirs == 0 {
			return true, true
		}
		if win, known := s.table.get(s.hash(next, side^1)); known {
			if !win {
				return true, true
			}
			continue
		}
		s.line = append(s.line, candidate{m, weightTheirs*theirs - weightOurs*g.jumps(next, side)})
	}
	return false, len(s.line) == start
}

// pick brings the best of the remaining candidates to the front.
func (s *Solver) pick(i int) {
	rest := s.line[i:]
	best := 0
	for k := range rest {
		if rest[k].rate < rest[best].rate {
			best = k
		}
	}
	rest[0], rest[best] = rest[best], rest[0]
}

// hash is the same for positions that are won alike.
func (s *Solver) hash(stones uint64, side rules.Side) uint64 {
	stones, side = s.grid.canonical(stones, side)
	return rules.Mix(stones ^ uint64(side)*0x9E3779B97F4A7C15)
}

// expired notes whether the search must end.
func (s *Solver) expired() bool {
	if s.limits.Nodes > 0 && s.nodes >= s.limits.Nodes {
		s.done = true
	}
	if s.nodes%checkEvery == 0 && s.limits.Expired != nil && s.limits.Expired() {
		s.done = true
	}
	return s.done
}
