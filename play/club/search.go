package club

import "slices"

// A search pairs players in a given order, each with the next one below whom they have not met.
type search struct {
	all   []Standing
	order []int
	idle  bool // players may be left without a game, but may not meet again

	taken        []bool
	pairs        []Pairing
	found        []Pairing
	steps, limit int
}

// maxSteps limits the search for each number of repeats; 64 players take some hundred steps in their first rounds.
const maxSteps = 5_000

// best returns the first complete pairing with the fewest pairs who meet again. If players may be idle, it returns
// the largest pairing found.
func (s *search) best() []Pairing {
	for repeats := 0; ; repeats++ {
		s.taken, s.pairs, s.found, s.limit = make([]bool, len(s.order)), nil, nil, s.steps+maxSteps
		if s.pair(repeats) || s.idle || repeats > len(s.order) {
			return s.found
		}
	}
}

// pair pairs the remaining players, of whom so many pairs may meet again. It returns true to end the search.
func (s *search) pair(repeats int) bool {
	if len(s.pairs) > len(s.found) {
		s.found = slices.Clone(s.pairs)
	}
	if s.steps++; s.steps > s.limit {
		return s.idle
	}
	i := slices.Index(s.taken, false)
	if i < 0 {
		return true
	}
	s.taken[i] = true
	for j := i + 1; j < len(s.order); j++ {
		if s.taken[j] {
			continue
		}
		again := slices.Contains(s.all[s.order[i]].Met, s.order[j])
		if again && (s.idle || repeats == 0) {
			continue
		}
		left := repeats
		if again {
			left--
		}
		s.taken[j] = true
		s.pairs = append(s.pairs, s.sides(s.order[i], s.order[j]))
		if s.pair(left) {
			return true
		}
		s.pairs = s.pairs[:len(s.pairs)-1]
		s.taken[j] = false
	}
	// Leave this player without a game, if a larger pairing is still possible.
	if s.idle && len(s.pairs)+s.free()/2 > len(s.found) && s.pair(repeats) {
		return true
	}
	s.taken[i] = false
	return false
}

// free returns the number of players not taken.
func (s *search) free() (n int) {
	for _, t := range s.taken {
		if !t {
			n++
		}
	}
	return n
}

// sides lets the player move first who has done so less often, otherwise the one who did not last time, otherwise
// a.
func (s *search) sides(a, b int) Pairing {
	x, y := &s.all[a], &s.all[b]
	dx, dy := 2*x.Begun-len(x.Met), 2*y.Begun-len(y.Met)
	switch {
	case dx > dy, dx == dy && x.lastFirst && !y.lastFirst:
		a, b = b, a
	}
	return Pairing{First: a, Second: b}
}
