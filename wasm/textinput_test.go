//go:build !js

package wasm

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// Names can be typed by keys or by text that an input method commits.
func TestTyping(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.resize(0, 0, 1, false) // at a coarse one the engine's text field covers other nodes
	b.tap("menu.game.onitama")
	b.awaitScene("newgame")
	b.tap("newgame.people.options")
	b.tap("newgame.people.players")
	b.awaitNode("newgame.name1")
	b.tap("newgame.name1")
	b.await("the text input to have the focus", `document.activeElement.id === "ebitengine-textinput"`)
	b.looks() // the text field opens a tick later
	for _, key := range "Mia" {
		text := string(key)
		call(b, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: text, Text: text})
		b.looks()
		call(b, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyUp, Key: text})
		b.looks()
	}
	call(b, input.InsertText, input.InsertTextParams{Text: " かに"})
	b.awaitState("the name", func(s state) bool {
		n, ok := s.find("newgame.name1")
		return ok && strings.Contains(n.Label, "Mia かに")
	})
	b.tap("newgame.done")
	b.awaitScene("newgameoptions")
	b.tap("newgame.done")
	b.tap("newgame.people")
	b.awaitState("the name beside the board", func(s state) bool {
		for _, n := range s.Nodes {
			if s.Scene == "board" && strings.Contains(n.Label, "Mia かに") {
				return true
			}
		}
		return false
	})
	b.checkClean(url)
}
