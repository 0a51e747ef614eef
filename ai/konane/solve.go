package konane

import (
	"fmt"
	"slices"

	"tidepool/ai"
	"tidepool/ai/konane/solver"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// A prover first finds who wins, then after how many plies, which it omits if it takes far longer.
type prover struct {
	solver *solver.Solver
	// stop and tell are the task's; looks counts calls of stop, spent the nodes of answered questions, proven
	// is what is certain so far.
	stop         func() bool
	tell         func(ai.Progress)
	looks, spent uint64
	proven       string
}

// distanceNodes limits finding the distance of a win or loss, a few seconds, which is tried if the winner
// took no more than nearNodes. Of 24 positions of random games on 8×8 with 30 stones left, none took more
// than half and two thirds as many.
const (
	distanceNodes = 6_000_000
	nearNodes     = 100_000
)

func newSolver(tableBytes, threads int) ai.Solver {
	s := solver.New(tableBytes)
	s.Threads(threads)
	return &prover{solver: s}
}

func (k *prover) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(konane.Position)
	k.stop, k.tell, k.looks, k.spent, k.proven = stop, progress, 0, 0, ""
	limits := solver.Limits{Expired: k.expired}
	var r solver.Result
	if named(p) {
		r = k.solver.Solve(p, limits)
	}
	if !r.Known {
		progress(ai.Progress{Nodes: r.Nodes})
		return ai.Solution{}, false
	}
	s, v := ai.Solution{Value: -1, Plies: -1}, solver.Value{Win: r.Win, Plies: -1}
	k.proven = "the side to move loses"
	if r.Win {
		s.Value, k.proven = 1, "the side to move wins"
	}
	k.spent += r.Nodes
	if r.Nodes <= nearNodes {
		near := solver.Limits{Nodes: distanceNodes, Expired: k.expired}
		if n, ok := k.solver.Plies(p, r.Win, near); ok {
			s.Plies, v.Plies = n, n
		}
		k.spent += k.solver.Nodes()
	}
	best, ok := k.solver.Best(p, v, limits)
	k.spent += k.solver.Nodes()
	if !ok {
		return s, true
	}
	s.Best = wordsOf(p, best)
	for _, m := range k.solver.Line(p, v, limits) {
		s.Line = append(s.Line, p.Word(m))
		p = p.Apply(m)
	}
	return s, true
}

func named(p konane.Position) bool {
	files, ranks := p.Size()
	return ai.Named(konane.Game{}, fmt.Sprintf("size=%dx%d", files, ranks), rules.Of(p))
}

// expired reports whether to give up, and reports progress now and then.
func (k *prover) expired() bool {
	k.looks++
	if k.looks*search.CheckEvery%search.ReportEvery == 0 {
		k.tell(ai.Progress{Nodes: k.spent + k.solver.Nodes(), Proven: k.proven})
	}
	return k.stop()
}

func wordsOf(p konane.Position, moves []konane.Move) []string {
	var words []string
	for _, m := range moves {
		words = append(words, p.Word(m))
	}
	slices.Sort(words)
	return words
}
