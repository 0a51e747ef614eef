package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// A game page on which nothing happens allocates nothing in a tick.
func TestRestingPage(t *testing.T) {
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		p.begin(g.Info().ID)
		p.turn()
		p.rest()
		p.ticks(120)
		if n := testing.AllocsPerRun(200, func() { p.app.Tick(ui.Input{}) }); n > 0 {
			t.Errorf("%s: a tick makes %v things", g.Info().ID, n)
		}
	}
}
