//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules/konane"
)

// The browser's Back and Forward move between pages, like the program's own Back buttons.
func TestHistory(t *testing.T) {
	t.Parallel()
	inTwoBrowsers(t, "", (*browser).goesBack)
}

// inTwoBrowsers opens the page at an address's fragment in Chromium and in today's other browser.
func inTwoBrowsers(t *testing.T, fragment string, try func(*browser)) {
	t.Helper()
	for _, name := range append(today(t, elsewhere, 1), "Chromium") {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			needBuild(t)
			b := enter(t, name)
			b.visit(serve(t, webBuild) + fragment)
			b.awaitReady()
			try(b)
		})
	}
}

// goesBack walks from page to page and back, starting and ending at the menu.
func (b *browser) goesBack() {
	b.t.Helper()
	const entry = "history.state"
	at := func(scene string, number int) {
		b.t.Helper()
		b.awaitScene(scene)
		if got := eval[int](b, entry); got != number {
			b.await("the entry of "+scene, fmt.Sprintf("history.state === %d", number))
		}
	}
	at("menu", 0)
	b.press("menu.settings")
	at("settings", 1)
	b.run("history.back()")
	at("menu", 0)
	b.run("history.forward()")
	at("settings", 1)
	b.press("back")
	at("menu", 0)
	b.press("menu.game.konane")
	at("newgame", 1)
	b.press("newgame.people")
	at("board", 1)
	b.press("spot.a1")
	b.await("whose turn it is in the title", `document.title.includes("Konane") && document.title.includes("Player 2 to move")`)
	b.press("board.more")
	at("more", 2)
	b.run("history.back()")
	at("board", 1)
	b.run("history.back()")
	at("menu", 0)
	b.await("the menu's title", `!document.title.includes("Konane")`)
	b.run("history.forward()")
	at("board", 1)
	b.await("the same game", `document.title.includes("Player 2 to move")`)
	b.run("history.back()")
	at("menu", 0)
	b.press("menu.game.konane")
	at("newgame", 1)
	b.press("newgame.puzzles")
	at("puzzles", 2)
	b.run("history.go(-2)")
	at("menu", 0)
	b.run("history.go(2)")
	at("puzzles", 2)
	b.run("history.go(-2)")
	at("menu", 0)
}

// Back from a game opened by a link returns to the page with the link.
func TestBackFromLink(t *testing.T) {
	rare(t)
	t.Parallel()
	m, err := match.New(match.Setup{Game: konane.Game{}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play("d4"); err != nil {
		t.Fatal(err)
	}
	b := open(t)
	url := serve(t, webBuild)
	b.visit(url + "licences.txt")
	b.visit(link.To(url, link.Encode(m)))
	b.awaitReady()
	b.awaitScene("board")
	b.awaitNode("turn.1")
	b.run("history.back()")
	b.await("the page before", `location.pathname.endsWith("licences.txt")`)
	if got := eval[string](b, "location.href"); !strings.HasSuffix(got, "licences.txt") {
		t.Errorf("at %s", got)
	}
}
