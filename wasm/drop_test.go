//go:build !js

package wasm

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// Dropping something that is not a game on the canvas does no harm. For some files, such as those created by
// a script, the browser returns no entry, which Ebitengine does not expect.
func TestDropOnCanvas(t *testing.T) {
	rare(t)
	t.Parallel()
	b, url := openReady(t)
	before := b.awaitScene("menu")
	b.dropScripts()
	b.readAll()
	b.tap("import.close")
	b.awaitScene("menu")
	b.drag("canvas")
	if got := b.readAll(); got != "1 part could not be read." {
		t.Errorf("says %q", got)
	}
	b.tap("import.close")
	b.awaitScene("menu")
	b.tap("menu.settings")
	b.awaitScene("settings")
	b.tap("back")
	if after := b.awaitScene("menu"); len(after.Nodes) != len(before.Nodes) {
		t.Errorf("the menu has %d nodes, and had %d", len(after.Nodes), len(before.Nodes))
	}
	b.checkClean(url)
}

// dropScripts drops on the canvas what only scripts can: a file without a file system entry, texts, and
// nothing.
func (b *browser) dropScripts() {
	b.t.Helper()
	for _, what := range []string{
		`data.items.add(new File(["tide"], "tide.txt"))`,
		`data.items.add("tide", "text/plain")`,
		`data.items.add("https://example.com/", "text/uri-list")`,
		``,
	} {
		b.run(fmt.Sprintf(`{
			const data = new DataTransfer();
			%s;
			for (const type of ["dragenter", "dragover", "drop"]) {
				document.querySelector("canvas").dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
			}
		}`, what))
	}
}

// A file dropped outside the canvas does not replace the page.
func TestDropBesideCanvas(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	url := serve(t, brokenBuild(t, "not a program"))
	b.visit(url)
	b.awaitMessage("cannot be started")
	b.run(`globalThis.heard = [];
		for (const type of ["dragenter", "dragover", "drop"]) {
			window.addEventListener(type, (e) => heard.push([type, e.defaultPrevented, e.dataTransfer.dropEffect].join(" ")), true);
		}`)
	b.drag("#shell")
	b.await("the drag", "heard.length >= 2")
	for _, heard := range eval[[]string](b, "heard") {
		if !strings.HasSuffix(heard, " true none") {
			t.Errorf("left to the browser: %q", heard)
		}
	}
	if got := eval[string](b, "location.href"); got != url {
		t.Errorf("the page is %s", got)
	}
}

// drag drops a file that is not a game on the middle of an element.
func (b *browser) drag(selector string) {
	b.t.Helper()
	file := filepath.Join(b.t.TempDir(), "dropped.html")
	if err := os.WriteFile(file, []byte("<h1>Dropped</h1>"), 0o644); err != nil {
		b.t.Fatal(err)
	}
	b.dragFile(selector, file)
}

// dragFile drops a file on the middle of an element.
func (b *browser) dragFile(selector, file string) {
	b.t.Helper()
	at := eval[[]float64](b, fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`, selector))
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		call(b, input.DispatchDragEvent, input.DispatchDragEventParams{
			Type: kind, X: at[0], Y: at[1],
			Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1},
		})
	}
}
