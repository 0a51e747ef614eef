package kani

import (
	"fmt"
	"slices"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
)

// An endingSolver is a prover that, where three against three are left and it
// finds no proof soon, gets the table of all such endings.
type endingSolver[P rules.Rules[P, kani.Move]] struct {
	*search.Prover[P, kani.Move]
	endings *endings[P]
	cache   ai.Cache
	threads int
}

// quickProof is how many nodes a proof takes at the most where a table could
// tell.
const quickProof = 2_000_000

// Solve implements [ai.Solver].
func (v *endingSolver[P]) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(P)
	game := v.endings.game
	if game.near(p) {
		v.endings.load(v.cache, game.variant(p))
	}
	if p.Outcome().Over() || !game.holds(p) {
		return v.Prover.Solve(q, stop, progress)
	}
	if v.endings.table(p) == nil {
		if found, nodes, ok := v.prove(q, stop, progress); ok || !v.fill(p, nodes, stop, progress) {
			return found, ok
		}
	}
	return v.look(p), true
}

// prove looks for a proof that is found soon, and counts the nodes.
func (v *endingSolver[P]) prove(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, uint64, bool) {
	nodes := uint64(0)
	found, ok := v.Prover.Solve(q, func() bool { return nodes >= quickProof || stop() }, func(g ai.Progress) {
		nodes = g.Nodes
		progress(g)
	})
	return found, nodes, ok
}

// fill gets the table for a position.
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

// look finds the solution of a position in the table.
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
		if len(best) == 0 { // a table from outside may tell anything
			break
		}
		s.Line = append(s.Line, p.Word(best[0]))
		p = p.Apply(best[0])
	}
	return s
}

// best returns the turns that keep what a position in the table is worth, and
// how long it lasts.
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
