//go:build !js

package wasm

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// openReady opens the page and waits until the program has drawn.
func openReady(t *testing.T) (b *browser, url string) {
	t.Helper()
	b = open(t)
	url = serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	return b, url
}

// keyWatcher notes for each key whether the engine kept it from the browser.
// It listens where the page's own listener does, and looks when all others
// have had their turn.
const keyWatcher = `
globalThis.kept = {};
addEventListener("keydown", (event) => {
	const name = [event.ctrlKey && "Ctrl", event.altKey && "Alt", event.metaKey && "Meta", event.key].filter(Boolean).join("+");
	setTimeout(() => { globalThis.kept[name] = event.defaultPrevented; });
}, true);`

// TestInput tries one page's keys and touches after each other.
func TestInput(t *testing.T) {
	b, url := openReady(t)
	b.run(keyWatcher)
	b.run(touchWatcher)
	for _, test := range []struct {
		name string
		run  func(*testing.T, *browser)
	}{
		{"cancelled touch", testTouchCancel},
		{"touch after a cancelled one", testTouchAfterCancel},
		{"touch when the window is left", testBlur},
		{"quick tap", testQuickTap},
		{"keys", testKeys},
	} {
		t.Run(test.name, func(t *testing.T) {
			b.t = t
			b.run("heard.length = 0")
			test.run(t, b)
		})
	}
	b.t = t
	b.checkClean(url)
}

func testKeys(t *testing.T, b *browser) {
	tests := []struct {
		name      string // as keyWatcher writes it
		key, code string
		modifiers chromedp.Modifier
		game      bool
	}{
		{"Enter", "Enter", "Enter", 0, true},
		{"Escape", "Escape", "Escape", 0, true},
		{"u", "u", "KeyU", 0, true},
		{" ", " ", "Space", 0, true},
		{"Backspace", "Backspace", "Backspace", 0, true},
		{"F6", "F6", "F6", 0, false},
		{"F12", "F12", "F12", 0, false},
		{"Ctrl+y", "y", "KeyY", chromedp.ModifierCtrl, false},
		{"Ctrl++", "+", "Equal", chromedp.ModifierCtrl, false},
		{"Meta+y", "y", "KeyY", chromedp.ModifierMeta, false},
		{"Alt+ArrowDown", "ArrowDown", "ArrowDown", chromedp.ModifierAlt, false},
		{"Alt+d", "d", "KeyD", chromedp.ModifierAlt, false},
		{"Alt+ø", "ø", "KeyO", chromedp.ModifierAlt, true}, // a letter on some keyboards
		{"Ctrl+Control", "Control", "ControlLeft", chromedp.ModifierCtrl, true},
		// From here on the focus moves to an element, which takes keys for itself.
		{"ArrowLeft", "ArrowLeft", "ArrowLeft", 0, true},
		{"Tab", "Tab", "Tab", 0, false},
	}
	for _, test := range tests {
		for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
			call(b, input.DispatchKeyEvent, input.DispatchKeyEventParams{
				Type: kind, Key: test.key, Code: test.code, Modifiers: int64(test.modifiers),
			})
		}
	}
	b.await("the last key", `"Tab" in kept`)
	kept := eval[map[string]bool](b, "kept")
	for _, test := range tests {
		if got, ok := kept[test.name]; !ok || got != test.game {
			t.Errorf("%s: heard %t, kept from the browser %t, want %t", test.name, ok, got, test.game)
		}
	}
}

// touchWatcher notes what the canvas hears of touches.
const touchWatcher = `
globalThis.heard = [];
for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
	document.querySelector("canvas").addEventListener(type, (event) => {
		const list = Array.from({ length: event.targetTouches.length }, (_, i) => event.targetTouches.item(i));
		globalThis.heard.push([type, ...list.map((t) => Math.round(t.clientX))].join(" "));
	});
}`

