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

// A Root finds the best moves of an unfinished position, and keeps what is proven of each from one call to the
// next. The first move is the best known so far.
type Root struct {
	s        *Solver
	position kalah.Position
	moves    []rootMove
}

func (s *Solver) Root(p kalah.Position) *Root {
	j := &Root{s: s, position: p}
	for _, m := range s.ordered(p) {
		j.moves = append(j.moves, rootMove{m, -2 * s.game.Half, 2 * s.game.Half})
	}
	return j
}

// Know tells the result of the position, 1 for a win, 0 for a draw, -1 for a loss, and the moves that keep it.
func (j *Root) Know(result int, keep []kalah.Move) {
	for i := range j.moves {
		switch m := &j.moves[i]; {
		case !slices.Contains(keep, m.move):
			m.high = min(m.high, result-1)
		case result > 0:
			m.low = max(m.low, 1)
		case result < 0:
			m.high = min(m.high, -1)
		default:
			m.low, m.high = 0, 0
		}
	}
	if i := slices.IndexFunc(j.moves, func(m rootMove) bool { return slices.Contains(keep, m.move) }); i > 0 {
		j.front(i)
	}
}

// Judge returns the margin with best play of an unfinished position, for the side to move, and all moves that
// lead to it, the houses in order.
func (s *Solver) Judge(p kalah.Position, h Hint, l Limits) (margin int, best []kalah.Move, ok bool) {
	return s.Root(p).Judge(h, l)
}

// Judge returns the position's margin and all moves that lead to it, the houses in order. One good move is
// valued exactly; the others only need to be refuted at its value, which is faster than first finding the
// value and then which moves reach it.
func (j *Root) Judge(h Hint, l Limits) (margin int, best []kalah.Move, ok bool) {
	j.begin(h, l)
	j.value(h.Margin)
	j.challenge(0)
	return j.best()
}

// Margin is faster than Judge: it returns one or more moves that lead to the margin, but perhaps not all.
func (j *Root) Margin(h Hint, l Limits) (margin int, best []kalah.Move, ok bool) {
	j.begin(h, l)
	j.value(h.Margin)
	j.challenge(1)
	return j.best()
}

// Decide finds out whether the margin is above, at or below 0, which takes a fraction of finding it, and
// reports whether it has. The first move then leads to such a margin.
func (j *Root) Decide(h Hint, l Limits) bool {
	j.begin(h, l)
	first, second := 0, 1
	if h.Margin > 0 {
		first, second = 1, 0
	}
	j.reach(first)
	j.reach(second)
	return !j.s.done
}

// Keeps returns the result for the side to move, 1 for a win, 0 for a draw, -1 for a loss, and all moves that keep it.
func (j *Root) Keeps(h Hint, l Limits) (result int, keep []kalah.Move, ok bool) {
	if !j.Decide(h, l) {
		return 0, nil, false
	}
	result = max(-1, min(1, j.s.low))
	for i := 0; i < len(j.moves) && !j.s.done; i++ {
		m := &j.moves[i]
		if result >= 0 && m.low < result && m.high >= result {
			j.test(i, result)
		}
		if result < 0 || m.low >= result {
			keep = append(keep, m.move)
		}
	}
	short.Sort(keep, func(m kalah.Move) kalah.Move { return m })
	return result, keep, !j.s.done
}

// Enclose narrows the bounds of the margin from both ends towards a guess. Each step towards it takes several
// times as long as the one before, so that a search too long to finish still ends with good bounds.
func (j *Root) Enclose(h Hint, step int, l Limits) {
	j.begin(h, l)
	for far := 2 * j.s.game.Half; far > 0 && !j.s.done; far -= step {
		j.reach(h.Margin - far)
		j.reach(h.Margin + far)
	}
}

// First returns the best move known so far and the proven bounds of its margin.
func (j *Root) First() (m kalah.Move, low, high int) {
	f := &j.moves[0]
	return f.move, f.low, f.high
}

// Bounds returns the proven bounds of a move's margin.
func (j *Root) Bounds(m kalah.Move) (low, high int) {
	k := &j.moves[j.index(m)]
	return k.low, k.high
}

// Decided reports whether it is proven that a move leads to the best result possible, a win, a draw or a loss.
func (j *Root) Decided(m kalah.Move) bool {
	low, high := j.Bounds(m)
	switch {
	case low > 0:
		return true
	case low == 0 && high == 0:
		return !slices.ContainsFunc(j.moves, func(k rootMove) bool { return k.high > 0 })
	}
	return !slices.ContainsFunc(j.moves, func(k rootMove) bool { return k.high >= 0 })
}

