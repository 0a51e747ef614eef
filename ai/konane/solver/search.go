package solver

import (
	"math"

	"tidepool/rules/konane"
)

// checkEvery is how many nodes pass between two checks of the clock: at two million nodes a second, a quarter
// of a millisecond.
const checkEvery = 512

// A board defines how positions P of one size are played with moves M.
type board[P, M any] interface {
	of(p konane.Position) P
	appendMoves(dst []M, p P) []M
	// after returns the position after a move, and the numbers of moves of the side to move and of the other there.
	after(p P, m M) (next P, theirs, ours int)
	// key is the same for positions with the same winner.
	key(p P) key
}

// A search finds out who wins by depth-first proof-number search: it continues where the root seems easiest
// to decide, and returns to a node when another child seems easier. (Nagai, Df-pn Algorithm for Searching
// AND/OR Trees and Its Applications, 2002.) On 6×6 that takes a tenth of the nodes of a depth-first search
// with such an order of moves.
type search[P, M any] struct {
	board  board[P, M]
	table  *table
	limits Limits
	nodes  uint64
	// done is set when the search must end, quit also when it must return to a node that another thread has
	// solved; numbers returned then are meaningless.
	done, quit bool
	// moves is scratch space for a position's moves; line holds the candidates of all positions from the root on.
	moves []M
	line  []candidate[P]
	// member is for one of several threads; its team is nil otherwise.
	member
}

type candidate[P any] struct {
	next P
	key  key
	numbers
}

// guesses are proof numbers of positions not yet searched, by three times the moves of the other side minus
// those of the side to move. Of factors from one to six and bases from 1.1 to 2.4, three and 1.3 took the
// fewest nodes on 5×7, 5×8 and 6×6 together.
var guesses = func() (list [64]uint32) {
	for i := range list {
		list[i] = uint32(max(1, math.Round(8*math.Exp2(0.375*float64(i-guessesFrom)))))
	}
	return list
}()

const (
	guessesFrom = 24
	guessWeight = 3
)

func guess(theirs, ours int) numbers {
	return numbers{guessOf(guessWeight*ours - theirs), guessOf(guessWeight*theirs - ours)}
}

func guessOf(excess int) uint32 {
	return guesses[max(0, min(len(guesses)-1, guessesFrom+excess))]
}

// wins reports whether the side to move can win. If the search ended for lack of time or nodes, the answer is
// meaningless.
func (s *search[P, M]) wins(p P) bool {
	k := s.board.key(p)
	n, known := s.table.get(k)
	if !known || !n.solved() {
		n = s.prove(p, k, numbers{infinite, infinite})
	}
	s.done = s.done || !n.solved()
	return n.proof == 0
}

// prove searches a position until one of its numbers is no longer below its limit, and returns them.
func (s *search[P, M]) prove(p P, k key, limit numbers) numbers {
	if s.count() && !s.back() {
		return limit
	}
	before, start := s.nodes, len(s.line)
	n, decided := s.expand(p)
	for !decided {
		var best, second int
		n, best, second = s.weigh(start)
		if n.solved() || n.proof >= limit.proof || n.disproof >= limit.disproof {
			break
		}
		c := &s.line[best]
		if got, known := s.table.get(c.key); known && got != c.numbers {
			c.numbers = got // reached through another line
			continue
		}
		found := s.follow(*c, c.limit(n, limit, second))
		switch {
		case !s.quit:
			s.line[best].numbers = found
		case s.back():
			if got, known := s.table.get(k); known && got.solved() {
				n, decided = got, true
			}
		default:
			s.line = s.line[:start]
			return limit
		}
	}
	s.line = s.line[:start]
	s.table.put(k, n, s.nodes-before)
	return n
}

// back reports whether a search that must return has reached the node that another thread has solved.
func (s *search[P, M]) back() bool {
	if s.done || s.decided != len(s.path)-1 {
		return false
	}
	s.quit = false
	return true
}

