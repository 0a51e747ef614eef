//go:build !js

package wasm

import (
	"fmt"
	"slices"
	"strings"
)

// window opens another window of the same profile.
func (b *browser) window() *browser {
	b.t.Helper()
	other, err := b.NewWindow()
	if err != nil {
		b.t.Fatal(err)
	}
	w := &browser{Page: other, t: b.t}
	if p, ok := other.(*chromePage); ok {
		w.ctx, w.console = p.ctx, p.console
	}
	return w
}

// twoWindows starts a game in this window and opens it in another, which says so and plays on in a copy. It
// plays a turn in both at the same moment and finds both games among the saved ones.
func (b *browser) twoWindows(url string) {
	b.t.Helper()
	b.press("menu.game.konane")
	b.press("newgame.people")
	b.awaitScene("board")
	b.press("spot.a1")
	first := b.awaitState("the turn", func(s state) bool { n, _ := s.find("spot.a1"); return strings.Contains(n.Label, "empty") }).spots()
	// The mark for the open game is written after some idle frames, and a covered window gets none.
	b.await("the game to be stored as the open one", `(tidepoolStore.ask("marks", [], (name, message, lines) => {
		tidepoolStore.ask("get", ["settings.json", 1e6], (name, message, text) => {
			const last = lines.split("\n").map((l) => l.split("\t")[0]).filter((n) => n.endsWith(".game")).sort().at(-1);
			globalThis.asOpen = last === JSON.parse(text || "{}").open + ".game";
		});
	}), globalThis.asOpen)`)

	other := b.window()
	other.visit(url)
	other.awaitReady()
	notice := other.awaitState("news of the first window", func(s state) bool { return s.Scene == "question" })
	if n, _ := notice.find("question.text"); !strings.Contains(n.Label, "open in another window") {
		b.t.Errorf("the notice says %q", n.Label)
	}
	other.press("question.no")
	if got := other.awaitScene("board").spots(); got != first {
		b.t.Errorf("the other window shows\n%sthe first\n%s", got, first)
	}

	at := eval[float64](b, "Date.now()") + 700
	b.pressAt(at, "spot.a2")
	other.pressAt(at, "spot.b1")
	played := func(s state) bool { return s.spots() != first }
	mine := b.raised().awaitState("the turn here", played)
	theirs := other.raised().awaitState("the turn there", played)
	if mine.Scene != "board" || theirs.Scene != "board" {
		b.t.Errorf("after the turns the windows show %q and %q", mine.Scene, theirs.Scene)
	}

	// After a reload, a window continues its own game without a message.
	b.reload()
	if got := b.awaitScene("board").spots(); got != mine.spots() {
		b.t.Errorf("loaded again, the first window shows\n%swant\n%s", got, mine.spots())
	}

	other.visit("about:blank") // a game open in no other window opens without a message
	want := []string{mine.spots(), theirs.spots()}
	slices.Sort(want)
	if got := b.savedBoards(); !slices.Equal(got, want) {
		b.t.Errorf("saved are %d games:\n%s\nwant those of the two windows:\n%s", len(got), strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// raised brings the window to the front: a browser may give a covered one no frames, so it would not handle
// presses.
func (b *browser) raised() *browser {
	b.t.Helper()
	if err := b.Raise(); err != nil {
		b.t.Fatal(err)
	}
	return b
}

// pressAt makes the page itself click an element at a time in ms since 1970.
func (b *browser) pressAt(at float64, id string) {
	b.t.Helper()
	b.awaitElement(id)
	b.run(fmt.Sprintf("setTimeout(() => %s.click(), %f - Date.now())", element(id), at))
}

// reload reloads the page.
func (b *browser) reload() {
	b.t.Helper()
	b.run("globalThis.before = true; location.reload()")
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
}

// savedBoards reloads the page, opens each saved game of Konane and returns the boards, sorted.
func (b *browser) savedBoards() (boards []string) {
	b.t.Helper()
	b.press("board.menu")
	b.awaitScene("menu")
	b.reload()
	b.press("menu.games")
	var ids []string
	for _, n := range b.awaitScene("games").Nodes {
		if strings.HasPrefix(n.ID, "games.open.") && strings.HasPrefix(n.Label, "Open Konane") {
			ids = append(ids, n.ID)
		}
	}
	for _, id := range ids {
		b.press(id)
		boards = append(boards, b.awaitScene("board").spots())
		b.press("board.menu")
		b.awaitScene("menu")
		b.press("menu.games")
		b.awaitScene("games")
	}
	slices.Sort(boards)
	return boards
}
