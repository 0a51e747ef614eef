package scenes_test

import (
	"testing"

	"tidepool/play/session"
	"tidepool/rules"
)

// The next game after one from a position that was set up begins with that position, whoever moves first in it.
func TestSetUpPlaysAgain(t *testing.T) {
	for _, test := range []struct {
		game, mover, erased, again string
		person                     rules.Side
	}{
		{"konane", "white", "a1", "results.same", rules.Near},
		{"konane", "white", "a1", "results.rematch", rules.Far},
		{"onitama", "blue", "a1", "results.same", rules.Near},
		{"onitama", "red", "a5", "results.same", rules.Near},
		{"onitama", "blue", "a1", "results.rematch", rules.Far},
	} {
		p := setUp(t, test.game)
		info := gameCalled(test.game).Info()
		p.press("setup.tool.erase", "spot."+test.erased, "setup.turn."+test.mover, "setup.play", "setupplay."+info.Sides[rules.Near])
		p.rest()
		was := p.match()
		p.engine.Slow = true
		p.resign()
		if p.node("results.headstart") != nil {
			t.Errorf("%s: a head start from a position that was set up", test.game)
		}
		p.press(test.again)
		p.rest()
		m := p.match()
		if m.Tag(session.SetUpTag) == "" || m.Ply() != 0 || m.At(0) != was.At(0) || m.Options() != was.Options() {
			t.Errorf("%s, %s: after\n%s\nfollows\n%s", test.game, test.again, was.FullRecord(), m.FullRecord())
		}
		level := session.LevelIn(was, info, rules.Far)
		if got := session.SeatsOf(m); level == 0 || got[test.person] != 0 || got[test.person.Other()] != level {
			t.Errorf("%s, %s: %v", test.game, test.again, got)
		}
	}
}
