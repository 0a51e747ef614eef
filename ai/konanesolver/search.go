package konanesolver

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
	// hash is the same for positions that are won alike.
	hash(p P) uint64
}

// A search finds out who wins.
type search[P, M any] struct {
	board  board[P, M]
	table  *table
	limits Limits
	nodes  uint64
	done   bool
	// moves is room for a position's; line holds the candidates of all
	// positions from the root on.
	moves []M
	line  []candidate[P]
}

// A candidate is what a move leads to and its place in the order, lowest
// first.
type candidate[P any] struct {
	next P
	rate int
}

// wins reports whether the side to move can win. When the search is done for
// lack of time or nodes, the answer means nothing.
func (s *search[P, M]) wins(p P) bool {
	if s.count() {
		return false
	}
	hash := s.board.hash(p)
	if win, known := s.table.get(hash); known {
		return win
	}
	before, start := s.nodes, len(s.line)
	win, settled := s.rate(p)
	for i := start; i < len(s.line) && !settled && !win && !s.done; i++ {
		s.pick(i)
		win = !s.wins(s.line[i].next)
	}
	s.line = s.line[:start]
	if !s.done {
		s.table.put(hash, win, s.nodes-before)
	}
	return win
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
		if win, known := s.table.get(s.board.hash(next)); known {
			if !win {
				return true, true
			}
			continue
		}
		s.line = append(s.line, candidate[P]{next, weightTheirs*theirs - weightOurs*ours})
	}
	return false, len(s.line) == start
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

func (s *search[P, M]) won(p konane.Position) bool { return s.wins(s.board.of(p)) }

func (s *search[P, M]) wonWithin(p konane.Position, n int) bool {
	return s.winsWithin(s.board.of(p), n)
}

func (s *search[P, M]) lostWithin(p konane.Position, n int) bool {
	return s.losesWithin(s.board.of(p), n)
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
