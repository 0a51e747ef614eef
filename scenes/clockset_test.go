package scenes_test

import (
	"testing"
	"time"

	"tidepool/play/shelf"
)

// The device's clock may change by a day either way: a game's clocks continue, turns are stored, and games
// stay separate.
func TestDeviceClockIsSet(t *testing.T) {
	store := new(shelf.Memory)
	p, k := newTimed(t, store)
	begun := p.now
	p.timed("konane", "newgame.clock.1")
	for n, jump := range []time.Duration{24 * time.Hour, -48 * time.Hour, time.Hour, -26 * time.Hour} {
		p.turn()
		p.now = p.now.Add(jump)
		p.pass(k, 2*time.Second)
		if m := p.match(); m.Ply() != n+1 || m.Outcome().Over() {
			t.Fatalf("after %v: %d turns, %v", jump, m.Ply(), m.Outcome())
		}
	}
	if said, want := p.reads(), "Player 1: 56 s · Player 2: 56 s"; said != want {
		t.Errorf("the clocks say %q, want %q", said, want)
	}
	first := p.opened()
	p.press("board.menu")
	p.now = begun // as when the first game began
	p.timed("konane", "newgame.clock.1")
	p.turn()
	if p.opened() == first || p.match().Ply() != 1 {
		t.Errorf("the second game is %q, the first %q", p.opened(), first)
	}
	p.now = p.now.Add(-24 * time.Hour)
	p.on.Leave()
	q, _ := newTimed(t, store)
	if g, err := q.env.Shelf.Load(first); err != nil || g.Match.Ply() != 4 {
		t.Errorf("the first game: %v", err)
	}
	if q.match().Ply() != 1 {
		t.Errorf("the second game has %d turns", q.match().Ply())
	}
}
