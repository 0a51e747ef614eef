package analysis

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules/games"
)

// A card does not name the better turn before the person has looked for it.
func TestWhyHidesTheBetterTurn(t *testing.T) {
	g, _ := games.ByID("kalah")
	m, err := match.New(match.Setup{Game: g})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play("A"); err != nil {
		t.Fatal(err)
	}
	unit := m.Info().Score
	j := review.Judged{
		Ply: 1, Word: "A",
		Before: review.Value{Score: 300, Unit: unit}, After: review.Value{Score: 200, Unit: unit},
		Best:  ai.Variation{Score: 300, Words: []string{"C", "F"}},
		Reply: ai.Variation{Score: -200, Words: []string{"a"}},
	}
	s := commentary.Speaker{Words: locale.English(), Info: m.Info()}
	if got := why(s, m, j, false); got != "Another turn was better. Find it." {
		t.Errorf("%q before", got)
	}
	if got := why(s, m, j, true); !strings.Contains(got, "C") || strings.Contains(got, "Find it") {
		t.Errorf("%q afterwards", got)
	}
}

// The reason why a turn was bad is one sentence.
func TestWhy(t *testing.T) {
	g, _ := games.ByID("kanishogi")
	m, err := match.New(match.Setup{Game: g, Start: "3b1/2Ac1/D+d3/2kK1/5 b"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play("d2-e2"); err != nil {
		t.Fatal(err)
	}
	j := review.Judged{
		Ply: 1, Word: "d2-e2", Only: true,
		Before: review.Value{Score: ai.WinIn(1), Proven: true}, After: review.Value{Score: ai.LossIn(2), Proven: true},
		Best:  ai.Variation{Score: ai.WinIn(1), Words: []string{"c4-a4+a3-b2"}},
		Reply: ai.Variation{Score: ai.WinIn(1), Words: []string{"b3-c3~c3+c3-b4"}},
	}
	want := "Allows “grown child 4 b3 to c3, stays on c3, then grown child 4 c3 to b4”, and Red has won. Three children captured."
	if got := why(commentary.Speaker{Words: locale.English(), Info: m.Info()}, m, j, false); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
