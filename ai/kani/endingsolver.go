package kani

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
)

// An endingSolver is a prover. If it finds no proof quickly, it uses a table of endings, which it makes if need be;
// in other positions it first looks for a win of any length, and then for the shortest.
type endingSolver[P rules.Rules[P, kani.Move]] struct {
	*search.Prover[P, kani.Move]
	endings *endings[P]
	cache   ai.Cache
	// memory is how many bytes may be used, threads by how many threads.
	memory, threads int
	// quickProof is how many nodes a first proof may take, forcedNodes how many the search for a forced win
	// of one side may take.
	quickProof, forcedNodes uint64
	// quick is for first proofs where a table may follow, to which it leaves the solver's memory. forced searches for
	// forced wins. Both are made on first use.
	quick  func() *search.Prover[P, kani.Move]
	forced func() *search.ProofNumbers[P, kani.Move]
}

// forced uses an additional forcedShare-th of the solver's memory.
const forcedShare = 4

func newEndingSolver[P rules.Rules[P, kani.Move]](
	eval search.Attacker[P, kani.Move], last bool, e *endings[P], o ai.SolverOptions,
) *endingSolver[P] {
	size := cmp.Or(o.TableBytes, ai.SolverMemory)
	return &endingSolver[P]{
		Prover:  search.NewProver(eval, last, size),
		endings: e, cache: o.Cache, memory: size, threads: o.Threads,
		quickProof: 2_000_000, forcedNodes: 3_000_000,
		forced: sync.OnceValue(func() *search.ProofNumbers[P, kani.Move] {
			return search.NewProofNumbers(eval, size/forcedShare)
		}),
		quick: sync.OnceValue(func() *search.Prover[P, kani.Move] {
			return search.NewProver(eval, last, min(size, ai.SolverMemory))
		}),
	}
}

func (v *endingSolver[P]) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(P)
	if !v.endings.game.named(p) {
		progress(ai.Progress{})
		return ai.Solution{}, false
	}
	for e := v.endings; e != nil; e = e.fewer {
		if e.game.near(p) && v.memory >= e.needs {
			e.load(v.cache, e.game.variant(p))
		}
	}
	e := v.endings.holding(p)
	if p.Outcome().Over() || e == nil || v.memory < e.needs {
		return v.deepen(q, stop, progress)
	}
	if e.table(p) == nil {
		if found, nodes, ok := v.prove(v.quick(), q, stop, progress); ok || !v.fill(e, p, nodes, stop, progress) {
			return found, ok
		}
	}
	return v.look(p), true
}

// deepen tries a quick proof, then a win of unknown length, then a proof of its length.
func (v *endingSolver[P]) deepen(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	found, nodes, ok := v.prove(v.Prover, q, stop, progress)
	if ok || stop() {
		return found, ok
	}
	value := v.force(q.Unwrap().(P), stop)
	known := [...]string{"a loss", "", "a win"}[value+1]
	found, ok = v.Prover.Solve(q, stop, func(g ai.Progress) {
		if g.Nodes += nodes; value != 0 {
			g.Proven = strings.TrimSuffix(known+"; "+g.Proven, "; ")
		}
		progress(g)
	})
	if !ok && value != 0 {
		return ai.Solution{Value: value, Plies: -1}, true
	}
	return found, ok
}

// force returns 1 or -1 if it finds a win for the side to move or the other side, otherwise 0.
func (v *endingSolver[P]) force(p P, stop func() bool) int {
	for i, side := range [...]rules.Side{p.Turn(), p.Turn().Other()} {
		nodes := uint64(0)
		won, _ := v.forced().Wins(p, side, func() bool {
			nodes += search.CheckEvery
			return nodes >= v.forcedNodes || stop()
		})
		if won {
			return 1 - 2*i
		}
	}
	return 0
}

// prove tries a quick proof and counts its nodes.
func (v *endingSolver[P]) prove(
	by *search.Prover[P, kani.Move], q rules.Position, stop func() bool, progress func(ai.Progress),
) (ai.Solution, uint64, bool) {
	nodes := uint64(0)
	found, ok := by.Solve(q, func() bool { return nodes >= v.quickProof || stop() }, func(g ai.Progress) {
		nodes = g.Nodes
		progress(g)
	})
	return found, nodes, ok
}

// fill makes the table of e, and before that those it depends on, if they are not loaded. While those are made,
// nothing is known about p.
func (v *endingSolver[P]) fill(e *endings[P], p P, nodes uint64, stop func() bool, progress func(ai.Progress)) bool {
	variant := e.game.variant(p)
	if e.fewer != nil && e.fewer.table(p) == nil && !v.fill(e.fewer, p, nodes, stop, progress) {
		return false
	}
	view := e.game.seen(p)
	return e.fill(v.cache, variant, v.threads, stop, func(t *endgame.Table, plies, placements int) {
		g := ai.Progress{Nodes: nodes + uint64(placements)}
		if plies > 0 && e.game.holds(p) {
			if _, decided := t.Plies(view); !decided {
				g.Proven = fmt.Sprintf("no win or loss within %d plies", plies)
			}
		}
		progress(g)
	})
}

func (v *endingSolver[P]) look(p P) ai.Solution {
	s := ai.Solution{Plies: -1}
	if plies, decided, _ := v.endings.plies(p); decided {
		s.Plies = plies
		if s.Value = -1; plies%2 != 0 {
			s.Value = 1
		}
	}
	for _, m := range v.best(p) {
		s.Best = append(s.Best, p.Word(m))
	}
	slices.Sort(s.Best)
	for n := max(1, s.Plies); n > 0; n-- {
		best := v.best(p)
		if len(best) == 0 { // a table from a cache may have any content
			break
		}
		s.Line = append(s.Line, p.Word(best[0]))
		p = p.Apply(best[0])
	}
	return s
}

// best returns the turns that keep the table's value of a position and its length.
func (v *endingSolver[P]) best(p P) []kani.Move {
	plies, decided, _ := v.endings.plies(p)
	var best []kani.Move
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		n, known, held := v.endings.plies(next)
		if !held { // the game is over
			n, known = 0, true
		}
		if known == decided && (!decided || n == plies-1) {
			best = append(best, m)
		}
	}
	return best
}
