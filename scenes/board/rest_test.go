package board_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
)

// At rest a tick changes nothing and allocates nothing.
func TestRestIsFree(t *testing.T) {
	eachGame(t, func(t *testing.T, g *board.Game, start rules.Position) {
		b := arranged(g, start)
		walk(t, start, 3, func(_ rules.Position, turn rules.Turn, _ rules.Position) {
			b.Play(turn.Events)
			rest(t, b)
		})
		for range 120 { // until squashes and particles have ended
			b.Tick()
		}
		if c := b.Tick(); c != (board.Change{}) {
			t.Errorf("at rest it changes: %+v", c)
		}
		if n := testing.AllocsPerRun(50, func() { b.Tick() }); n > 0 {
			t.Errorf("a tick at rest makes %v things", n)
		}
	})
}
