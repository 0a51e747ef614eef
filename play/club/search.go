package club

import "slices"

// A search pairs players who are in an order, each with the next below whom they have not met.
type search struct {
	all   []Standing
	order []int
	idle  bool // some may stay without a game rather than meet again

	taken  []bool
	pairs  [][2]int
	found  [][2]int
	steps  int
	repeat int // how many may meet again
}

// mostSteps bounds the search; a table of 64 takes some hundreds.
const mostSteps = 200_000

// best is the first complete pairing in order with the fewest who meet again, or if some may be idle the
// largest that was found.
func (s *search) best() [][2]int {
	for s.repeat = 0; ; s.repeat++ {
		s.taken, s.pairs, s.found, s.steps = make([]bool, len(s.order)), nil, nil, 0
		if s.pair(s.repeat) || s.idle {
			return s.found
		}
		if s.repeat > len(s.order) {
			return s.found
		}
	}
}

// pair pairs all that are left; true ends the search.
func (s *search) pair(repeats int) bool {
	if len(s.pairs) > len(s.found) {
		s.found = slices.Clone(s.pairs)
	}
	if s.steps++; s.steps > mostSteps {
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
		s.pairs = append(s.pairs, [2]int{s.order[i], s.order[j]})
		if s.pair(left) {
			return true
		}
		s.pairs = s.pairs[:len(s.pairs)-1]
		s.taken[j] = false
	}
	// Nobody for this one: with fewer than are possible otherwise the search goes on.
	if s.idle && len(s.pairs)+s.free()/2 > len(s.found) && s.pair(repeats) {
		return true
	}
	s.taken[i] = false
	return false
}

// free counts those who have not been looked at.
func (s *search) free() (n int) {
	for _, t := range s.taken {
		if !t {
			n++
		}
	}
	return n
}

// sides has the one begin who has begun less often, else the one who did not the last time, else the first.
func (s *search) sides(a, b int) Pairing {
	x, y := &s.all[a], &s.all[b]
	dx, dy := 2*x.Begun-len(x.Met), 2*y.Begun-len(y.Met)
	switch {
	case dx > dy, dx == dy && x.lastFirst && !y.lastFirst:
		a, b = b, a
	}
	return Pairing{First: a, Second: b}
}
