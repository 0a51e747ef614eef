package search

import (
	"cmp"
	"math"

	"tidepool/ai"
)

// A Selective is an [Evaluator] of a game that allows more than the default selectivity.
type Selective interface {
	Selectivity() Selectivity
}

// A Selectivity sets how much of the tree the search skips where it rarely matters. The zero value is the
// default. Proven wins and losses stay correct. Players of limited skill use the default, so that the levels
// keep their strength.
type Selectivity struct {
	// Margin is for reverse futility pruning: up to Plies above the leaves, a position is not searched if its
	// estimate exceeds beta by Margin per ply.
	Margin ai.Score
	Plies  int
	// Pass is the smallest depth in plies at which null-move pruning is tried, with a [Passer].
	Pass int
	// Blind is the smallest depth in plies at which a position without a table move is searched one ply less
	// deep, as its move order is a guess; 0 means never.
	Blind int
	// Extend is the smallest depth in plies at which a position is searched one ply deeper if the side to move
	// must meet a threat, with a [Threatener]; 0 means never.
	Extend int
	// Leaves means that the quiescence search uses the transposition table as well. It helps where it often
	// has several turns to try.
	Leaves bool
}

// lessUsual returns the reduction, in plies, of the nth turn of players with limited skill when the best would be
// searched depth plies deep. It applies to quiet turns; nth counts from 0 and includes the noisy turns.
func lessUsual(depth, nth int) int {
	switch {
	case depth >= 5 && nth >= 12:
		return 2
	case depth >= 3 && nth >= 4:
		return 1
	}
	return 0
}

// lessByLog is the reduction of players with full skill, as used by chess engines: it grows with the logarithms of
// depth and nth.
func lessByLog(depth, nth int) int {
	if depth < 2 || nth < 2 {
		return 0
	}
	// The conversion to float64 prevents fused operations, which round differently.
	product := float64(math.Log(float64(depth)) * math.Log(float64(nth+1)))
	return max(0, min(depth-1, int(0.3+product/1.8)))
}

// reductions caches a reduction by depth and nth. Larger arguments use the last row or column.
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

// A pruning is a Selectivity with the reductions of late turns.
type pruning struct {
	Selectivity
	less *reductions
}

func newPruning(s Selectivity, less func(depth, nth int) int) *pruning {
	s.Blind, s.Extend = cmp.Or(s.Blind, math.MaxInt), cmp.Or(s.Extend, math.MaxInt)
	return &pruning{s, newReductions(less)}
}

// A Threatener is an [Evaluator] that can detect threats.
type Threatener[P any] interface {
	// Threatens reports whether the side that is not to move would win at once if it were to move. If the game
	// is over, the answer does not matter.
	Threatens(p P) bool
}

// maxExtended limits threat extensions: positions further from the root than this many times the depth of the
// iteration are not extended.
const maxExtended = 2

// A Passer is an [Evaluator] of a game in which passing is hardly ever the best move. It enables null-move
// pruning: a position that is good enough even after passing is not searched further.
type Passer[P any] interface {
	// Passed returns the position with the other side to move and nothing else changed. The game must not be over.
	Passed(p P) P
}

// The depth after a pass is reduced by passLess plies and one more for every passGrowth plies of depth.
const (
	passLess   = 3
	passGrowth = 4
)

// prunable reports whether a position need not be searched because it is good enough, and a score of at least beta.
func (w *worker[P, M]) prunable(p P, hash uint64, depth, ply int, alpha, beta ai.Score) (ai.Score, bool) {
	pass := w.passer != nil && !w.passed && depth >= w.pruning.Pass
	if !pass && depth > w.pruning.Plies || beta-alpha != 1 || proven(beta) || w.over(p) {
		return 0, false
	}
	enough := ai.Score(ai.Infinite)
	if depth <= w.pruning.Plies {
		enough = beta + w.pruning.Margin*ai.Score(depth)
	}
	inexact := w.inexact
	s := w.evaluate(p)
	switch {
	case s >= enough:
		return s, true
	case pass && s >= beta && w.pass(p, hash, depth, ply, beta) && !w.done:
		return beta, true
	}
	w.inexact = inexact // the estimate is not used
	return 0, false
}

// pass reports whether a position is good enough even if the other side moves next. A line contains at most
// one pass.
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
