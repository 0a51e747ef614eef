package kalah

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/kalah/solver"
	"tidepool/rules/kalah"
)

// TestSafe takes every turn for the search's, stops the solver somewhere, and checks that the turn told is at
// least as good as is proven, with a score that can be true.
func TestSafe(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	r := rand.New(rand.NewPCG(3, 7))
	changed, decided := 0, make(map[int]int)
	for range 60 {
		p := randomPosition(t, r, "houses=4,seeds=4,end=either")
		tools := variantTools{bytes: 1 << 16}
		if !tools.ready(p) {
			t.Fatal("the solver does not support the rules")
		}
		root := tools.solver.Root(p)
		root.Decide(solver.Hint{}, solver.Limits{Nodes: uint64(solver.Step * (1 + r.IntN(20)))})
		margins := make(map[kalah.Move]int)
		exact := solver.New(p.Variant(), 1<<20, 1<<20)
		for _, m := range p.AppendMoves(nil) {
			margins[m], _ = exact.After(p, m, 0, solver.Limits{})
		}
		best := slices.Max(slices.Collect(maps.Values(margins)))
		_, least, _ := root.First()
		for m, margin := range margins {
			score := ai.Score(r.IntN(600) - 300)
			found := ai.Info{Best: ai.Variation{Score: score, Words: []string{p.Word(m)}}}
			th := thought{tools: &tools, position: p, root: root, found: found}
			got := th.safe().Best
			told := Hint(p, ai.Info{Best: got}).Moves[0]
			_, high := root.Bounds(m)
			if told != m {
				changed++
				worse := cmp.Compare(margins[told], 0) < cmp.Compare(margin, 0)
				if worse && (high <= 0 || score >= hopeful || margins[told] < 0) {
					t.Errorf("%s: %s, worth %d, for %s, worth %d", p, p.Word(told), margins[told], p.Word(m), margin)
				}
			}
			if value := cmp.Compare(best, 0); got.Decided && (cmp.Compare(int(got.Score), 0) != value || cmp.Compare(margins[told], 0) != value) {
				t.Errorf("%s: %+v is decided, but worth %d of %d", p, got, margins[told], best)
			} else if got.Decided {
				decided[value]++
			}
			if least > 0 && margins[told] <= 0 {
				t.Errorf("%s: %s is told, which does not win", p, p.Word(told))
			}
			if low, high := root.Bounds(told); got.Score < 100*ai.Score(low) || got.Score > 100*ai.Score(high) {
				t.Errorf("%s: a score of %d, but proven are %d to %d", p, got.Score, low, high)
			}
		}
	}
	if changed < 20 || len(decided) < 3 {
		t.Errorf("only %d turns were changed, and results decided %v", changed, decided)
	}
}

// randomPosition returns an unfinished position after some random turns.
func randomPosition(t *testing.T, r *rand.Rand, options string) kalah.Position {
	for {
		p := query(t, options, "").Position.Unwrap().(kalah.Position)
		for range 2 + r.IntN(10) {
			if moves := p.AppendMoves(nil); len(moves) > 0 {
				p = p.Apply(moves[r.IntN(len(moves))])
			}
		}
		if !p.Outcome().Over() {
			return p
		}
	}
}
