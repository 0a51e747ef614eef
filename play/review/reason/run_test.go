package reason_test

import (
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/play/review/reason"
	"tidepool/rules/kalah"
)

// A turn of which there is more to say than that its player moves again has two reasons.
func TestReasons(t *testing.T) {
	for _, test := range []struct {
		about, position string
		line            []string
		want            []reason.Kind
	}{
		{"nothing else", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s", []string{"C", "A", "a"}, []reason.Kind{reason.MovesAgain, reason.OnlyAgain}},
		{"stores more", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s", []string{"C", "F", "a"}, []reason.Kind{reason.MovesAgain, reason.RunStores}},
		{"captures next", "1,0,0,3,0,0/0,0,0,0,5,4 15 20 s", []string{"D", "A", "f"}, []reason.Kind{reason.MovesAgain, reason.LineGains}},
		{"a plain capture", "1,0,0,2,0,0/0,0,0,0,5,4 16 20 s", []string{"A", "f"}, []reason.Kind{reason.Takes}},
	} {
		before, err := kalah.Game{}.Parse("", test.position)
		if err != nil {
			t.Fatal(test.about, err)
		}
		c := reason.Case{Before: before, Played: test.line[0], Best: reason.Value{Variation: ai.Variation{Score: 100, Words: test.line}}}
		var got []reason.Kind
		for _, f := range reason.Reasons(reason.Of(kalah.Game{}.Info(), c)) {
			got = append(got, f.Kind)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.about, got, test.want)
		}
	}
}

// What a turn costs is said before why, if that is much: exactly if it is proven, and otherwise as a guess.
func TestReasonsTellSeeds(t *testing.T) {
	start, err := kalah.Game{}.Start("")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		best, reply ai.Score
		proven      bool
		want        []reason.Kind
		n           int
	}{
		{600, 50, false, []reason.Kind{reason.GivesAbout, reason.AllowsAgain}, 6},
		{600, 0, true, []reason.Kind{reason.GivesUp, reason.AllowsAgain}, 6},
		{200, -100, true, []reason.Kind{reason.GivesUp, reason.AllowsAgain}, 3},
		{200, 100, true, []reason.Kind{reason.AllowsAgain}, 0},
		{200, 50, false, []reason.Kind{reason.AllowsAgain}, 0},
	} {
		c := reason.Case{Before: start, Played: "A",
			Best:  reason.Value{Variation: ai.Variation{Score: test.best, Words: []string{"C", "F", "c"}}, Proven: test.proven},
			Reply: reason.Value{Variation: ai.Variation{Score: -test.reply, Words: []string{"c"}}, Proven: test.proven}}
		facts := reason.Reasons(reason.Of(kalah.Game{}.Info(), c))
		var got []reason.Kind
		for _, f := range facts {
			got = append(got, f.Kind)
		}
		if !slices.Equal(got, test.want) || test.n > 0 && facts[0].N != test.n {
			t.Errorf("from %s to %s: %+v, want %v", test.best, test.reply, facts, test.want)
		}
	}
}
