package scenes_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
)

// Back goes one step back from everywhere, sheets first, and Forward returns there.
func TestBackAndForward(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	back := func() { p.do(ui.Command{Verb: ui.CommandBack}); p.rest() }
	forward := func() { p.do(ui.Command{Verb: ui.CommandForward}); p.rest() }
	at := func(want string, depth int) {
		t.Helper()
		if s := p.app.State(); s.Scene != want || s.Depth != depth {
			t.Errorf("at %s of depth %d, want %s of %d", s.Scene, s.Depth, want, depth)
		}
	}
	p.press("menu.settings")
	at("settings", 1)
	back()
	at("menu", 0)
	forward()
	at("settings", 1)
	forward()
	at("settings", 1)
	back()
	p.begin("kalah")
	p.turn()
	p.rest()
	word := p.match().Turn(1).Word
	depth := p.app.State().Depth
	p.press("board.more")
	back()
	at("board", depth)
	back()
	at("menu", 0)
	forward()
	at("board", depth)
	if p.match().Turn(1).Word != word {
		t.Error("another game")
	}
	back()
	p.press("menu.settings")
	forward()
	at("settings", 1)
}

// A game left before its first turn is discarded. Forward returns to it all the same, and it is stored again.
func TestForwardToAGameWithoutTurns(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	for range 2 {
		p.do(ui.Command{Verb: ui.CommandBack})
		p.rest()
		if n := len(p.env.Shelf.Known().Games); n > 0 {
			t.Fatalf("%d games without a turn are kept", n)
		}
		p.do(ui.Command{Verb: ui.CommandForward})
		p.rest()
		if p.scene() != "board" {
			t.Fatalf("Forward leads to %s: %s", p.scene(), p.says("notice.text"))
		}
	}
	p.turn()
	p.rest()
	if q := newPlayer(t, store); q.scene() != "board" || q.ply() != 1 {
		t.Errorf("after a restart: %s", q.scene())
	}
}

// Leaving a game whose clock has started asks first.
func TestBackWithClock(t *testing.T) {
	p, _ := newTimed(t, new(shelf.Memory))
	p.timed("kalah", "newgame.clock.1")
	p.turn()
	p.rest()
	p.key(ebiten.KeyEscape)
	if got := p.scene(); got != "more" {
		t.Errorf("at %s", got)
	}
	p.press("more.menu")
	if p.tick(); p.scene() != "menu" {
		t.Errorf("leaving leads to %s", p.scene())
	}
}

// Forward opens no game that was removed meanwhile, and stores it no more; one brought back it does open.
func TestForwardToARemovedGame(t *testing.T) {
	for _, nth := range []int{0, 1} { // one that has ended, and one that goes on
		p := newPlayer(t, new(shelf.Memory))
		id := p.keep(2, numbered)[nth]
		p.press("menu.games", "games.open."+id)
		p.rest()
		was := p.scene()
		p.do(ui.Command{Verb: ui.CommandBack})
		p.rest()
		if p.scene() == "menu" {
			p.visits("#/library")
		}
		p.app.Focus.On("games.open." + id)
		p.keyed("Delete")
		p.do(ui.Command{Verb: ui.CommandForward})
		p.rest()
		if p.scene() == was || p.onShelf(id) {
			t.Errorf("Forward leads to %s", p.scene())
		}
		if p.scene() == "notice" {
			p.press("notice.ok")
		}
		p.keyed(ui.UndoKey)
		if !p.onShelf(id) {
			t.Error("the game does not come back")
		}
	}
}
