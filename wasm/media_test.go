//go:build !js

package wasm

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
)

// prefer sets the device's preferred colour scheme.
func (b *browser) prefer(scheme string) {
	b.t.Helper()
	call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
	})
}

// light returns the brightness of the picture at the page's edge, 0 to 1.
func (b *browser) light() float64 {
	b.t.Helper()
	shot := call(b, page.CaptureScreenshot, page.CaptureScreenshotParams{})
	img, err := png.Decode(bytes.NewReader(shot.Data))
	if err != nil {
		b.t.Fatal(err)
	}
	red, green, blue, _ := img.At(3, img.Bounds().Dy()/2).RGBA()
	return float64(red+green+blue) / 3 / 0xffff
}

// The colours follow the device's setting while the page is open.
func TestColourSchemeChanges(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.prefer("light")
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	for _, step := range []struct {
		scheme      string
		least, most float64
	}{{"light", 0.6, 1}, {"dark", 0, 0.4}, {"light", 0.6, 1}} {
		b.prefer(step.scheme)
		got := b.light()
		for deadline := time.Now().Add(patience); (got < step.least || got > step.most) && time.Now().Before(deadline); got = b.light() {
			time.Sleep(look)
		}
		if got < step.least || got > step.most {
			t.Fatalf("in a %s scheme the page's edge is %.2f light", step.scheme, got)
		}
	}
	b.checkClean(url)
}

// A setting chosen just before the page is closed, or hidden for good, is kept.
func TestSettingsOfTheLastMoment(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.press("menu.settings")
	b.awaitScene("settings")
	// After the press the program runs only the tick that handles it.
	leave := func(id, how string) {
		t.Helper()
		b.awaitElement(id)
		b.run(fmt.Sprintf(`globalThis.before = true; %s.click();
			requestAnimationFrame(function wait() {
				const n = JSON.parse(tidepoolState).nodes.find((n) => n.id === %q);
				if (n.checked) { %s } else requestAnimationFrame(wait);
			})`, element(id), id, how))
	}
	leave("settings.theme.night", "location.reload();")
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
	look := func() string {
		var stored struct{ Look string }
		if err := json.Unmarshal([]byte(b.stored("settings.json")), &stored); err != nil {
			t.Error(err)
		}
		return stored.Look
	}
	if got := look(); got != "night" {
		t.Errorf("loaded again, the look is %q", got)
	}
	b.awaitScene("settings") // which the address names
	leave("settings.theme.day", `Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
		document.dispatchEvent(new Event("visibilitychange"));
		globalThis.left = localStorage.getItem("tidepool.left/settings.json"); globalThis.done = true;`)
	b.await("the page to be hidden", "globalThis.done")
	if got := eval[string](b, "JSON.parse(JSON.parse(left).Base).look + JSON.parse(JSON.parse(left).Data).look"); got != "nightday" {
		t.Errorf("the moment the page was hidden, it left the looks %q", got)
	}
	b.await("the database to have it", `!localStorage.getItem("tidepool.left/settings.json")`)
	if got := look(); got != "day" {
		t.Errorf("after the page was hidden, the look is %q", got)
	}
	b.checkClean(url)
}