func (s *search[P, M]) follow(c candidate[P], limit numbers) numbers {
	if s.team == nil {
		return s.prove(c.next, c.key, limit)
	}
	s.enter(c.key)
	n := s.prove(c.next, c.key, limit)
	s.leave(c.key)
	return n
}

// expand appends the candidates of a position to the line, and reports whether that decides it: no moves, or
// a winning one.
func (s *search[P, M]) expand(p P) (n numbers, decided bool) {
	start := len(s.line)
	s.moves = s.board.appendMoves(s.moves[:0], p)
	for _, m := range s.moves {
		next, theirs, ours := s.board.after(p, m)
		if theirs == 0 {
			return won, true
		}
		k := s.board.key(next)
		s.table.prefetch(k)
		s.line = append(s.line, candidate[P]{next, k, guess(theirs, ours)})
	}
	for i := start; i < len(s.line); i++ {
		c := &s.line[i]
		if n, known := s.table.get(c.key); known {
			c.numbers = n
		}
		if c.disproof == 0 {
			return won, true
		}
	}
	return lost, len(s.moves) == 0
}

// weigh returns the numbers of the position whose candidates begin at start, the candidate to continue with,
// and the second-best disproof number. A candidate that another thread is searching seems a little harder.
func (s *search[P, M]) weigh(start int) (n numbers, best, second int) {
	sum, least, first, second := 0, math.MaxInt, math.MaxInt, infinite
	for i := start; i < len(s.line); i++ {
		c := &s.line[i]
		sum += int(c.proof % infinite)
		d := int(c.disproof)
		least = min(least, d)
		if s.team != nil && s.team.busyWith(c.key) {
			d += d/8 + 1
		}
		switch {
		case d < first:
			second, first, best = min(second, first), d, i
		case d < second:
			second = d
		}
	}
	switch {
	case least == 0:
		return won, best, second
	case sum == 0:
		return lost, best, second
	}
	return numbers{uint32(least), uint32(min(infinite-1, sum))}, best, second
}

// limit returns how far to search a candidate of a position with numbers n: while it stays the best, and a
// little longer to avoid switching back and forth, up to the position's own limit.
func (c *candidate[P]) limit(n, limit numbers, second int) numbers {
	proof := infinite
	if limit.disproof < infinite {
		proof = max(int(limit.disproof)-int(n.disproof), 1) + int(c.proof)
	}
	disproof := max(second+second/4, int(c.disproof)) + 1
	return numbers{uint32(min(infinite, proof)), uint32(min(int(limit.proof), disproof))}
}

func (s *search[P, M]) begin(limits Limits) {
	s.limits, s.nodes = limits, 0
	s.moves, s.line = s.moves[:0], s.line[:0]
	s.member.begin()
	s.resume()
}

// resume clears the stop flags, after another search has set them.
func (s *search[P, M]) resume() { s.done, s.quit = false, false }

func (s *search[P, M]) ended() (nodes uint64, done bool) {
	if s.team != nil {
		return s.tell(s.nodes), s.done
	}
	return s.nodes, s.done
}

func (s *search[P, M]) won(q konane.Position) bool { return s.wins(s.board.of(q)) }

func (s *search[P, M]) wonWithin(q konane.Position, n int) bool {
	return s.winsWithin(s.board.of(q), n)
}

func (s *search[P, M]) lostWithin(q konane.Position, n int) bool {
	return s.losesWithin(s.board.of(q), n)
}

// count counts a node and reports whether to leave it again.
func (s *search[P, M]) count() bool {
	s.nodes++
	look := s.nodes%checkEvery == 0 || s.table.unpopulated(s.nodes)
	switch {
	case s.team == nil:
		s.done = s.done || s.limits.reached(s.nodes) || look && s.limits.expired()
		s.quit = s.done
	case look:
		s.check()
	}
	return s.quit
}

// check checks whether to stop, completely or up to a node on the path that another thread has solved.
func (s *search[P, M]) check() {
	if s.limits.reached(s.tell(s.nodes)) || s.limits.expired() {
		s.halt.Store(true)
	}
	s.done = s.halt.Load()
	s.quit = s.done || s.look(s.table)
}
