package rulestest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
)

// Walk plays random games from a position until it has seen so many
// positions, and calls visit for each. The same seed gives the same games.
func Walk(start rules.Position, seed uint64, positions int, visit func(rules.Position)) {
	random := rand.New(rand.NewPCG(seed, 0))
	p := start
	for range positions {
		visit(p)
		turns := p.Turns()
		if len(turns) == 0 {
			p = start
			continue
		}
		p, _, _ = p.Play(turns[random.IntN(len(turns))].Word)
	}
}

// Check fails the test where a position breaks what rules.Position promises
// of turns: words and paths that are one turn's only, taps that lead to it,
// counts, and events that make the next position of this one.
func Check(t testing.TB, p rules.Position) {
	t.Helper()
	turns := p.Turns()
	if got := p.Perft(1); got != uint64(len(turns)) {
		t.Errorf("%s: counts %d turns, has %d", p, got, len(turns))
	}
	if p.Outcome().Over() != (len(turns) == 0) {
		t.Errorf("%s: %d turns, outcome %+v", p, len(turns), p.Outcome())
	}
	for i, turn := range turns {
		if i > 0 && turns[i-1].Word >= turn.Word {
			t.Errorf("%s: words %s and %s are not in order", p, turns[i-1].Word, turn.Word)
		}
		checkTaps(t, p, turns, turn)
		if err := Replay(p, turn); err != nil {
			t.Error(err)
		}
	}
}

func checkTaps(t testing.TB, p rules.Position, turns []rules.Turn, turn rules.Turn) {
	t.Helper()
	if len(turn.Paths) == 0 {
		t.Errorf("%s: %s has no path", p, turn.Word)
	}
	for _, path := range turn.Paths {
		for i, spot := range path {
			if f := rules.FollowTaps(turns, path[:i]); !slices.Contains(f.Next, spot) {
				t.Errorf("%s: %s: after taps %v, %s does not follow", p, turn.Word, path[:i], spot)
			}
		}
		f := rules.FollowTaps(turns, path)
		if f.Word != turn.Word {
			t.Errorf("%s: taps %v are %q, want %q", p, path, f.Word, turn.Word)
		}
		if f.Turns > 1 != (len(f.Next) > 0) {
			t.Errorf("%s: taps %v begin %d turns but %v follow", p, path, f.Turns, f.Next)
		}
	}
}
