//go:build !js

package wasm

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// fakeWorkers simulates the browser's service workers with a chosen order of events: a worker may claim the
// page before the page learns that it was installed.
const fakeWorkers = `
globalThis.said = [];
globalThis.tidepoolWord = (key) => key;
globalThis.tidepoolNews = (text) => said.push(text);
globalThis.tidepoolSettled = () => false;
globalThis.container = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
globalThis.registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: null });
globalThis.newWorker = () => Object.assign(new EventTarget(), { state: "installing" });
globalThis.changed = (worker, state) => { worker.state = state; worker.dispatchEvent(new Event("statechange")); };
Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
`

// The first worker is no news, in any order of events; the next worker is.
func TestNewsOfUpdates(t *testing.T) {
	t.Parallel()
	script, err := os.ReadFile(filepath.Join("page", "update.js"))
	if err != nil {
		t.Fatal(err)
	}
	b := open(t)
	const (
		late = `
			first.state = "activated";
			registration.installing = null;
			registration.active = container.controller = first;`
		told = `
			registration.installing = null;
			registration.waiting = first;
			changed(first, "installed");
			registration.waiting = null;
			registration.active = first;
			changed(first, "activating");
			container.controller = first;
			changed(first, "activated");`
		claimed = `
			registration.installing = null;
			registration.active = container.controller = first;
			changed(first, "installed");
			changed(first, "activated");`
	)
	for name, test := range map[string]struct{ before, then string }{
		"in order":                     {`registration.installing = first;`, told},
		"claimed before it is told":    {`registration.installing = first;`, claimed},
		"found after the registration": {``, `registration.installing = first; registration.dispatchEvent(new Event("updatefound"));` + claimed},
		"found when it is over":        {``, late + `registration.dispatchEvent(new Event("updatefound"));`},
		"over before the page asks":    {late, ``},
	} {
		t.Run(name, func(t *testing.T) {
			b.t = t
			b.visit("about:blank")
			b.run(fakeWorkers + `{` + string(script) + `}; globalThis.first = newWorker();` + test.before + `; globalThis.kept = false; tidepoolKeep().then(() => { kept = true; });`)
			b.await("the registration", "kept")
			b.run(test.then)
			if said := eval[[]string](b, "said"); len(said) > 0 {
				t.Errorf("at the first visit the page says %q", said)
			}
			b.run(`{
				const next = newWorker();
				registration.installing = next;
				registration.dispatchEvent(new Event("updatefound"));
				registration.installing = null;
				registration.waiting = next;
				changed(next, "installed");
			}`)
			if said := eval[[]string](b, "said"); len(said) != 1 {
				t.Errorf("about a new version the page says %q", said)
			}
		})
	}
	b.t = t
	// Whoever asks for the new version gets it at once. The worker takes over first; no timer helps if nothing follows.
	b.run(`globalThis.setTimeout = () => {};
		container.dispatchEvent(new Event("controllerchange"));
		registration.waiting.postMessage = () => { container.dispatchEvent(new Event("controllerchange")); };
		tidepoolReload();`)
	b.await("the page to load again", "!globalThis.container")
	for _, e := range b.Complaints() {
		t.Errorf("on the console: %s", e)
	}
}

// A version that does not start gives way to a newer one that is stored already.
func TestUpdateAfterFailure(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	b := openKept(t, h)
	next := renewed(t)
	h.dir.Store(&next)
	b.before(fmt.Sprintf(`const start = WebAssembly.instantiateStreaming;
		WebAssembly.instantiateStreaming = (...all) => document.body.dataset.version === %q ? Promise.reject(new RangeError("out of memory")) : start(...all);`, version(t)))
	b.visit("about:blank")
	b.visit(h.url)
	b.awaitMessage("memory")
	b.run(`globalThis.waits = false; navigator.serviceWorker.getRegistration().then(async (r) => { await r.update(); waits = true; })`)
	b.await("the new version", "waits")
	b.await("the new version to be stored", `(navigator.serviceWorker.getRegistration().then((r) => { globalThis.stored = Boolean(r.waiting); }), globalThis.stored)`)
	b.run(`document.getElementById("action").click()`)
	b.awaitReady()
}

// A new version that another window has accepted waits while a reload would lose something, even in a hidden window.
func TestSettled(t *testing.T) {
	t.Parallel()
	b, _ := openReady(t)
	for _, test := range []struct { // each with another scene than the one before, which is still there at first
		scene   string
		at      string // the address of a page
		presses []string
		types   string // a field
		want    bool
	}{
		{"menu", "", nil, "", true},
		{"newgame", "#/kalah", nil, "", false},
		{"settings", "#/settings", nil, "", true},
		{"newgameplayers", "#/onitama", []string{"newgame.people.options", "newgame.people.players"}, "newgame.name1", false},
		{"puzzles", "#/konane/puzzles", nil, "", true},
		{"board", "#/kalah", []string{"newgame.people"}, "", true},
		{"club", "#/konane/club", nil, "", true},
		{"more", "#/onitama", []string{"newgame.people", "board.more"}, "", false},
		{"club", "#/kalah/club", nil, "club.name", false},
		{"setup", "#/konane/setup", nil, "", true},
		{"puzzle", "#/kalah/puzzles", []string{"puzzles.rush.start"}, "", false},
		{"setuptext", "#/kalah/setup", []string{"setup.text"}, "setuptext.line", false},
	} {
		b.run(fmt.Sprintf("location.hash = %q", test.at))
		for _, id := range test.presses {
			b.press(id)
		}
		b.awaitScene(test.scene)
		if test.types != "" {
			b.fill(test.types, "Wilhelmina")
		}
		for _, hidden := range []bool{true, false} {
			b.run(fmt.Sprintf(`Object.defineProperty(document, "hidden", { configurable: true, get: () => %t })`, hidden))
			b.await(fmt.Sprintf("%+v, hidden %t", test, hidden), fmt.Sprintf("tidepoolSettled() === %t", test.want))
		}
	}
}
