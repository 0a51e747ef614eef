//go:build !js

package wasm

import (
	"strings"
	"testing"
)

// Ctrl+Z restores a removed game wherever the focus is, and the licences come from the server.
func TestRemovedGameAndLicences(t *testing.T) {
	rare(t)
	t.Parallel()
	b, _ := openReady(t)
	b.attend()
	b.startGame("konane")
	b.playTaps("d4")
	b.press("board.menu")
	b.awaitScene("menu")
	b.press("menu.games")
	id := ""
	for _, n := range b.awaitScene("games").Nodes {
		if strings.HasPrefix(n.ID, "games.open.") && strings.HasSuffix(n.ID, ".more") {
			id = n.ID
		}
	}
	const control = 2
	for range 2 {
		b.press(id)
		b.awaitScene("saved")
		b.press("saved.remove")
		b.awaitNode("games.undo")
		b.key("z", "KeyZ", control)
		b.awaitNode(id)
	}
	b.press("back")
	b.awaitScene("menu")
	b.key("F1", "F1", 0)
	b.awaitScene("keys")
	b.press("back")
	b.awaitScene("menu")
	b.press("menu.settings")
	b.awaitScene("settings")
	b.press("settings.about")
	b.awaitScene("credits")
	b.press("credits.texts")
	b.awaitState("the licences", func(s state) bool {
		for _, n := range s.Nodes {
			if n.Label == "Tidepool" && n.Role == "heading" {
				return true
			}
		}
		return false
	})
}
