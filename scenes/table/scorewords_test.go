package table_test

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/table"
)

// A score means the same for either side and names the side ahead; only a very small lead counts as even.
func TestScoreNamesWhoIsAhead(t *testing.T) {
	names := [2]string{"Ann", "Bob"}
	seeds := rules.Info{Score: rules.SeedUnit}
	for _, info := range []rules.Info{{}, seeds} {
		w := table.NewScoreTeller(locale.English(), info, func(s rules.Side) locale.Name { return locale.Name{Text: names[s]} })
		for _, score := range []ai.Score{29, 30, 99, 100, 299, 300, 1200, ai.WinIn(4)} {
			for side := range rules.Side(2) {
				ahead, behind := w.Full(score, side, false), w.Full(-score, side.Other(), false)
				if ahead != behind {
					t.Errorf("%v for %v: %q, and %q where it is for the other", score, side, ahead, behind)
				}
				if named := strings.Contains(ahead, names[side]); named != (score >= 30) || strings.Contains(ahead, names[side.Other()]) {
					t.Errorf("%v for %v: %q", score, side, ahead)
				}
			}
		}
	}
}
