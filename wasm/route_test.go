//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"
)

// Each page's address opens it in a new tab and again when it is loaded again, and Back and Forward follow.
func TestRoutes(t *testing.T) {
	t.Parallel()
	inTwoBrowsers(t, "#/onitama", (*browser).followsRoutes)
}

func (b *browser) followsRoutes() {
	b.t.Helper()
	at := func(scene, fragment string, entry int) {
		b.t.Helper()
		b.awaitScene(scene)
		b.await("the address of "+scene, fmt.Sprintf("location.hash === %q && history.state === %d", fragment, entry))
	}
	at("newgame", "#/onitama", 0)
	b.press("newgame.puzzles")
	at("puzzles", "#/onitama/puzzles", 1)
	b.run("history.back()")
	at("newgame", "#/onitama", 0)
	b.run("history.forward()")
	at("puzzles", "#/onitama/puzzles", 1)
	b.reload()
	at("puzzles", "#/onitama/puzzles", 1)
	b.run(`location.hash = "#/settings"`)
	at("settings", "#/settings", 1)
	b.run(`location.hash = "#/settings"`)
	b.run("history.back()")
	at("menu", "", 0)
	b.run(`location.hash = "#/nothing"`)
	at("menu", "", 0)
	b.press("menu.settings")
	at("settings", "#/settings", 1)
	b.press("back")
	at("menu", "", 0)
	b.press("menu.game.konane")
	at("newgame", "#/konane", 1)
	b.press("newgame.people")
	at("board", eval[string](b.onBoard(), "location.hash"), 1)
	game := eval[string](b, "location.hash")
	b.press("spot.a1")
	b.awaitState("the turn", func(s state) bool { n, _ := s.find("spot.a1"); return strings.Contains(n.Label, "empty") })
	b.press("board.more")
	b.press("more.study")
	review := strings.Replace(game, "/game/", "/review/", 1)
	at("study", review, 2)
	b.reload()
	at("study", review, 2)
	b.run("history.back()")
	at("board", game, 1)
}

// onBoard waits for the board of a game that is stored.
func (b *browser) onBoard() *browser {
	b.t.Helper()
	b.awaitScene("board")
	b.await("the game's address", `location.hash.includes("/game/")`)
	return b
}
