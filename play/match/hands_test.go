package match_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A node's tokens are those of its position, and a card that was received lies where the one used for it lay.
func TestTokensKeepHands(t *testing.T) {
	handed := 0
	for _, g := range games.All() {
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(5, 6))
		for n := 0; n < 30 && !m.Outcome().Over(); n++ {
			turns := m.Position().Turns()
			if _, err := m.Play(turns[r.IntN(len(turns))].Word); err != nil {
				t.Fatal(err)
			}
			before, after := m.Node(n).Tokens(), m.Node(n+1).Tokens()
			if got, want := sorted(after), sorted(m.Position().Tokens()); !slices.EqualFunc(got, want, func(a, b rules.Token) bool { return a.Plain() == b }) {
				t.Fatalf("%s after %d turns: %v, want %v", g.Info().ID, n+1, got, want)
			}
			for _, e := range m.Turn(n + 1).Events {
				if e.Kind != rules.Handed {
					continue
				}
				handed++
				if was, is := card(before, e.From), card(after, e.To); was != is {
					t.Errorf("turn %d: %s lay at %d, and %s received for it lies at %d", n+1, e.From, was, e.To, is)
				}
			}
		}
	}
	if handed == 0 {
		t.Error("no card was handed")
	}
}

// card returns which of all cards lies on a spot.
func card(tokens []rules.Token, at rules.Spot) int {
	cards := slices.DeleteFunc(slices.Clone(tokens), func(t rules.Token) bool {
		_, _, square := t.Spot.Coordinates()
		return square
	})
	return slices.IndexFunc(cards, func(t rules.Token) bool { return t.Spot == at })
}

func sorted(tokens []rules.Token) []rules.Token {
	return slices.SortedFunc(slices.Values(tokens), func(a, b rules.Token) int { return strings.Compare(string(a.Spot), string(b.Spot)) })
}
