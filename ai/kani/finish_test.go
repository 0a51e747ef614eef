package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// TestWinsNow compares winsNow with the plain rules, in random games and in positions with few exits.
func TestWinsNow(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 8))
	for game := range 2000 {
		ebi, err := kaninariebi.New([]string{"", "bond=any"}[game%2])
		if err != nil {
			t.Fatal(err)
		}
		checkFinishes(t, r, ebi, &nariebiEvaluator{views: ebiViews()})
		shogi, err := kanishogi.New([]string{"", "grown=rook", "wall=off", "grown=diagonal"}[game%4])
		if err != nil {
			t.Fatal(err)
		}
		checkFinishes(t, r, shogi, &shogiEvaluator{views: shogiViews()})
	}
	for _, text := range []string{"c4/C1C2/C4/C4/cc3 b", "cC3/2C2/1C3/C4/cc3 b", "cC3/2C2/C4/cC3/cC3 b"} {
		p, err := kaninariebi.Parse("", text)
		if err != nil {
			t.Fatal(err)
		}
		checkFinish(t, p, &nariebiEvaluator{views: ebiViews()})
	}
}

func checkFinishes[P rules.Rules[P, M], M comparable](t *testing.T, r *rand.Rand, p P, e search.Finisher[P]) {
	t.Helper()
	for range 50 {
		if p.Outcome().Over() {
			return
		}
		checkFinish(t, p, e)
		turns := p.AppendMoves(nil)
		p = p.Apply(turns[r.IntN(len(turns))])
	}
}

func checkFinish[P rules.Rules[P, M], M comparable](t *testing.T, p P, e search.Finisher[P]) {
	t.Helper()
	want := false
	for _, m := range p.AppendMoves(nil) {
		o := p.Apply(m).Outcome()
		want = want || o.Result == rules.Decisive && o.Winner == p.Turn()
	}
	if got := e.WinsNow(p); got != want {
		t.Fatalf("%v: wins now %t, want %t", p, got, want)
	}
}
