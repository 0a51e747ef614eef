//go:build !js

package wasm

import (
	"strings"
	"testing"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
	"tidepool/rules/konane"
)

// A game can come with the page's address, when the page opens or later. It is then removed from the address,
// so that a reload does not open it again. An invalid link is reported and leaves the game alone.
func TestLink(t *testing.T) {
	t.Parallel()
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
	b.await("the game's own address", `location.hash.startsWith("#/konane/game/")`)
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

// A puzzle can come with the page's address too; the puzzle file of its game is fetched only then.
func TestPuzzleLink(t *testing.T) {
	t.Parallel()
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		t.Fatal(err)
	}
	const fetched = `performance.getEntriesByName(new URL("puzzles.konane.txt", location).href).length`
	b, url := openReady(t)
	if eval[int](b, fetched) > 0 {
		t.Error("puzzles are fetched before they are wanted")
	}
	b.visit(link.To(url+"?again", link.Puzzle{Game: "konane", ID: set[0].ID()}.String()))
	b.awaitReady()
	b.attend()
	b.awaitScene("puzzle")
	b.await("the file of puzzles", fetched+" > 0")
	b.await("the puzzle's address", `location.hash === "#/konane/puzzle/`+set[0].ID()+`"`)
	b.run(`location.hash = "d=2026-11-20"`)
	b.awaitState("the puzzle of that day", func(s state) bool {
		n, ok := s.find("title")
		return s.Scene == "puzzle" && ok && strings.Contains(n.Label, "20 November 2026")
	})
	b.await("the day's address", `location.hash === "#/puzzles/2026-11-20"`)
	b.run(`location.hash = "p=konane.00000000"`)
	b.awaitScene("notice")
	b.press("notice.ok")
	b.awaitScene("puzzles")
}
