package analysis

import (
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules/games"
)

// A turn that has been gone over is told in three sentences at most.
func TestMomentLines(t *testing.T) {
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
	want := []string{
		"Gives away a sure win: now Red can win with the next turn.",
		"c4-a4+a3-b2 was the only turn that wins.",
		"d2-e2 allows b3-c3~c3+c3-b4, and Red has won. Three children captured.",
	}
	if got := momentLines(commentary.Speaker{Words: locale.English(), Info: m.Info()}, m, j); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
