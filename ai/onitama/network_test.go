package onitama

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/ai/neural"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// turned returns a position's text from the other side: the board turned around, the sides exchanged.
func turned(text string) string {
	fields := strings.Fields(text) // board, side to move, both hands, middle card
	board := []byte(fields[0])
	slices.Reverse(board)
	swap := strings.NewReplacer("r", "b", "b", "r", "R", "B", "B", "R")
	return strings.Join([]string{swap.Replace(string(board)), swap.Replace(fields[1]), fields[3], fields[2], fields[4]}, " ")
}

// wander calls show with the first positions of random games with random cards.
func wander(t *testing.T, seed uint64, games int, show func(onitama.Position)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, seed))
	for game := range games {
		p, err := onitama.New(fmt.Sprint("deck=all,seed=", game))
		if err != nil {
			t.Fatal(err)
		}
		for range 30 {
			moves := p.AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			show(p)
			p = p.Apply(moves[r.IntN(len(moves))])
		}
	}
}

// The value of a position and its inputs are the same if the sides are exchanged.
func TestEvaluate(t *testing.T) {
	e := newEvaluator(new(endings))
	wander(t, 6, 200, func(p onitama.Position) {
		q, err := onitama.Parse("deck=all", turned(p.String()))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := e.Evaluate(q), e.Evaluate(p); got != want {
			t.Fatalf("%s: %d to one side and %d to the other", p, want, got)
		}
		got, want := Game{}.Inputs(rules.Of(q), false), Game{}.Inputs(rules.Of(p), false)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) || len(got) > neural.Pieces {
			t.Fatalf("%s: inputs %v, and %v from the other side", p, want, got)
		}
	})
}
