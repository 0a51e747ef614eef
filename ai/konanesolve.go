package ai

import (
	"slices"

	"tidepool/ai/konanesolver"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// A konaneProver solves positions of Konane: first who wins, then after how
// many plies, which may take far longer and is left out if it does.
type konaneProver struct {
	solver *konanesolver.Solver
	// stop and tell are those of the task at hand; looks is how often stop
	// was asked, proven what is certain so far.
	stop   func() bool
	tell   func(Progress)
	looks  uint64
	proven string
}

// konaneDistance is how many nodes may be spent on the distance of a win or
// loss, a few seconds, and konaneNear in how many its winner must have been
// found for that to be worth a try. Of 38 positions of random and of engine
// games with 30 stones left none took more than half and a tenth as many.
const (
	konaneDistance = 6_000_000
	konaneNear     = 1_000_000
)

func newKonaneProver(tableBytes int) Solver {
	return &konaneProver{solver: konanesolver.New(tableBytes)}
}

// Solve implements [Solver].
func (k *konaneProver) Solve(q rules.Position, stop func() bool, progress func(Progress)) (Solution, bool) {
	p := q.Unwrap().(konane.Position)
	k.stop, k.tell, k.looks, k.proven = stop, progress, 0, ""
	limits := konanesolver.Limits{Expired: k.expired}
	r := k.solver.Solve(p, limits)
	if !r.Known {
		progress(Progress{Nodes: r.Nodes})
		return Solution{}, false
	}
	s, v := Solution{Value: -1, Plies: -1}, konanesolver.Value{Win: r.Win, Plies: -1}
	k.proven = "the side to move loses"
	if r.Win {
		s.Value, k.proven = 1, "the side to move wins"
	}
	if r.Nodes <= konaneNear {
		near := konanesolver.Limits{Nodes: konaneDistance, Expired: k.expired}
		if n, ok := k.solver.Plies(p, r.Win, near); ok {
			s.Plies, v.Plies = n, n
		}
	}
	best, ok := k.solver.Best(p, v, limits)
	if !ok {
		return s, true
	}
	s.Best = konaneWords(p, best)
	for _, m := range k.solver.Line(p, v, limits) {
		s.Line = append(s.Line, p.Word(m))
		p = p.Apply(m)
	}
	return s, true
}

// expired asks whether to give up, and tells of progress now and then.
func (k *konaneProver) expired() bool {
	k.looks++
	if nodes := k.looks * checkEvery; nodes%tellEvery == 0 {
		k.tell(Progress{Nodes: nodes, Proven: k.proven})
	}
	return k.stop()
}

// konaneWords spells turns, sorted.
func konaneWords(p konane.Position, moves []konane.Move) []string {
	var words []string
	for _, m := range moves {
		words = append(words, p.Word(m))
	}
	slices.Sort(words)
	return words
}
