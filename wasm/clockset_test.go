//go:build !js

package wasm

import (
	"fmt"
	"testing"
)

// movedClock moves the page's clock by the number of milliseconds in sessionStorage.
const movedClock = `{
	const Native = Date;
	const moved = () => Native.now() + Number(sessionStorage.moved || 0);
	globalThis.Date = class extends Native {
		constructor(...when) { when.length > 0 ? super(...when) : super(moved()); }
		static now() { return moved(); }
	};
}`

// The device's clock may be set by a day either way: a game with a clock goes on, and pages loaded again have
// every turn.
func TestClockIsSet(t *testing.T) {
	rare(t)
	t.Parallel()
	b, _ := watch(t, movedClock)
	b.tap("menu.game.konane")
	b.awaitScene("newgame")
	b.tap("newgame.people.options")
	b.tap("newgame.people.clock")
	b.tap("newgame.clock.10+5")
	b.tap("newgame.done")
	b.awaitScene("newgameoptions")
	b.tap("newgame.done")
	b.tap("newgame.people")
	const day = 24 * 60 * 60 * 1000
	moved, turns := 0, [][]string{{"d4"}, {"d3"}, {"d6", "d4"}, {"b3", "d3"}}
	for n, jump := range []int{day, -2 * day, 3 * day, -2 * day} {
		moved += jump
		b.run(fmt.Sprintf("sessionStorage.moved = %d", moved))
		board := b.playTaps(turns[n]...).spots()
		b.run("globalThis.before = true; location.reload()")
		b.await("the page to load again", "!globalThis.before")
		b.awaitReady()
		if s := b.awaitState("the game", func(s state) bool { return s.Scene == "pause" || s.Scene == "board" }); s.Scene == "pause" {
			b.tap("pause.goon")
		}
		if got := b.awaitScene("board").spots(); got != board {
			t.Errorf("set by %d days, the board is\n%swas\n%s", jump/day, got, board)
		}
	}
	if n := len(b.games()); n != 1 {
		t.Errorf("%d games", n)
	}
}
