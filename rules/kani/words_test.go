package kani_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/rulestest"
)

// Every word in the form of a step, alone or as the bond of some turn, is either legal or refused with a
// proper reason.
func TestEveryWordIsLegalOrExplained(t *testing.T) {
	for _, game := range []rules.Game{kaninariebi.Game{}, kanishogi.Game{}} {
		start, err := game.Start("")
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(5, 6))
		rulestest.Walk(start, 9, 40, func(p rules.Position) {
			turns := p.Turns()
			legal := map[string]bool{}
			for _, turn := range turns {
				legal[turn.Word] = true
			}
			for range 300 {
				word := randomStep(random)
				if len(turns) > 0 && random.IntN(2) == 0 {
					first, _, _ := strings.Cut(turns[random.IntN(len(turns))].Word, "+")
					word = first + "+" + word
				}
				checkWord(t, p, word, legal[word])
			}
		})
	}
}

func randomStep(random *rand.Rand) string {
	square := func() string {
		return string(kani.At(random.IntN(kani.Size), random.IntN(kani.Size)).Spot())
	}
	word := square() + "-" + square()
	if random.IntN(2) == 0 {
		word += "~" + square()
	}
	if random.IntN(4) == 0 {
		word += "="
	}
	return word
}

func checkWord(t *testing.T, p rules.Position, word string, legal bool) {
	t.Helper()
	_, _, err := p.Play(word)
	var r rules.Reason
	switch {
	case legal && err != nil:
		t.Errorf("%s: %s: %v", p, word, err)
	case !legal && (!errors.As(err, &r) || r.Code == "" || r.Code == "kani.possible"):
		t.Errorf("%s: %s: reason is %v", p, word, err)
	}
}

// The reasons have distinct codes and texts.
func TestReasons(t *testing.T) {
	seen := map[string]bool{}
	for _, list := range [][]rules.Reason{kani.Reasons(), kaninariebi.Reasons(), kanishogi.Reasons()} {
		for _, r := range list {
			if seen[r.Code] || r.Text == "" || r.At != "" {
				t.Errorf("%+v", r)
			}
			seen[r.Code] = true
		}
	}
}
