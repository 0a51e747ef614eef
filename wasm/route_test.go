//go:build !js

package wasm

import (
	"fmt"
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
	b.run("location.reload()")
	b.awaitReady()
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
}
