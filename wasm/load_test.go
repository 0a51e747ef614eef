//go:build !js

package wasm

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/network"
)

// recorder records all texts of the shell in order.
const recorder = `
globalThis.shown = [];
document.addEventListener("readystatechange", () => {
	const shell = document.getElementById("shell");
	if (!shell || globalThis.recording) {
		return;
	}
	globalThis.recording = true;
	new MutationObserver(() => {
		const text = ["message", "detail"].map((id) => document.getElementById(id).textContent).join(" ").trim();
		if (text !== globalThis.shown.at(-1)) {
			globalThis.shown.push(text);
		}
	}).observe(shell, { childList: true, subtree: true, attributes: true, characterData: true });
});`

func TestLoad(t *testing.T) {
	t.Parallel()
	b := openKeeping(t)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	shown := eval[[]string](b, "shown")
	progress := slices.IndexFunc(shown, func(s string) bool { return strings.HasSuffix(s, " 100%") })
	starting := slices.IndexFunc(shown, func(s string) bool { return strings.HasPrefix(s, "Starting") })
	if len(shown) < 3 || !strings.HasPrefix(shown[0], "Loading") || progress < 1 || starting < progress {
		t.Errorf("while loading, the page said %q", shown)
	}
	// The decoded size differs from the transferred one.
	if strings.Contains(strings.Join(shown, "\n"), "MB") {
		t.Errorf("while loading, the page spoke of megabytes: %q", shown)
	}
	if title := eval[string](b, "document.title"); !strings.HasPrefix(title, "Tidepool") {
		t.Errorf("title %q", title)
	}
	if focus := eval[string](b, "document.activeElement.tagName"); focus != "CANVAS" {
		t.Errorf("the focus is on %s", focus)
	}
	b.checkClean(url)
}

// A server that sends wasm with the wrong type must still work.
func TestLoadWrongType(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	files := http.FileServer(http.Dir(webBuild))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		files.ServeHTTP(w, r)
	}))
	defer server.Close()
	b := open(t)
	b.visit(server.URL)
	b.awaitReady()
	b.checkClean(server.URL)
}

func TestNoWebGL(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t, "disable-3d-apis")
	b.visit(serve(t, webBuild))
	b.awaitMessage("WebGL 2")
	if !eval[bool](b, `document.getElementById("action").hidden && document.getElementById("bar").hidden`) {
		t.Error("there is a button or a bar, and nothing to try")
	}
}

func TestNoWebAssembly(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before("delete globalThis.WebAssembly")
	b.visit(serve(t, webBuild))
	b.awaitMessage("no WebAssembly")
}

func TestNoScript(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t, "blink-settings=scriptEnabled=false")
	b.visit(serve(t, webBuild))
	b.await("the words for a page without scripts", `document.body.innerText.includes("allow JavaScript")`)
}

func TestFailedDownload(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	url := serve(t, webBuild)
	call(b, network.SetBlockedURLs, network.SetBlockedURLsParams{
		URLPatterns: []*network.BlockPattern{{URLPattern: "*://*:*/*.wasm", Block: true}},
	})
	b.visit(url)
	b.awaitMessage("could not be loaded")
	call(b, network.SetBlockedURLs, network.SetBlockedURLsParams{})
	b.run(`document.getElementById("action").click()`)
	b.awaitReady()
}

// brokenBuild copies the web build with another program file.
func brokenBuild(t *testing.T, program string) string {
	t.Helper()
	need(t)
	dir := t.TempDir()
	entries, err := os.ReadDir(webBuild)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if ext := filepath.Ext(e.Name()); ext == ".br" || ext == ".gz" || ext == ".wasm" || ext == ".ttf" {
			continue
		}
		content, err := os.ReadFile(filepath.Join(webBuild, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, e.Name()), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if program == "" {
		return dir
	}
	if err := os.WriteFile(filepath.Join(dir, "tidepool.wasm"), []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestMissingProgram(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.visit(serve(t, brokenBuild(t, "")))
	b.awaitMessage("could not be loaded")
	if detail := eval[string](b, `document.getElementById("detail").textContent`); !strings.Contains(detail, "404") {
		t.Errorf("the detail is %q", detail)
	}
}

func TestDamagedProgram(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.visit(serve(t, brokenBuild(t, "not a program")))
	b.awaitMessage("cannot be started")
}

// When the program exits, a message covers it and it can be restarted.
func TestEnd(t *testing.T) {
	rare(t)
	t.Parallel()
	for name, test := range map[string]struct{ source, words string }{
		"crash": {`package main; func main() { panic("on purpose") }`, "Your games are safe"},
		"quit":  {`package main; func main() {}`, "has ended"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := brokenBuild(t, "")
			source := filepath.Join(t.TempDir(), "main.go")
			if err := os.WriteFile(source, []byte(test.source), 0o644); err != nil {
				t.Fatal(err)
			}
			build := exec.Command("go", "build", "-o", filepath.Join(dir, "tidepool.wasm"), source)
			build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
			if out, err := build.CombinedOutput(); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			b := open(t)
			b.visit(serve(t, dir))
			b.awaitMessage(test.words)
			b.run(`globalThis.before = true; document.getElementById("action").click()`)
			b.await("the page to load again", `!globalThis.before`)
			b.awaitMessage(test.words)
		})
	}
}
