package ai

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules/konane"
)

// konanePositions returns positions of random games on a board of a size.
func konanePositions(t testing.TB, size string, games int) []konane.Position {
	r := rand.New(rand.NewPCG(7, 8))
	var list []konane.Position
	for range games {
		for _, p := range wander(r, startOf(t, "konane", "size="+size), 80) {
			list = append(list, p.Unwrap().(konane.Position))
		}
	}
	return list
}

// TestKonaneFringe compares what a position's turns are worth with each judged
// on its own.
func TestKonaneFringe(t *testing.T) {
	var k konaneKnowledge
	for _, size := range []string{"4x6", "7", "8", "9", "12"} {
		for _, p := range konanePositions(t, size, 5) {
			want, wins := -infinite, false
			moves := p.AppendMoves(nil)
			for _, m := range moves {
				next := p.Apply(m)
				wins = wins || next.Outcome().Over()
				want = max(want, -k.Evaluate(next))
			}
			if wins {
				want = WinIn(1)
			}
			got, m, tried, ok := k.Fringe(p, infinite, len(moves))
			if next := p.Apply(m); !ok || tried != len(moves) || got != want ||
				!wins && -k.Evaluate(next) != want || wins && !next.Outcome().Over() {
				t.Errorf("%s: %s by %s after %d, %t; want %s after %d", p, got, p.Word(m), tried, ok, want, len(moves))
			}
			if _, _, _, ok := k.Fringe(p, infinite, len(moves)-1); ok {
				t.Errorf("%s: %d turns are judged, no more than %d asked for", p, len(moves), len(moves)-1)
			}
			if got, _, tried, _ := k.Fringe(p, want, len(moves)); got < want || tried > len(moves) {
				t.Errorf("%s: %s after %d turns, %s wanted", p, got, tried, want)
			}
		}
	}
}
