package solver

import (
	"slices"

	"tidepool/ai/internal/short"
	"tidepool/rules/kalah"
)

// A Hint is a guess about a position before it is solved. It determines what is tested first, and so the time
// taken, but not the result.
type Hint struct {
	// Moves are likely to be good, the best first.
	Moves []kalah.Move
	// Margin is the guessed margin of the first.
	Margin int
}

// A rootMove is what is known of the margin of a move for its player.
type rootMove struct {
	move      kalah.Move
	low, high int
}

// A rootSolver finds the best moves of a position. The first of them is the best known so far.
type rootSolver struct {
	*Solver
	position kalah.Position
	moves    []rootMove
}

// Judge returns the margin with best play of an unfinished position, for the side to move, and all moves that
// lead to it, the houses in order. One good move is valued exactly; the others only need to be refuted at its
// value, which is faster than first finding the value and then which moves reach it.
func (s *Solver) Judge(p kalah.Position, h Hint, l Limits) (margin int, best []kalah.Move, ok bool) {
	s.begin(l)
	j := rootSolver{Solver: s, position: p}
	for _, m := range append(slices.Clone(h.Moves), s.ordered(p)...) {
		if !slices.ContainsFunc(j.moves, func(k rootMove) bool { return k.move == m }) {
			j.moves = append(j.moves, rootMove{m, s.low, s.high})
		}
	}
	j.lead()
	j.value(h.Margin)
	j.challenge()
	if s.done {
		return 0, nil, false
	}
	s.high = s.low
	for _, m := range j.moves {
		if m.low == s.low {
			best = append(best, m.move)
		}
	}
	short.Sort(best, func(m kalah.Move) kalah.Move { return m })
	return s.low, best, true
}

func (j *rootSolver) front(i int) {
	if i > 0 {
		j.moves[0], j.moves[i] = j.moves[i], j.moves[0]
	}
	j.lead()
}

// lead stores the move in front as the one that Leader returns.
func (j *rootSolver) lead() {
	if len(j.moves) > 0 {
		j.leader = int(j.moves[0].move)
	}
}

// value finds the value of the move in front, from a guess. It increases in big steps: proving less than the
// value is faster than refuting more.
func (j *rootSolver) value(guess int) {
	for m := &j.moves[0]; m.low < m.high && !j.done; {
		want := max(m.low+1, min(m.high, guess))
		if j.test(0, want); m.low >= want {
			guess = m.low + 2
		} else {
			guess = m.high
		}
		j.low = max(j.low, m.low)
	}
}

// challenge tests whether another move is as good as the one in front; a better one replaces it.
func (j *rootSolver) challenge() {
	for i := 1; i < len(j.moves) && !j.done; i++ {
		m := &j.moves[i]
		for m.low < m.high && m.high >= j.low && m.low <= j.low && !j.done {
			j.test(i, max(j.low, m.low+1))
		}
		if m.low > j.low && !j.done {
			j.front(i)
			j.value(j.moves[0].low + 2)
			i = 0 // those that were as good as the old one may not be
		}
	}
}

func (j *rootSolver) test(i, want int) {
	v := j.boundAfter(j.position, j.moves[i].move, want)
	switch m := &j.moves[i]; {
	case j.done:
	case v >= want:
		m.low = max(m.low, v)
	default:
		m.high = min(m.high, v)
		j.high = j.low
		for _, m := range j.moves {
			j.high = max(j.high, m.high)
		}
	}
}
