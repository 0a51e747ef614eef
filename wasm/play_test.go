//go:build !js

package wasm

import (
	"testing"
)

// startGame starts a game from the menu by touch, with the offered settings.
func (b *browser) startGame(id string) state {
	b.t.Helper()
	b.tap("menu.game." + id)
	b.awaitScene("newgame")
	b.tap("newgame.people")
	return b.awaitScene("board")
}

// playTaps taps spots and waits until the board has changed.
func (b *browser) playTaps(taps ...string) state {
	b.t.Helper()
	before := b.awaitScene("board").spots()
	for _, tap := range taps {
		b.tap("spot." + tap)
	}
	return b.awaitState("the board to change", func(s state) bool { return s.spots() != before })
}

// However the page ends, it comes back to the same game.
func TestSameGame(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.startGame("konane")
	b.playTaps("a1")
	b.playTaps("b1")
	board := b.playTaps("a3", "a1").spots()
	if _, ok := b.state().find("board.undo"); !ok {
		t.Error("there is nothing to undo")
	}
	same := func(how string) {
		t.Helper()
		b.await("the page to load again", "!globalThis.before")
		b.awaitReady()
		if got := b.awaitScene("board").spots(); got != board {
			t.Errorf("%s: the board is\n%swas\n%s", how, got, board)
		}
	}
	b.run("globalThis.before = true; location.reload()")
	same("after loading again")
	b.run(loseContext)
	same("after a lost context")

	// The page explains its reload below the canvas, which makes room for the message.
	b.await("the reason", `!document.getElementById("news").hidden`)
	top := eval[float64](b, `document.getElementById("news").getBoundingClientRect().top`)
	b.awaitState("room for the reason", func(s state) bool {
		n, ok := s.find("board.undo")
		return ok && n.Y+n.H <= top
	})
	b.tap("board.undo")
	if b.awaitState("the turn to be taken back", func(s state) bool { return s.spots() != board }); t.Failed() {
		return
	}
	board = b.state().spots()
	b.visit("about:blank")
	b.visit(url)
	same("after coming back with a turn undone")
	b.checkClean(url)
}

// Every game can be started and left by touch on a small upright screen.
func TestStartEveryGame(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.resize(390, 844, coarse, true)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		b.awaitScene("menu")
		if s := b.startGame(id); s.spots() == "" {
			t.Errorf("%s: a board without spots", id)
		}
		b.tap("board.menu")
	}
	b.awaitScene("menu")
	b.checkClean(url)
}
