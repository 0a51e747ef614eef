package onitama

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// slowEnding returns an ending with five cards of which many endings are drawn.
func slowEnding(t testing.TB, r *rand.Rand) rules.Position {
	t.Helper()
	other := strings.NewReplacer("ox", "goose", "boar", "rooster", "horse", "monkey", "elephant", "mantis", "crab", "eel")
	for {
		p, err := onitama.Game{}.Parse("", other.Replace(ending(t, r, 1).String()))
		if err != nil {
			t.Fatal(err)
		}
		if !p.Outcome().Over() {
			return p
		}
	}
}

// TestSolveEndings compares the solver with the table, and checks that every best turn keeps the value.
func TestSolveEndings(t *testing.T) {
	if testing.Short() {
		t.Skip("solves with one thread, many times")
	}
	r := rand.New(rand.NewPCG(31, 1))
	table := tableOf(slowEnding(t, r))
	solver := newSolver(4 << 20)
	seen := make(map[int]int)
	for range 250 {
		p := slowEnding(t, r)
		value, ok := table.Lookup(p.Unwrap().(onitama.Position))
		if !ok {
			t.Fatal(p)
		}
		want, plies := 0, -1
		switch {
		case value.Won():
			want, plies = 1, value.Plies()
		case value.Lost():
			want, plies = -1, value.Plies()
		}
		seen[want]++
		got, ok := solver.Solve(p, enginetest.Never, enginetest.Quietly)
		if !ok || got.Value != want || got.Plies != plies {
			t.Fatalf("%s: %+v, the table says %d in %d", p, got, want, plies)
		}
		var best []string
		for _, turn := range p.Turns() {
			next, _, _ := p.Play(turn.Word)
			v, _ := table.Lookup(next.Unwrap().(onitama.Position))
			if next.Outcome().Over() && plies == 1 || want == 0 && v == 0 && !next.Outcome().Over() || want != 0 && plies > 1 && v.Plies() == plies-1 {
				best = append(best, turn.Word)
			}
		}
		if !slices.Equal(got.Best, best) || len(got.Line) == 0 || plies > 0 && len(got.Line) != plies {
			t.Errorf("%s: %+v, best by the table %q", p, got, best)
		}
		if want != 0 {
			enginetest.PlayLine(t, p, ai.Variation{Score: scoreOf(value), Words: got.Line})
		}
	}
	if seen[1] == 0 || seen[0] == 0 || seen[-1] == 0 {
		t.Errorf("results are %v", seen)
	}
}
