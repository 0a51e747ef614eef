package analysis

import (
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules/games"
)

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
	if got := why(commentary.Speaker{Words: locale.English(), Info: m.Info()}, m, j); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
