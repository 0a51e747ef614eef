package solver

import "tidepool/rules/konane"

// checkEvery is how many nodes pass between two looks at the clock: at two
// million nodes a second, a quarter of a millisecond.
const checkEvery = 512

// Weights of the order of moves: the other side's answers count more than the
// moves one keeps. Two to one took the fewest nodes on 4×8, 5×7 and 6×6.
const (
	weightTheirs = 2
	weightOurs   = 1
)

// A board is how positions P of one size are played by moves M. After the
// opening every turn is a jump.
type board[P, M any] interface {
	of(p konane.Position) P
	appendMoves(dst []M, p P) []M
	// after returns the position after a move, and how many moves each side
	// has there: the one to move, and the other.
	after(p P, m M) (next P, theirs, ours int)
	// mobility counts both sides' moves together.
	mobility(p P) int
	// hash is the same for positions that are won alike.
	hash(p P) uint64
}

// Most of the time goes into waiting for the table's memory. So positions of
// so little mobility that they are soon done with have a table of their own
// that stays in the processor's cache, and those of even less are only looked
// up when they are searched, not when their parents are. Both made 6×6 three
// times as fast, though it takes three fifths more nodes.
const (
	smallMobility  = 14
	ignoreMobility = 8
	smallTable     = 256 << 10 // bytes
)

// A search finds out who wins.
type search[P, M any] struct {
	board board[P, M]
	// table is for positions of much mobility, small for the others.
	table, small *table
	limits       Limits
	nodes        uint64
	done         bool
	// moves is room for a position's; line holds the candidates of all
	// positions from the root on.
	moves []M
	line  []candidate[P]
}

// A candidate is what a move leads to and its place in the order, lowest
// first.
type candidate[P any] struct {
	next           P
	rate, mobility int
}

// wins reports whether the side to move can win a position of a mobility. When
// the search is done for lack of time or nodes, the answer means nothing.
func (s *search[P, M]) wins(p P, mobility int) bool {
	if s.count() {
		return false
	}
	hash, table := s.board.hash(p), s.memory(mobility)
	if win, known := table.get(hash); known {
		return win
	}
	before, start := s.nodes, len(s.line)
	win, settled := s.rate(p)
	for i := start; i < len(s.line) && !settled && !win && !s.done; i++ {
		s.pick(i)
		win = !s.wins(s.line[i].next, s.line[i].mobility)
	}
	s.line = s.line[:start]
	if !s.done {
		table.put(hash, win, s.nodes-before)
	}
	return win
}

// memory is the table for positions of a mobility.
func (s *search[P, M]) memory(mobility int) *table {
	if mobility < smallMobility {
		return s.small
	}
	return s.table
}

// rate appends the candidates of a position to the line. It reports whether
// the position is settled by that: no moves, or one after which the other side
// is known to lose, or none other.
func (s *search[P, M]) rate(p P) (win, settled bool) {
	start := len(s.line)
	s.moves = s.board.appendMoves(s.moves[:0], p)
	for _, m := range s.moves {
		next, theirs, ours := s.board.after(p, m)
		if theirs == 0 {
			return true, true
		}
		if mobility := theirs + ours; mobility >= ignoreMobility {
			if win, known := s.memory(mobility).get(s.board.hash(next)); known {
				if !win {
					return true, true
				}
				continue
			}
		}
		s.line = append(s.line, newCandidate(next, theirs, ours))
	}
	return false, len(s.line) == start
}

func newCandidate[P any](next P, theirs, ours int) candidate[P] {
	return candidate[P]{next, weightTheirs*theirs - weightOurs*ours, theirs + ours}
}

// pick brings the best of the remaining candidates to the front.
func (s *search[P, M]) pick(i int) {
	rest := s.line[i:]
	best := 0
	for k := range rest {
		if rest[k].rate < rest[best].rate {
			best = k
		}
	}
	rest[0], rest[best] = rest[best], rest[0]
}

func (s *search[P, M]) begin(limits Limits) {
	s.limits, s.nodes, s.done = limits, 0, false
	s.moves, s.line = s.moves[:0], s.line[:0]
}

func (s *search[P, M]) ended() (nodes uint64, done bool) { return s.nodes, s.done }

func (s *search[P, M]) won(q konane.Position) bool {
	p := s.board.of(q)
	return s.wins(p, s.board.mobility(p))
}

func (s *search[P, M]) wonWithin(q konane.Position, n int) bool {
	p := s.board.of(q)
	return s.winsWithin(p, s.board.mobility(p), n)
}

func (s *search[P, M]) lostWithin(q konane.Position, n int) bool {
	p := s.board.of(q)
	return s.losesWithin(p, s.board.mobility(p), n)
}

// count counts a node and reports whether the search must end.
func (s *search[P, M]) count() bool {
	s.nodes++
	if s.limits.Nodes > 0 && s.nodes >= s.limits.Nodes {
		s.done = true
	}
	if s.nodes%checkEvery == 0 && s.limits.Expired != nil && s.limits.Expired() {
		s.done = true
	}
	return s.done
}
