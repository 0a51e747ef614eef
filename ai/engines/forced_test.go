package engines_test

import (
	"path/filepath"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
)

// TestForced checks that the engine finds forced wins, which may be longer than the shortest.
func TestForced(t *testing.T) {
	enginetest.OneThread(t)
	for _, game := range []string{"kaninariebi", "kanishogi", "konane"} {
		e := gameOf(t, game).Engine(16 << 20)
		set := enginetest.ReadForced(t, game, filepath.Join("testdata", game+"-forced.txt"))
		if len(set) < 40 {
			t.Errorf("%s: only %d positions", game, len(set))
		}
		for _, f := range set {
			e.Forget()
			info := enginetest.Think(e, ai.Query{Position: f.Position, Limits: ai.Limits{Nodes: 2_000_000}})
			win, plies, ok := info.Best.Score.Proven()
			if !ok || !win || plies < f.Plies {
				t.Errorf("%s: %s: %s after %d nodes", game, f, info.Best.Score, info.Nodes)
			}
		}
	}
}
