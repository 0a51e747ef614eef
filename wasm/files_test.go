//go:build !js

package wasm

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

const record = "[Game \"kalah\"]\n[South \"Ann\"]\n[North \"Bo\"]\n[Result \"*\"]\n\n1. C A 2. c *\n"

// openFiles opens the program in a separate Chromium that saves downloads in dir and may use the clipboard.
func openFiles(t *testing.T) (b *browser, url, dir string) {
	t.Helper()
	b = openAlone(t)
	dir = t.TempDir()
	call(b, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{Behavior: cdpbrowser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir})
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		call(b, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{
			Permission: &cdpbrowser.PermissionDescriptor{Name: name, AllowWithoutSanitization: true}, Setting: cdpbrowser.PermissionSettingGranted,
		})
	}
	b.before(`delete globalThis.showSaveFilePicker`) // no one here can answer its dialog
	url = serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.awaitScene("menu")
	return b, url, dir
}

// readAll waits until the import has finished and returns its message.
func (b *browser) readAll() string {
	b.t.Helper()
	s := b.awaitState("the files", func(s state) bool { _, ok := s.find("import.close"); return ok })
	n, _ := s.find("import.summary")
	return n.Label
}

// Files are imported through the browser's dialog or by dropping, and text through the clipboard.
func TestFilesIn(t *testing.T) {
	t.Parallel()
	b, url, dir := openFiles(t)
	file := filepath.Join(dir, "one.txt")
	if err := os.WriteFile(file, []byte(record), 0o644); err != nil {
		t.Fatal(err)
	}
	call(b, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	opened := make(chan *page.EventFileChooserOpened, 1)
	if err := chromedp.Listen(b.ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			opened <- e
		}
	}); err != nil {
		t.Fatal(err)
	}
	b.tap("menu.games")
	b.tap("games.add")
	b.tap("bring.choose")
	input := <-opened
	call(b, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{file}, BackendNodeID: input.BackendNodeID})
	if got := b.readAll(); got != "1 game is new." {
		t.Errorf("chosen: %q", got)
	}
	b.tap("import.close")
	b.awaitScene("games")

	b.dragFile("canvas", file)
	if got := b.readAll(); got != "1 game was here already." {
		t.Errorf("dropped: %q", got)
	}
	b.tap("import.close")
	b.awaitScene("games")

	if err := b.Page.(*chromePage).Raise(); err != nil {
		t.Fatal(err)
	}
	b.attend()
	b.run(fmt.Sprintf(`globalThis.became = null; tidepoolCopy(%q, (what) => { became = what; })`, strings.ReplaceAll(record, "Bo", "Cy")))
	b.await("the text to be copied", `became === ""`)
	b.tap("games.add")
	b.tap("bring.paste")
	if got := b.readAll(); got != "1 game is new." {
		t.Errorf("pasted: %q", got)
	}
	b.checkClean(url)
}

// Pictures are exported as files that other programs can read, and to the clipboard.
func TestPicturesOut(t *testing.T) {
	rare(t)
	t.Parallel()
	b, url, dir := openFiles(t)
	b.startGame("konane")
	b.playTaps("d4")
	b.playTaps("d5")
	b.press("board.more")
	b.press("more.resign")
	b.press("question.yes")
	b.awaitScene("results")
	b.press("results.share")
	b.press("share.picture")
	b.tap("picture.size.0")
	b.awaitNode("picture.save")
	b.tap("picture.save")
	still, err := png.Decode(bytes.NewReader(b.download(dir, ".png")))
	if err != nil || still.Bounds().Dx() != 480 {
		t.Fatalf("the picture: %v", err)
	}
	b.tap("toast")
	if err := b.Page.(*chromePage).Raise(); err != nil {
		t.Fatal(err)
	}
	b.attend()
	b.tap("picture.copy")
	b.tap("toast")
	b.run(`globalThis.seen = null; navigator.clipboard.read().then(async (items) => { seen = (await createImageBitmap(await items[0].getType("image/png"))).width; })`)
	b.await("the picture on the clipboard", "seen === 480")

	b.tap("picture.kind.gif")
	b.awaitNode("picture.save")
	b.tap("picture.save")
	movie, err := gif.DecodeAll(bytes.NewReader(b.download(dir, ".gif")))
	if err != nil || len(movie.Image) != 3 || movie.Config.Width != 480 {
		t.Fatalf("the animation: %v", err)
	}
	b.tap("toast")
	b.tap("picture.kind.svg")
	b.awaitNode("picture.save")
	b.tap("picture.save")
	b.download(dir, ".svg")
	b.checkClean(url)
	b.visit("about:blank") // which allows pictures from any source
	b.sameAsDrawing(dir)
}

// download waits for a file with this ending and returns its content.
func (b *browser) download(dir, end string) (data []byte) {
	b.t.Helper()
	b.awaitState("a file "+end, func(state) bool {
		names, _ := filepath.Glob(filepath.Join(dir, "*"+end))
		if len(names) == 0 {
			return false
		}
		data, _ = os.ReadFile(names[0])
		return len(data) > 0
	})
	return data
}

// sameAsDrawing has the browser draw the saved SVG and compares it with the saved PNG of the same position.
func (b *browser) sameAsDrawing(dir string) {
	b.t.Helper()
	pixels := `async (type, data) => {
		const image = new Image();
		image.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], { type }));
		await image.decode();
		const canvas = new OffscreenCanvas(480, Math.round(480 * image.height / image.width));
		const context = canvas.getContext("2d");
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		return context.getImageData(0, 0, canvas.width, canvas.height).data;
	}`
	b.run(fmt.Sprintf(`globalThis.differs = null; (async () => {
		const pixels = %s;
		const [a, b] = [await pixels("image/png", %q), await pixels("image/svg+xml", %q)];
		let sum = 0;
		const n = Math.min(a.length, b.length);
		for (let i = 0; i < n; i++) { sum += Math.abs(a[i] - b[i]); }
		differs = Math.abs(a.length - b.length) <= 480 * 4 ? sum / n : 255;
	})().catch((error) => { differs = String(error); })`, pixels, base64.StdEncoding.EncodeToString(b.download(dir, ".png")), base64.StdEncoding.EncodeToString(b.download(dir, ".svg"))))
	b.await("both pictures", "differs !== null")
	if d := eval[any](b, "differs"); d == nil || fmt.Sprintf("%T", d) != "float64" || d.(float64) > 6 {
		b.t.Errorf("the drawing differs from the picture by %v of 255", d)
	} else {
		b.t.Logf("the drawing differs from the picture by %.2f of 255", d)
	}
}