// Hope returns the first move that is not proven to lose.
func (j *Root) Hope() (m kalah.Move, ok bool) {
	i := slices.IndexFunc(j.moves, func(k rootMove) bool { return k.high >= 0 })
	if i < 0 {
		return 0, false
	}
	return j.moves[i].move, true
}

func (j *Root) index(m kalah.Move) int {
	return slices.IndexFunc(j.moves, func(k rootMove) bool { return k.move == m })
}

// begin goes on with what is proven. The move expected to be good comes first, unless another is proven to be
// better.
func (j *Root) begin(h Hint, l Limits) {
	j.s.begin(l)
	j.narrow()
	j.lead()
	for _, m := range slices.Backward(h.Moves) {
		if i := j.index(m); i > 0 && j.asGood(i) {
			j.front(i)
		}
	}
}

// asGood reports whether a move is proven to be as good as the first, or nothing is proven of that.
func (j *Root) asGood(i int) bool {
	m, low := &j.moves[i], j.moves[0].low
	if m.low < low && m.high >= low && !j.s.done {
		j.test(i, low)
	}
	return m.low >= low
}

// narrow updates the bounds of the position's margin.
func (j *Root) narrow() {
	s := j.s
	s.low, s.high = -2*s.game.Half, -2*s.game.Half
	for _, m := range j.moves {
		s.low, s.high = max(s.low, m.low), max(s.high, m.high)
	}
}

func (j *Root) front(i int) {
	m := j.moves[i]
	copy(j.moves[1:i+1], j.moves[:i])
	j.moves[0] = m
	j.lead()
}

// lead stores the move in front as the one that Leader returns.
func (j *Root) lead() {
	if len(j.moves) > 0 {
		j.s.leader = int(j.moves[0].move)
	}
}

// reach looks for a move that leads to at least so much, and puts it in front.
func (j *Root) reach(want int) {
	for i := 0; i < len(j.moves) && j.s.low < want && j.s.high >= want && !j.s.done; i++ {
		if m := &j.moves[i]; m.high >= want {
			j.test(i, want)
			if m.low >= want {
				j.front(i)
			}
		}
	}
}

// value finds the value of the move in front, from a guess. It increases in big steps: proving less than the
// value is faster than refuting more.
func (j *Root) value(guess int) {
	for m := &j.moves[0]; m.low < m.high && !j.s.done; {
		want := max(m.low+1, min(m.high, guess))
		if j.test(0, want); m.low >= want {
			guess = m.low + 2
		} else {
			guess = m.high
		}
	}
}

// challenge tests whether another move is better than the one in front by at least so much, which is 0 or 1; a
// better one replaces it.
func (j *Root) challenge(by int) {
	for i := 1; i < len(j.moves) && !j.s.done; i++ {
		m, low := &j.moves[i], j.moves[0].low
		for m.low < m.high && m.high >= low+by && m.low <= low && !j.s.done {
			j.test(i, max(low+by, m.low+1))
		}
		if m.low > low && !j.s.done {
			j.front(i)
			j.value(j.moves[0].low + 2)
			i = 0 // those that were as good as the old one may not be
		}
	}
}

func (j *Root) test(i, want int) {
	v := j.s.rootBound(j.position, j.moves[i].move, want)
	switch m := &j.moves[i]; {
	case j.s.done:
		return
	case v >= want:
		m.low = max(m.low, v)
	default:
		m.high = min(m.high, v)
	}
	j.narrow()
}

// rootBound is boundAfter, by end=empty if the question is who wins.
func (s *Solver) rootBound(p kalah.Position, m kalah.Move, want int) int {
	o := s.playout
	switch {
	case o == nil:
		return s.boundAfter(p, m, want)
	case want != 0 && want != 1:
		s.elsewhere = o.team.nodes.Load()
		return s.boundAfter(p, m, want)
	}
	o.elsewhere = s.team.nodes.Load()
	v := o.boundAfter(p, m, want)
	s.done = o.done
	if v >= want { // by how much is another question
		return want
	}
	return want - 1
}

// best returns the margin and the moves known to lead to it, if it is proven.
func (j *Root) best() (margin int, best []kalah.Move, ok bool) {
	if j.s.done {
		return 0, nil, false
	}
	for _, m := range j.moves {
		if m.low == j.s.low {
			best = append(best, m.move)
		}
	}
	short.Sort(best, func(m kalah.Move) kalah.Move { return m })
	return j.s.low, best, true
}
