package match_test

import (
	"testing"

	"tidepool/play/match"
)

func TestParseOdds(t *testing.T) {
	for _, text := range []string{"", "seed 3", "cards 1"} {
		if o, ok := match.ParseOdds(text); !ok || o.String() != text {
			t.Errorf("%q is read as %q, %t", text, o, ok)
		}
	}
	for _, text := range []string{" ", "seed", "seed 0", "seed 03", "seed -1", "seed 100", " 3", "seed 3 4", "seed x"} {
		if o, ok := match.ParseOdds(text); ok {
			t.Errorf("%q is read as %q", text, o)
		}
	}
}
