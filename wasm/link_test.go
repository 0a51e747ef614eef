//go:build !js

package wasm

import (
	"strings"
	"testing"

	"tidepool/link"
	"tidepool/match"
	"tidepool/rules/konane"
)

// A game comes with the page's address, when the page is opened and while it
// is, and leaves the address, so that loading the page again opens it no
// second time; what is no link is told and leaves the game alone.
func TestLink(t *testing.T) {
	m, err := match.New(match.Setup{Game: konane.Game{}, Players: [2]string{"Ann", "Bo"}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play("d4"); err != nil {
		t.Fatal(err)
	}
	b, url := openReady(t)
	b.attend()
	b.visit(link.To(url+"?again", link.Encode(m)))
	b.awaitReady()
	b.attend()
	b.awaitScene("board")
	b.awaitNode("turn.1")
	b.await("an address without the game", `location.hash === ""`)
	if _, err := m.Play("e4"); err != nil {
		t.Fatal(err)
	}
	b.run(`location.hash = "` + link.Encode(m) + `"`)
	b.awaitNode("turn.2")
	b.run(`location.hash = "g=` + strings.Repeat("x", 40) + `"`)
	b.awaitScene("notice")
	b.press("notice.ok")
	b.awaitScene("board")
	b.awaitNode("turn.2")
}
