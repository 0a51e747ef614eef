package konane

import (
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/konane"
)

// TestSymmetry checks that a position has the same value when rotated, and when mirrored with the sides exchanged.
func TestSymmetry(t *testing.T) {
	e := newEvaluator()
	swapped := strings.NewReplacer("x", "o", "o", "x")
	for _, p := range positions(t, "8", 20) {
		board, turn, _ := strings.Cut(p.String(), " ")
		ranks := strings.Split(board, "/")
		other := map[string]string{"b": "w", "w": "b"}[turn]
		turned, mirrored := make([]string, len(ranks)), make([]string, len(ranks))
		for i, r := range ranks {
			back := []byte(r)
			slices.Reverse(back)
			turned[len(ranks)-1-i], mirrored[i] = string(back), swapped.Replace(string(back))
		}
		want := e.Evaluate(p)
		for _, text := range []string{strings.Join(turned, "/") + " " + turn, strings.Join(mirrored, "/") + " " + other} {
			q, err := rules.Admit(konane.Game{}, "", text)
			if err != nil {
				continue // not a possible opening
			}
			if got := e.Evaluate(q.Unwrap().(konane.Position)); got != want {
				t.Errorf("%s: %d, %s: %d", p, want, text, got)
			}
		}
	}
}

// TestRate checks that no move of any board is noisy.
func TestRate(t *testing.T) {
	e := newEvaluator()
	for _, size := range []string{"8", "9"} {
		for _, p := range positions(t, size, 3) {
			moves := p.AppendMoves(nil)
			rates := make([]int32, len(moves))
			e.Rate(p, moves, rates)
			if worst := slices.Max(rates); worst > 0 {
				t.Errorf("%s: %d", p, worst)
			}
		}
	}
}
