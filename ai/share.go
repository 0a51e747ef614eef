package ai

import (
	"math"
	"slices"
	"time"
)

type share struct {
	thinker int
	id      uint64
	final   bool

	// found is, for one of several shares, what was found at each depth; nodes and time are totals so far.
	found []Info
	nodes uint64
	time  time.Duration
	// whole means that it ended by itself, with nothing left to find.
	whole bool
}

func (s *share) note(n Update, limit time.Duration) {
	s.nodes, s.time = n.Nodes, n.Time
	for last := len(s.found) - 1; last >= 0 && s.found[last].Depth >= n.Depth; last-- {
		s.found = s.found[:last] // also what was found before a restart
	}
	s.found = append(s.found, n.Info)
	s.whole = n.Final && n.Proven && (limit == 0 || n.Time < limit-limit/20)
}

// depth returns -1 if nothing is known.
func (s *share) depth() int {
	switch {
	case len(s.found) == 0:
		return -1
	case s.whole:
		return math.MaxInt
	}
	return s.found[len(s.found)-1].Depth
}

// at returns what was found at the last depth up to the given one, or else what came first.
func (s *share) at(depth int) *Info {
	i := len(s.found) - 1
	for i > 0 && !s.whole && s.found[i].Depth > depth {
		i--
	}
	return &s.found[i]
}

// merge joins what the shares of all turns have found, at the last depth all have reached, as scores of
// different depths cannot be compared. It reports whether that is news.
func (t *poolJob) merge() (n Update, news bool) {
	n.Final = true
	depth := math.MaxInt
	for _, s := range t.shares {
		depth = min(depth, s.depth())
		n.Final = n.Final && s.final
		n.Nodes += s.nodes
		n.Time = max(n.Time, s.time)
	}
	if depth < 0 || depth <= t.told && !n.Final {
		return n, false
	}
	t.told = depth
	n.Best.Score, n.Proven = -Infinite, true
	var best *Info
	for _, s := range t.shares {
		i := s.at(depth)
		n.Depth = max(n.Depth, min(i.Depth, depth))
		n.Turns = append(n.Turns, i.Turns...)
		n.Proven = n.Proven && i.Proven
		if len(i.Best.Words) > 0 && i.Best.Score > n.Best.Score {
			n.Best, best = i.Best, i
		}
	}
	if best == nil { // the game is over
		n.Best.Score = 0
		return n, true
	}
	if win, _, ok := n.Best.Score.Proven(); ok && win && best.Proven {
		n.Proven = true // no other turn can be better
	}
	slices.SortStableFunc(n.Turns, func(a, b Variation) int { return int(b.Score) - int(a.Score) })
	return n, true
}
