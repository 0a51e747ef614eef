package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// TestEvaluate compares the sums of the search with those of the terms that
// weights are fitted to, in random games.
func TestEvaluate(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 4))
	for range 100 {
		ebi, err := kaninariebi.New("")
		if err != nil {
			t.Fatal(err)
		}
		checkTerms(t, r, ebi, nariebiEvaluator{}, ebiFeatures, parseWeights(ebiText, ebiWeights))
		shogi, err := kanishogi.New("")
		if err != nil {
			t.Fatal(err)
		}
		checkTerms(t, r, shogi, shogiEvaluator{}, shogiFeatures, parseWeights(shogiText, shogiWeights))
	}
}

func checkTerms[P rules.Rules[P, M], M comparable](t *testing.T, r *rand.Rand, p P, e search.Evaluator[P, M], terms func(P, []uint16) []uint16, weights []int16) {
	t.Helper()
	for range 40 {
		turns := p.AppendMoves(nil)
		if len(turns) == 0 {
			return
		}
		want := ai.Score(0)
		for _, i := range terms(p, nil) {
			want += ai.Score(weights[i])
		}
		if got := e.Evaluate(p); got != want {
			t.Fatalf("%s: %d, want %d", p, got, want)
		}
		p = p.Apply(turns[r.IntN(len(turns))])
	}
}
