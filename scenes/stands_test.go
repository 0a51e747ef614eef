package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
)

// While the clocks of a game stand, nothing shows its board: studies and pictures are possible only after its end.
func TestTimedGameIsNotStudied(t *testing.T) {
	p, _ := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.1")
	p.turn()
	p.press("board.more")
	for _, id := range []string{"more.study", "more.analyse"} {
		if p.node(id) != nil {
			t.Errorf("%s is offered", id)
		}
	}
	p.press("more.share")
	if p.node("share.picture") != nil || p.node("share.movie") != nil || p.node("share.link") == nil {
		t.Errorf("there are %s", p.ids())
	}
	p.press("share.close")
	p.resign()
	p.press("results.share")
	if p.node("share.picture") == nil {
		t.Errorf("at the end there are %s", p.ids())
	}
}
