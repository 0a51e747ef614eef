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
