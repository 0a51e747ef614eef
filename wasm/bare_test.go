//go:build !js

package wasm

import (
	"os"
	"testing"
)

// bareBuild is the page built without the optional steps of internal/build.
const bareBuild = "../dist/bare"

// The page starts and its engine answers without the optional build steps.
func TestBare(t *testing.T) {
	t.Parallel()
	if _, err := os.Stat(bareBuild + "/tidepool.wasm"); err != nil {
		missing(t)("no bare build: run \"make browser\" (%v)", err)
	}
	b := open(t)
	url := serve(t, bareBuild)
	b.visit(url)
	b.awaitReady()
	b.awaitScene("menu")
	b.tap("menu.game.kalah")
	b.awaitScene("newgame")
	b.tap("newgame.engine")
	b.awaitScene("board")
	(&journey{browser: b}).sow(b.tap)
	b.checkClean(url)
}
