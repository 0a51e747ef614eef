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

// An endingSolver is a prover. If it finds no proof quickly, it uses the table of endings of three against
// three; in other positions it first looks for a win of any length, and then for the shortest.
type endingSolver[P rules.Rules[P, kani.Move]] struct {
	*search.Prover[P, kani.Move]
	endings *endings[P]
	cache   ai.Cache
	threads int
	// quickProof is how many nodes a first proof may take, forcedNodes how many the search for a forced win
	// of one side may take.
	quickProof, forcedNodes uint64
	// forced searches for forced wins. Its memory is allocated on first use.
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
		endings: e, cache: o.Cache, threads: o.Threads,
		quickProof: 2_000_000, forcedNodes: 3_000_000,
		forced: sync.OnceValue(func() *search.ProofNumbers[P, kani.Move] {
			return search.NewProofNumbers(eval, size/forcedShare)
		}),
	}
}

func (v *endingSolver[P]) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(P)
	game := v.endings.game
	if !game.named(p) {
		progress(ai.Progress{})
		return ai.Solution{}, false
	}
	if game.near(p) {
		v.endings.load(v.cache, game.variant(p))
	}
	if p.Outcome().Over() || !game.holds(p) {
		return v.deepen(q, stop, progress)
	}
	if v.endings.table(p) == nil {
		if found, nodes, ok := v.prove(q, stop, progress); ok || !v.fill(p, nodes, stop, progress) {
			return found, ok
		}
	}
	return v.look(p), true
}

// deepen tries a quick proof, then a win of unknown length, then a proof of its length.
func (v *endingSolver[P]) deepen(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	found, nodes, ok := v.prove(q, stop, progress)
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
func (v *endingSolver[P]) prove(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, uint64, bool) {
	nodes := uint64(0)
	found, ok := v.Prover.Solve(q, func() bool { return nodes >= v.quickProof || stop() }, func(g ai.Progress) {
		nodes = g.Nodes
		progress(g)
	})
	return found, nodes, ok
}

func (v *endingSolver[P]) fill(p P, nodes uint64, stop func() bool, progress func(ai.Progress)) bool {
	game := v.endings.game
	view := game.seen(p)
	return v.endings.fill(v.cache, game.variant(p), v.threads, stop, func(t *endgame.Table, plies, placements int) {
		g := ai.Progress{Nodes: nodes + uint64(placements)}
		if _, decided := t.Plies(view); !decided {
			g.Proven = fmt.Sprintf("no win or loss within %d plies", plies)
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
