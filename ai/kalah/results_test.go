package kalah

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// TestResultIsKept checks that in a game's first turns the engine keeps who wins however few nodes it has, and that no
// score contradicts that.
func TestResultIsKept(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	e := newEngine(1 << 20)
	results := make(map[int]int)
	skipped := 0
	tools := variantTools{bytes: 1 << 16}
	for n := range 40 {
		p := randomEarly(t, r, []string{"", "end=empty"}[n/30])
		tools.ready(p)
		tools.readResults(p, true, nil, never)
		e.(ai.Preparer).Prepare(rules.Of(p), nil, never)
		root := tools.solver.Root(p)
		keep, ok := tools.tell(root, p, never)
		if !ok {
			t.Fatalf("nothing of %s", p)
		}
		result, _, _ := tools.results.Look(p)
		results[result]++
		skipped += p.CountMoves() - len(keep)
		for _, nodes := range []uint64{1, 4_000} {
			for _, all := range []bool{false, true} {
				q := ai.Query{Position: rules.Of(p), All: all, Limits: ai.Limits{Nodes: nodes}, Seed: r.Uint64()}
				got := enginetest.Think(e, q)
				if !slices.Contains(keep, Hint(p, got).Moves[0]) || sign(got.Best.Score) != result || !got.Best.Decided && !got.Proven {
					t.Errorf("%s, %d nodes: %+v, want %d by %v", p, nodes, got.Best, result, keep)
				}
				for _, v := range got.Turns {
					m := Hint(p, ai.Info{Best: v}).Moves[0]
					if kept := slices.Contains(keep, m); kept && sign(v.Score) != result || !kept && sign(v.Score) >= result {
						t.Errorf("%s, %d nodes: %+v, want %d by %v", p, nodes, v, result, keep)
					}
				}
			}
		}
	}
	if len(results) != 3 || skipped < 50 {
		t.Errorf("results: %v, %d turns that do not keep them", results, skipped)
	}
}

func never() bool { return false }

func sign(s ai.Score) int { return int(max(-1, min(1, s))) }

// randomEarly returns a position after up to eight turns.
func randomEarly(t *testing.T, r *rand.Rand, options string) kalah.Position {
	t.Helper()
	p := query(t, options, "").Position.Unwrap().(kalah.Position)
	for range r.IntN(9) {
		moves := p.AppendMoves(nil)
		p = p.Apply(moves[r.IntN(len(moves))])
	}
	return p
}
