package kani

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// Wins that are found are wins, short wins are found, and none is found for the losing side.
func TestForced(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	for _, options := range []string{"", "bond=any"} {
		p, err := kaninariebi.New(options)
		if err != nil {
			t.Fatal(err)
		}
		checkForced(t, p, &nariebiEvaluator{views: ebiViews()}, true)
	}
	for _, options := range []string{"", "grown=rook,wall=off"} {
		p, err := kanishogi.New(options)
		if err != nil {
			t.Fatal(err)
		}
		checkForced(t, p, &shogiEvaluator{views: shogiViews()}, false)
	}
}

func checkForced[P rules.Rules[P, kani.Move]](t *testing.T, start P, eval search.Attacker[P, kani.Move], last bool) {
	t.Helper()
	const nodes = 5000
	const positions = 240
	forced := search.NewProofNumbers(eval, 1<<20)
	bare := search.NewProver(eval, last, 1<<20)
	r := rand.New(rand.NewPCG(13, 14))
	found, longer := 0, 0
	for p, n := start, 0; n < positions; n++ {
		if p.Outcome().Over() {
			p = start
		}
		turns := p.AppendMoves(nil)
		if p = p.Apply(turns[r.IntN(len(turns))]); n%4 != 0 || p.Outcome().Over() {
			continue
		}
		told := uint64(0)
		known, proven := bare.Solve(rules.Of(p), limited(nodes, &told), func(ai.Progress) {})
		for value, side := range map[int]rules.Side{1: p.Turn(), -1: p.Turn().Other()} {
			var asked uint64
			won, looked := forced.Wins(p, side, limited(nodes, &asked))
			if won && proven && known.Value != value {
				t.Fatalf("%v: won for %s, proven %+v", p, side, known)
			}
			if !won && proven && known.Value == value && known.Plies <= 3 {
				t.Errorf("%v: not won for %s, proven %+v", p, side, known)
			}
			if looked > nodes+search.CheckEvery*4 {
				t.Errorf("%v: %d nodes, %d asked for", p, looked, nodes)
			}
			if won {
				found++
			}
			if won && !proven {
				longer++
			}
		}
	}
	t.Logf("%d wins found, %d of them not proven within as many nodes", found, longer)
	if found < positions/20 {
		t.Errorf("only %d wins found", found)
	}
}

// limited gives up after most nodes.
func limited(most uint64, nodes *uint64) func() bool {
	return func() bool { *nodes += search.CheckEvery; return *nodes > most }
}

// Results do not depend on earlier searches, and a search that is stopped reports no win.
func TestForcedAnew(t *testing.T) {
	eval := &shogiEvaluator{views: shogiViews()}
	forced := search.NewProofNumbers[kanishogi.Position, kani.Move](eval, 1<<20)
	p, err := kanishogi.Parse("", "1a3/1K3/5/2kAb/3+B1 b")
	if err != nil {
		t.Fatal(err)
	}
	ask := func() (bool, uint64) { return forced.Wins(p, rules.Near, limited(30_000, new(uint64))) }
	won, nodes := ask()
	forced.Wins(p, rules.Far, limited(5000, new(uint64)))
	if again, looked := ask(); again != won || looked != nodes {
		t.Errorf("%v after %d nodes, then %v after %d", won, nodes, again, looked)
	}
	if won, nodes := forced.Wins(p, rules.Near, func() bool { return true }); won || nodes > 4*search.CheckEvery {
		t.Errorf("without time won: %v, %d nodes", won, nodes)
	}
}

// A solver that has no time to prove a win's length still returns the win, and reports it in its progress.
func TestSolvesForced(t *testing.T) {
	for text, value := range map[string]int{"A2c1/K2db/+B2+a1/2D2/2k2 r": 1, "4b/2A2/1+DK1k/5/BCcda r": -1} {
		p, err := kanishogi.Parse("", text)
		if err != nil {
			t.Fatal(err)
		}
		v := Shogi{}.Solver(ai.SolverOptions{TableBytes: 1 << 22}).(*endingSolver[kanishogi.Position])
		v.quickProof, v.forcedNodes = 500, 10_000
		told := ""
		s, ok := v.Solve(rules.Of(p), limited(18_000, new(uint64)), func(g ai.Progress) { told = g.Proven })
		if !ok || s.Value != value || s.Plies != -1 || len(s.Best) > 0 {
			t.Errorf("%s: %+v, %v", text, s, ok)
		}
		if want := map[int]string{1: "a win; no win or loss within ", -1: "a loss; no win or loss within "}[value]; !strings.HasPrefix(told, want) {
			t.Errorf("%s: progress %q, want %q and a number of plies", text, told, want)
		}
		if s, ok = v.Solve(rules.Of(p), limited(3000, new(uint64)), func(ai.Progress) {}); ok {
			t.Errorf("%s: %+v without time", text, s)
		}
	}
}
