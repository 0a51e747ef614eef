package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// A position with its ranks reversed has the same value and length, and a prover that has solved the one knows
// the other. A prover that does not know of the symmetry agrees.
func TestSolvesFlipped(t *testing.T) {
	eval := &nariebiEvaluator{views: ebiViews()}
	r := rand.New(rand.NewPCG(3, 37))
	solved := 0
	for range enginetest.Few(60, 10) {
		line := enginetest.Wander(r, enginetest.Start(t, "kaninariebi", ""), 40)
		p := line[len(line)-1-r.IntN(min(3, len(line)))].Unwrap().(kaninariebi.Position)
		v := search.NewProver[kaninariebi.Position, kani.Move](eval, true, 1<<22)
		solve := func(v *search.Prover[kaninariebi.Position, kani.Move], p kaninariebi.Position) (s ai.Solution, nodes uint64, ok bool) {
			asked := uint64(0)
			s, ok = v.Solve(rules.Of(p), limited(100_000, &asked), func(g ai.Progress) { nodes = g.Nodes })
			return s, nodes, ok
		}
		s, nodes, ok := solve(v, p)
		if !ok || len(s.Best) == 0 { // no time for the line
			continue
		}
		solved++
		other, again, _ := solve(v, p.Flipped())
		if other.Value != s.Value || other.Plies != s.Plies || len(other.Best) != len(s.Best) {
			t.Errorf("%v: %+v, flipped %+v", p, s, other)
		}
		if again > 200+nodes/2 {
			t.Errorf("%v: %d nodes, flipped %d", p, nodes, again)
		}
		plain := search.NewProver[kaninariebi.Position, kani.Move](asymmetric{eval}, true, 1<<22)
		if other, _, ok := solve(plain, p); ok && (other.Value != s.Value || other.Plies != s.Plies) {
			t.Errorf("%v: %+v, without symmetry %+v", p, s, other)
		}
	}
	if solved < enginetest.Few(20, 2) {
		t.Errorf("only %d positions solved", solved)
	}
}

// asymmetric hides that an evaluator is a [search.Symmetry].
type asymmetric struct {
	search.Attacker[kaninariebi.Position, kani.Move]
}
