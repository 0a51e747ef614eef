//go:build !js

package wasm

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"

	"tidepool/play/table/wire"
)

// A host is a plain static server with the build in a folder. It can be switched off or given another build.
type host struct {
	url   string
	dir   atomic.Pointer[string]
	down  atomic.Bool
	fault atomic.Pointer[fault]
	asks  atomic.Int64 // requests for the program itself
	first string       // a script injected into pages, from a file that is not in the build
	rules http.Header  // added to every response
	table http.Handler // handles requests about tables; nil for none
}

func newHost(t *testing.T, dir string) *host {
	t.Helper()
	h := new(host)
	h.dir.Store(&dir)
	server := httptest.NewServer(http.HandlerFunc(h.serve))
	t.Cleanup(server.Close)
	h.url = server.URL + "/games/tidepool/"
	return h
}

func (h *host) serve(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, "/games/tidepool/")
	maps.Copy(w.Header(), h.rules)
	if name == "first.js" {
		http.ServeContent(w, r, name, time.Time{}, strings.NewReader(h.first))
		return
	}
	if !ok || h.down.Load() {
		// No response at all, as if the network were down.
		panic(http.ErrAbortHandler)
	}
	if name == wire.Path && h.table != nil {
		h.table.ServeHTTP(w, r)
		return
	}
	if fault := h.fault.Load(); fault != nil && (*fault)(name, w, r) {
		return
	}
	if strings.HasSuffix(name, "tidepool.wasm") {
		h.asks.Add(1)
	}
	file := filepath.Join(*h.dir.Load(), filepath.FromSlash(name))
	if text, err := os.ReadFile(filepath.Join(file, "index.html")); name == "" && err == nil && h.first != "" {
		text = []byte(strings.Replace(string(text), "<head>", `<head><script src="first.js"></script>`, 1))
		http.ServeContent(w, r, "index.html", time.Time{}, bytes.NewReader(text))
		return
	}
	http.ServeFile(w, r, file)
}

// kept waits until the service worker has cached this version completely.
func (b *browser) kept() {
	b.t.Helper()
	b.await("the page to be kept", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
}

// openKept opens a host's page in a window that keeps it.
func openKept(t *testing.T, h *host) *browser {
	t.Helper()
	b := openKeeping(t)
	b.visit(h.url)
	b.awaitReady()
	b.kept()
	return b
}

// A page visited once starts without its server, in a subfolder of a host, including the engine and fonts it
// has not used yet.
func TestOffline(t *testing.T) {
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	b := openKept(t, h)
	h.down.Store(true)
	asks := h.asks.Load()
	for _, url := range []string{h.url, h.url + "index.html", h.url + "?from=home"} {
		b.run("globalThis.before = true")
		b.visit(url)
		b.await("another page", "!globalThis.before")
		b.awaitReady()
	}
	if shown := eval[[]string](b, "shown"); !strings.Contains(strings.Join(shown, "\n"), "100%") {
		t.Errorf("without a server, the page said %q while loading", shown)
	}
	for _, file := range []string{"engine.wasm", "letters.ttf", "puzzles.kalah.txt", "worker.js", "icon-512.png"} {
		ok := `fetch("` + file + `").then((r) => r.arrayBuffer()).then((a) => { globalThis.length = a.byteLength; })`
		b.run("globalThis.length = 0; " + ok)
		b.await(file, "globalThis.length > 200")
	}
	if h.asks.Load() != asks {
		t.Error("the program was asked of the server again")
	}
}

// The browser considers the page installable.
func TestInstallable(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	b := openKept(t, h)
	m := call(b, page.GetAppManifest, page.GetAppManifestParams{})
	if len(m.Errors) > 0 {
		t.Errorf("the manifest: %v", m.Errors)
	}
	var text struct {
		Start string `json:"start_url"`
		Icons []struct{ Src, Sizes, Purpose string }
	}
	if err := json.Unmarshal([]byte(m.Data), &text); err != nil {
		t.Fatal(err)
	}
	if len(text.Icons) < 4 || text.Start != "./" {
		t.Errorf("the manifest says %+v", text)
	}
	for _, e := range call(b, page.GetInstallabilityErrors, struct{}{}).InstallabilityErrors {
		if e.ErrorID != "in-incognito" {
			t.Errorf("not installable: %s %v", e.ErrorID, e.ErrorArguments)
		}
	}
}

// renewed copies the build as another version.
func renewed(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	entries, err := os.ReadDir(webBuild)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		content, err := os.ReadFile(filepath.Join(webBuild, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		switch e.Name() {
		case "index.html", "sw.js":
			content = []byte(strings.ReplaceAll(string(content), version(t), strings.Repeat("f", 16)))
		}
		if err := os.WriteFile(filepath.Join(dir, e.Name()), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// version returns the build's version.
func version(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(webBuild, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(text), `data-version="`)
	if !ok {
		t.Fatal("the page has no version")
	}
	v, _, _ := strings.Cut(rest, `"`)
	return v
}

// A new version waits until the player accepts it; the game continues where it was, and unchanged files are
// not loaded again.
func TestUpdate(t *testing.T) {
	t.Parallel()
	need(t)
	h := newHost(t, webBuild)
	b := openKeeping(t)
	b.resize(390, 844, coarse, true)
	b.visit(h.url)
	b.awaitReady()
	b.kept()
	b.startGame("konane")
	before := b.playTaps("a1").spots()

	next := renewed(t)
	h.dir.Store(&next)
	asks := h.asks.Load()
	b.run("navigator.serviceWorker.getRegistration().then((r) => { r.update(); })")
	b.await("the news", `!document.getElementById("news").hidden`)
	if got := eval[string](b, `document.getElementById("news").innerText`); !strings.Contains(got, "new version") {
		t.Errorf("the news are %q", got)
	}
	if eval[string](b, "document.body.dataset.version") != version(t) {
		t.Error("the page changed by itself")
	}
	b.run(`document.querySelector("#news button").click()`)
	b.await("the new version", `document.body && document.body.dataset.version === "`+strings.Repeat("f", 16)+`"`)
	b.awaitReady()
	if after := b.awaitScene("board").spots(); after != before {
		t.Errorf("after the update the board is\n%s\nbefore it was\n%s", after, before)
	}
	if h.asks.Load() != asks {
		t.Error("the unchanged program was loaded again")
	}
	b.run(`caches.keys().then((keys) => { globalThis.stores = keys.join(", "); })`)
	b.await("the stores", "globalThis.stores")
	if stores := eval[string](b, "stores"); strings.Contains(stores, version(t)) || !strings.Contains(stores, "ffff") {
		t.Errorf("kept are %s", stores)
	}
}
