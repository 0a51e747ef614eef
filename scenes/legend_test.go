package scenes_test

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/play/shelf"
)

// The legend of the scores on the board explains only what is there.
func TestLegend(t *testing.T) {
	for _, test := range []struct {
		score ai.Score
		want  string
	}{
		{100, ""},
		{ai.WinIn(5), "W3: wins in 3 · Dark labels are proven."},
		{ai.LossIn(4), "L2: loses in 2 · Dark labels are proven."},
	} {
		p := studied(t, new(shelf.Memory), "kalah", 3)
		p.engine.Score = test.score
		p.press("study.engine", "engine")
		p.ticks(4)
		if p.node("engine.line.1") == nil {
			t.Fatalf("%v: no lines", test.score)
		}
		if got := p.says("engine.legend"); strings.TrimSpace(got) != test.want {
			t.Errorf("%v: the legend says %q, want %q", test.score, got, test.want)
		}
		p.press("engine.scores")
		if p.node("engine.legend") != nil {
			t.Errorf("%v: there is a legend of nothing", test.score)
		}
	}
}
