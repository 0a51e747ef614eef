package search

import (
	"cmp"
	"math"

	"tidepool/ai"
)

// A Selective is an [Evaluator] of a game that bears more than the usual selectivity.
type Selective interface {
	Selectivity() Selectivity
}

// A Selectivity says how much of the tree the search leaves out where that seldom matters; the zero
// value is the usual one. Proven wins and losses stay right. Players of limited skill have the
// usual one, so that levels stay as they are.
type Selectivity struct {
	// Margin is for reverse futility pruning: no more than Plies above the leaves, a position whose
	// estimate is better than needed by Margin a ply is not searched.
	Margin ai.Score
	Plies  int
	// Less is how many plies less deep the nth turn, a quiet one counted from 0 with the noisy
	// ones, is searched at first, if the best would be searched depth plies deep. nil is
	// [lessUsual]. Each pair is asked for once, at set-up.
	Less func(depth, nth int) int
	// Pass is from how many plies of depth on a position is tried with a pass first, by a [Passer].
	Pass int
	// Blind is from how many plies on a position of which the table knows no turn is searched one ply
	// less deep, as the order of turns is a guess; 0 is never.
	Blind int
}

// lessUsual suits games of which nothing else is known.
func lessUsual(depth, nth int) int {
	switch {
	case depth >= 5 && nth >= 12:
		return 2
	case depth >= 3 && nth >= 4:
		return 1
	}
	return 0
}

// LessByLog is a [Selectivity.Less] as engines for chess have it: base + ln(depth) · ln(nth + 1) /
// slope plies, rounded down, from the place given on.
func LessByLog(from int, base, slope float64) func(depth, nth int) int {
	return func(depth, nth int) int {
		if depth < 2 || nth < from {
			return 0
		}
		// The conversion keeps processors from rounding differently.
		product := float64(math.Log(float64(depth)) * math.Log(float64(nth+1)))
		return max(0, min(depth-1, int(base+product/slope)))
	}
}

// reductions are [Selectivity.Less] by depth and place; beyond the last they are the last's.
type reductions [32][64]int8

func newReductions(less func(depth, nth int) int) *reductions {
	r := new(reductions)
	for depth := range r {
		for nth := range r[depth] {
			r[depth][nth] = int8(less(depth, nth))
		}
	}
	return r
}

func (r *reductions) at(depth, nth int) int {
	return int(r[min(depth, len(r)-1)&31][min(nth, len(r[0])-1)&63])
}

type pruning struct {
	margin ai.Score
	plies  int
	less   *reductions
	pass   int
	blind  int
}

func newPruning(s Selectivity) *pruning {
	if s.Less == nil {
		s.Less = lessUsual
	}
	return &pruning{s.Margin, s.Plies, newReductions(s.Less), s.Pass, cmp.Or(s.Blind, math.MaxInt)}
}

// A Passer is an [Evaluator] of a game in which it is hardly ever better not to move. Who stands well
// enough even after passing need not be searched any deeper: null-move pruning.
type Passer[P any] interface {
	// Passed is a position with the other side to move and nothing else changed; the game must not be over.
	Passed(p P) P
}

// After a pass the search is so many plies less deep, and one more for every few plies of depth.
const (
	passLess   = 3
	passGrowth = 4
)

// needless reports whether a position is good enough without a search, and its estimate.
func (w *worker[P, M]) needless(p P, hash uint64, depth, ply int, alpha, beta ai.Score) (ai.Score, bool) {
	pass := w.passer != nil && !w.passed && depth >= w.pruning.pass
	if !pass && depth > w.pruning.plies || beta-alpha != 1 || proven(beta) || w.over(p) {
		return 0, false
	}
	enough := ai.Score(ai.Infinite)
	if depth <= w.pruning.plies {
		enough = beta + w.pruning.margin*ai.Score(depth)
	}
	inexact := w.inexact
	s := w.evaluateWithin(p, beta-1, enough)
	switch {
	case s >= enough:
		return s, true
	case pass && s >= beta && w.pass(p, hash, depth, ply, beta) && !w.done:
		return beta, true
	}
	w.inexact = inexact // nothing rests on it
	return 0, false
}

// pass reports whether a position is good enough though the other side moves next. No two passes are
// on one way from the root.
func (w *worker[P, M]) pass(p P, hash uint64, depth, ply int, beta ai.Score) bool {
	w.passed = true
	w.seen = append(w.seen, hash)
	s := -w.search(w.passer.Passed(p), max(0, depth-passLess-depth/passGrowth), ply+1, -beta, 1-beta)
	w.seen = w.seen[:len(w.seen)-1]
	w.passed = false
	return s >= beta
}

func proven(s ai.Score) bool {
	_, _, ok := s.Proven()
	return ok
}
