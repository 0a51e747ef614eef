//go:build !js

package wasm

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
)

// At the first start on a phone, two taps lead to a game against the computer, and three more to the third
// turn.
func TestFirstStart(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.resize(390, 844, 1, true)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.awaitScene("menu")
	taps := 0
	tap := func(id string) { b.tap(id); taps++ }
	tap("menu.game.kalah")
	b.awaitScene("newgame")
	tap("newgame.engine")
	b.awaitScene("board")
	if taps > 3 {
		t.Errorf("%d taps to the board", taps)
	}
	j := &journey{browser: b}
	for range 3 {
		j.sow(tap)
	}
	if taps > 6 {
		t.Errorf("%d taps to the third turn", taps)
	}
	b.checkClean(url)
}

// A saved file appears in the downloads, complete and with its name.
func TestSavedFile(t *testing.T) {
	t.Parallel()
	b := openAlone(t)
	dir := t.TempDir()
	call(b, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{Behavior: cdpbrowser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir})
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	const text = "game,result\nkalah,0–1\n"
	b.run(`globalThis.became = null; tidepoolSave("Tidepool games.csv", new TextEncoder().encode("game,result\nkalah,0–1\n"), (what) => { became = what; });`)
	b.await("the file to be handed out", `became === ""`)
	b.awaitState("the file", func(state) bool {
		data, err := os.ReadFile(filepath.Join(dir, "Tidepool games.csv"))
		return err == nil && strings.HasPrefix(string(data), text)
	})
	b.checkClean(url)
}
