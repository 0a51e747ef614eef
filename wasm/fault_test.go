//go:build !js

package wasm

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// fast makes a page's long waits a tenth as long, by its own functions for time.
const fast = `for (const name of ["setTimeout", "setInterval"]) {
	const wait = globalThis[name].bind(globalThis);
	globalThis[name] = (act, ms, ...args) => wait(act, ms >= 1000 ? ms / 10 : ms, ...args);
}`

// A fault handles a request in place of a host, and reports whether it has.
type fault func(name string, w http.ResponseWriter, r *http.Request) bool

// silent lets a host send half of a file and then nothing, without an end.
func (h *host) silent(file string) {
	var f fault = func(name string, w http.ResponseWriter, r *http.Request) bool {
		if name != file {
			return false
		}
		text, err := os.ReadFile(filepath.Join(*h.dir.Load(), name))
		if err != nil {
			panic(err)
		}
		w.Header().Set("Content-Type", map[string]string{".wasm": "application/wasm", ".js": "text/javascript"}[filepath.Ext(name)])
		w.Header().Set("Content-Length", fmt.Sprint(len(text)))
		w.Write(text[:len(text)/2])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
		return true
	}
	h.fault.Store(&f)
}

// portal lets a host answer with a web page in place of some files, as a network does before one has logged in.
func (h *host) portal(files ...string) {
	var f fault = func(name string, w http.ResponseWriter, _ *http.Request) bool {
		for _, file := range files {
			if ok, err := filepath.Match(file, name); ok && err == nil {
				fmt.Fprint(w, "<!doctype html><title>Log in</title>")
				return true
			}
		}
		return false
	}
	h.fault.Store(&f)
}

// A download that gets no further, or is of something else, is given up and can be tried again. The page does not start
// without one of its scripts, as it could not keep games.
func TestDownloadGivenUp(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	for name, fault := range map[string]func(){
		"silent":           func() { h.silent("tidepool.wasm") },
		"portal":           func() { h.portal("tidepool.wasm") },
		"without store.js": func() { h.portal("store.js") },
		"without words.js": func() { h.portal("words.js") },
	} {
		t.Run(name, func(t *testing.T) {
			fault()
			b := open(t)
			b.before(fast)
			b.visit(h.url)
			b.awaitMessage("could not be loaded")
			h.fault.Store(nil)
			b.run(`document.getElementById("action").click()`)
			b.awaitReady()
		})
	}
}

// The page makes its pictures if the worker for them does not come.
func TestSilentPainter(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	h.silent("painter.js")
	b := open(t)
	b.before(fast)
	b.visit(h.url)
	b.awaitReady()
	b.awaitScene("menu")
}

// Web pages in place of files are not taken for those, and the files are taken once they come.
func TestPortal(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	h.portal("words.*.txt", "puzzles.*.txt", "licences.txt")
	b := open(t)
	b.before(reading("hu"))
	b.visit(h.url)
	b.awaitReady()
	b.awaitScene("notice") // there is no Hungarian
	b.press("notice.ok")
	b.awaitScene("menu")
	says := func(what, want string) {
		t.Helper()
		b.awaitState(what, func(s state) bool {
			return slices.ContainsFunc(s.Nodes, func(n node) bool { return n.Label == want })
		})
	}
	b.run(`location.hash = "#/konane/puzzles"`)
	says("no puzzles", "The puzzles cannot be loaded offline.")
	b.run(`location.hash = "#/settings"`)
	b.press("settings.about")
	b.press("credits.texts")
	says("no licences", "The texts cannot be fetched now. They are in every download of Tidepool.")
	h.fault.Store(nil)
	b.press("back")
	b.press("credits.texts")
	says("the licences", "Tidepool")
	b.run(`location.hash = "#/settings"`)
	b.press("settings.language.hu")
	b.await("Hungarian", `document.documentElement.lang === "hu"`)
}
