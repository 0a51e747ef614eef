package kani

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/ai/neural"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// turned returns a position's text with the board seen from the other side: the files reversed, the sides
// exchanged.
func turned(text string) string {
	board, rest, _ := strings.Cut(text, " ")
	ranks := strings.Split(board, "/")
	for i, rank := range ranks {
		ranks[i] = backwards(rank)
	}
	return swapped(strings.Join(ranks, "/")) + " " + strings.NewReplacer("b", "r", "r", "b").Replace(rest)
}

// backwards reverses a rank; a '+' stays before its piece.
func backwards(rank string) (out string) {
	for i := 0; i < len(rank); i++ {
		piece := rank[i : i+1]
		if piece == "+" {
			i++
			piece += rank[i : i+1]
		}
		out = piece + out
	}
	return out
}

func swapped(board string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return r - 'a' + 'A'
		case r >= 'A' && r <= 'Z':
			return r - 'A' + 'a'
		}
		return r
	}, board)
}

// over returns a position's text with the ranks reversed.
func over(text string) string {
	board, rest, _ := strings.Cut(text, " ")
	ranks := strings.Split(board, "/")
	for i, j := 0, len(ranks)-1; i < j; i, j = i+1, j-1 {
		ranks[i], ranks[j] = ranks[j], ranks[i]
	}
	return strings.Join(ranks, "/") + " " + rest
}

// The value of a position and the inputs for training are the same if the sides are exchanged, and the value also
// if the ranks are reversed, where the network adds up both.
func TestEvaluate(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 4))
	for range 100 {
		ebi, err := kaninariebi.New("")
		if err != nil {
			t.Fatal(err)
		}
		checkViews(t, r, ebi, &nariebiEvaluator{views: ebiViews()}, kaninariebi.Game{}, NariEbi{}.Inputs, true)
		shogi, err := kanishogi.New("")
		if err != nil {
			t.Fatal(err)
		}
		checkViews(t, r, shogi, &shogiEvaluator{views: shogiViews()}, kanishogi.Game{}, Shogi{}.Inputs, false)
	}
}

func checkViews[P interface {
	rules.Rules[P, M]
	String() string
}, M comparable](t *testing.T, r *rand.Rand, p P, e search.Evaluator[P, M], g rules.Game, inputs func(rules.Position, bool) []uint16, mirrored bool) {
	t.Helper()
	parse := func(text string) rules.Position {
		q, err := g.Parse("", text)
		if err != nil {
			t.Fatal(err)
		}
		return q
	}
	for range 40 {
		turns := p.AppendMoves(nil)
		if len(turns) == 0 {
			return
		}
		here, there, upset := parse(p.String()), parse(turned(p.String())), parse(over(p.String()))
		if got, want := e.Evaluate(there.Unwrap().(P)), e.Evaluate(p); got != want {
			t.Fatalf("%s: %d to one side and %d to the other", p, want, got)
		}
		if got, want := e.Evaluate(upset.Unwrap().(P)), e.Evaluate(p); mirrored && got != want {
			t.Fatalf("%s: %d, turned over %d", p, want, got)
		}
		if got, want := inputs(there, false), inputs(here, false); !equal(got, want) {
			t.Fatalf("%s: inputs %v, and %v from the other side", p, want, got)
		}
		if got, want := inputs(upset, false), inputs(here, true); !equal(got, want) {
			t.Fatalf("%s: inputs %v turned over, want %v", p, want, got)
		}
		p = p.Apply(turns[r.IntN(len(turns))])
	}
}

func equal(a, b []uint16) bool {
	return len(a) > 0 && len(a) <= neural.Pieces && slices.Equal(a, b)
}