// A cancelled touch is taken away from where it was before it is released, so
// that nothing is pressed by it.
func testTouchCancel(t *testing.T, b *browser) {
	b.touch(input.DispatchTouchEventTypeTouchStart, 5, 5)
	time.Sleep(hold)
	b.touch(input.DispatchTouchEventTypeTouchCancel)
	b.await("the release", `heard.at(-1) === "touchend"`)
	got := eval[[]string](b, "heard")
	i := slices.Index(got, "touchmove -10000")
	if got[0] != "touchstart 5" || i < 0 || got[len(got)-1] != "touchend" {
		t.Errorf("the canvas heard %q", got)
	}
}

// A finger that is down when the window is left does not stay down.
func testBlur(_ *testing.T, b *browser) {
	b.touch(input.DispatchTouchEventTypeTouchStart, 5, 5)
	time.Sleep(hold)
	b.run(`window.dispatchEvent(new Event("blur"))`)
	b.await("the release", `heard.at(-1) === "touchend"`)
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

// A touch that begins while another is being taken away is not released by
// what was meant for the first.
func testTouchAfterCancel(t *testing.T, b *browser) {
	b.touch(input.DispatchTouchEventTypeTouchStart, 5, 5)
	b.touch(input.DispatchTouchEventTypeTouchCancel)
	b.touch(input.DispatchTouchEventTypeTouchStart, 7, 7)
	time.Sleep(5 * hold)
	got := eval[[]string](b, "heard")
	second := slices.Index(got, "touchstart 7")
	if second < 0 || slices.Contains(got[second:], "touchend") {
		t.Errorf("the canvas heard %q", got)
	}
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

// A finger that is faster than the program's ticks is noticed all the same.
func testQuickTap(_ *testing.T, b *browser) {
	n := b.awaitNode("menu.settings")
	b.touch(input.DispatchTouchEventTypeTouchStart, n.X+n.W/2, n.Y+n.H/2)
	b.touch(input.DispatchTouchEventTypeTouchEnd)
	b.awaitScene("settings")
}

// Fingers and wheels move nothing but what the program moves.
func TestPageStays(t *testing.T) {
	b := open(t)
	b.resize(390, 844, 2, true)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	b.touch(input.DispatchTouchEventTypeTouchStart, 200, 600)
	for y := 600.0; y > 100; y -= 50 {
		b.touch(input.DispatchTouchEventTypeTouchMove, 200, y)
	}
	b.touch(input.DispatchTouchEventTypeTouchEnd)
	for _, x := range []float64{100, 300} { // two quick taps
		b.touch(input.DispatchTouchEventTypeTouchStart, x, 400)
		b.touch(input.DispatchTouchEventTypeTouchEnd)
	}
	time.Sleep(3 * hold)
	if got := eval[[]float64](b, `[scrollX, scrollY, visualViewport.scale, visualViewport.offsetTop, document.documentElement.scrollTop]`); !slices.Equal(got, []float64{0, 0, 1, 0, 0}) {
		t.Errorf("the page has moved: %v", got)
	}
	style := eval[[]string](b, `["touchAction", "userSelect"].map((name) => getComputedStyle(document.querySelector("canvas"))[name])`)
	if !slices.Equal(style, []string{"none", "none"}) {
		t.Errorf("the canvas has %q", style)
	}
	if got := eval[string](b, `getComputedStyle(document.documentElement).overscrollBehavior`); got != "none" {
		t.Errorf("pulling down does %q", got)
	}
	if prevented := eval[bool](b, `!document.querySelector("canvas").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))`); !prevented {
		t.Error("a long press opens a menu")
	}
}

func TestResize(t *testing.T) {
	b, _ := openReady(t)
	b.checkCanvas(t)
	for _, size := range [][2]int64{{768, 1024}, {320, 480}, {1280, 800}} {
		b.resize(size[0], size[1], 1, false)
		b.checkCanvas(t)
	}
}

func TestPixelRatio(t *testing.T) {
	b := open(t)
	b.resize(640, 400, 2, false)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	b.checkCanvas(t)
	b.run("globalThis.before = true")
	b.resize(640, 400, 1.5, false) // as when a window goes to another screen
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
	b.checkCanvas(t)
}

// loseContext takes the graphics away as a driver does that starts anew.
const loseContext = `globalThis.before = true;
document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`

func TestContextLost(t *testing.T) {
	b, _ := openReady(t)
	b.run(loseContext)
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
}
