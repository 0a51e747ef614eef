//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
)

// olderPage is a script that stores a begun game, and settings that have it open, the way an older page did.
const olderPage = `
	localStorage.setItem("tidepool/" + globalThis.id + ".game", globalThis.game);
	localStorage.setItem("tidepool/settings.json", JSON.stringify({ version: 1, open: globalThis.id, look: "night" }));
`

// playedBefore plays a game of Konane and puts its id and file where scripts find them.
func (b *browser) playedBefore() (board, id, file string) {
	b.t.Helper()
	b.startGame("konane")
	board = b.playTaps("a1").spots()
	b.run(`globalThis.answer = null; tidepoolStore.ask("marks", [], (name, message, lines) => {
		answer = lines.split("\n").map((l) => l.split("\t")[0]).find((n) => n.endsWith(".game"));
	})`)
	b.await("the game's name", "answer")
	name := eval[string](b, "answer")
	return board, strings.TrimSuffix(name, ".game"), b.stored(name)
}

// Data stored by an older page is taken over once. If an older page is still open, the player is told so, and
// its further turns are taken over too.
func TestComesOver(t *testing.T) {
	rare(t)
	t.Parallel()
	b, url := openReady(t)
	board, id, file := b.playedBefore()
	b.visit(url + "words.js") // same origin, and runs no program
	b.run(`globalThis.gone = false; indexedDB.deleteDatabase("tidepool").onsuccess = () => { gone = true; }`)
	b.await("the database to go", "gone")
	old := fmt.Sprintf("globalThis.id = %q; globalThis.game = %q;", id, file) + olderPage
	b.run(old)

	b.visit(url)
	b.awaitReady()
	if got := b.awaitScene("board").spots(); got != board {
		t.Errorf("the board is\n%swas\n%s", got, board)
	}
	if got := eval[string](b, `Object.keys(localStorage).filter((k) => k.startsWith("tidepool/")).join()`); got != "" {
		t.Errorf("there lie %s still", got)
	}
	if !strings.Contains(b.stored("settings.json"), `"night"`) {
		t.Errorf("the settings are %s", b.stored("settings.json"))
	}
	if b.stored(id+".game") != file {
		t.Errorf("the game is %q, was %q", b.stored(id+".game"), file)
	}

	// The old data reappears, as after a browser was killed, and an older page is open.
	other := b.window()
	other.visit(url + "words.js")
	other.run(strings.Replace(old, id, "20261121-061005123-0007", 1))
	b.await("the news", `!document.getElementById("news").hidden`)
	if got := eval[string](b, `document.getElementById("news").innerText`); !strings.Contains(got, "older version") {
		t.Errorf("the news are %q", got)
	}
	b.raised().press("board.menu")
	b.awaitScene("menu")
	b.press("menu.games")
	b.awaitState("both games", func(s state) bool {
		n := 0
		for _, node := range s.Nodes {
			if strings.HasPrefix(node.ID, "games.open.") && strings.HasPrefix(node.Label, "Open Konane") {
				n++
			}
		}
		return n == 2
	})
	for _, e := range b.Complaints() {
		if !strings.Contains(e, "favicon.ico") { // a plain text has no icon
			t.Errorf("on the console: %s", e)
		}
	}
}

// Only what is written to the storage that windows share comes from an older page.
func TestOlderPage(t *testing.T) {
	t.Parallel()
	b, _ := openReady(t)
	for _, test := range []struct {
		area, key string
		told      bool
	}{{"sessionStorage", "tidepool/pages", false}, {"localStorage", "tidepool.language", false}, {"localStorage", "tidepool/settings.json", true}} {
		b.run(fmt.Sprintf(`dispatchEvent(new StorageEvent("storage", { storageArea: %s, key: %q, newValue: "x" }))`, test.area, test.key))
		if told := eval[bool](b, `!document.getElementById("news").hidden`); told != test.told {
			t.Errorf("of %s in %s the player is told: %t", test.key, test.area, told)
		}
	}
}

// If a newer version has taken the database over, the page ends and says so.
func TestOutdatedPage(t *testing.T) {
	rare(t)
	t.Parallel()
	b, url := openReady(t)
	board, _, _ := b.playedBefore()
	other := b.window()
	other.visit(url + "words.js")
	other.run(`globalThis.open = false; indexedDB.open("tidepool", 2).onsuccess = (event) => { event.target.result.close(); globalThis.open = true; }`)
	other.await("the newer database", "globalThis.open")
	b.awaitMessage("newer version of Tidepool")
	other.run(`globalThis.gone = false; indexedDB.deleteDatabase("tidepool").onsuccess = () => { gone = true; }`)
	other.await("the database to go", "gone")
	if board == "" {
		t.Error("no board")
	}
}

// A database that stops answering is reported once, and play continues.
func TestSilentDatabase(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before(`{
		let store;
		Object.defineProperty(globalThis, "tidepoolStore", {
			set(real) { store = { ask: (...all) => { if (!globalThis.silent) real.ask(...all); } }; },
			get() { return store; },
		});
	}`)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.run("globalThis.silent = true")
	b.playsUnstored(b.tap)
	b.checkClean(url)
}

// fullStorage gives an origin no storage quota.
func (b *browser) fullStorage(url string) {
	b.t.Helper()
	nothing := 1.0
	call(b, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: strings.TrimSuffix(url, "/"), QuotaSize: &nothing})
}
