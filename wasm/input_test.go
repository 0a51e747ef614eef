//go:build !js

package wasm

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
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

// A keyPress holds the fields of a KeyboardEvent.
type keyPress struct {
	Key  string `json:"key"`
	Code string `json:"code"`
	Ctrl bool   `json:"ctrlKey"`
	Alt  bool   `json:"altKey"`
	Meta bool   `json:"metaKey"`
}

// pressKeys reports for each key whether the program prevents the browser's default. All are dispatched by
// one script, as the browser would act on real keys and the program might move the focus in between.
func (b *browser) pressKeys(target string, keys []keyPress) (kept []bool) {
	b.t.Helper()
	list, err := json.Marshal(keys)
	if err != nil {
		b.t.Fatal(err)
	}
	return eval[[]bool](b, fmt.Sprintf(`%s.map((key) =>
		!%s.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true })))`, list, target))
}

// TestInput tries keys and touches one after the other in one page.
func TestInput(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.run(touchWatcher)
	for _, test := range []struct {
		name string
		run  func(*testing.T, *browser)
	}{
		{"cancelled touch", testTouchCancel},
		{"touch after a cancelled one", testTouchAfterCancel},
		{"touch when the window is left", testBlur},
		{"quick tap", testQuickTap},
		{"quick clicks", testQuickClicks},
		{"mouse released elsewhere", testReleasedElsewhere},
		{"wheel", testWheel},
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
		key  keyPress
		game bool
	}{
		{keyPress{Key: "ArrowLeft", Code: "ArrowLeft"}, true},
		{keyPress{Key: "Enter", Code: "Enter"}, true},
		{keyPress{Key: "Escape", Code: "Escape"}, true},
		{keyPress{Key: "u", Code: "KeyU"}, true},
		{keyPress{Key: " ", Code: "Space"}, true},
		{keyPress{Key: "Backspace", Code: "Backspace"}, true},
		{keyPress{Key: "F6", Code: "F6"}, false},
		{keyPress{Key: "F12", Code: "F12"}, false},
		{keyPress{Key: "y", Code: "KeyY", Ctrl: true}, false},
		{keyPress{Key: "+", Code: "Equal", Ctrl: true}, false},
		{keyPress{Key: "y", Code: "KeyY", Meta: true}, false},
		{keyPress{Key: "ArrowDown", Code: "ArrowDown", Alt: true}, false},
		{keyPress{Key: "d", Code: "KeyD", Alt: true}, false},
		{keyPress{Key: "ø", Code: "KeyO", Alt: true}, true}, // a letter on some keyboards
		{keyPress{Key: "Control", Code: "ControlLeft", Ctrl: true}, true},
		{keyPress{Key: "Tab", Code: "Tab"}, false},
	}
	var keys []keyPress
	for _, test := range tests {
		keys = append(keys, test.key)
	}
	kept := b.pressKeys(`document.querySelector("canvas")`, keys)
	for i, test := range tests {
		if kept[i] != test.game {
			t.Errorf("%+v: kept from the browser %t, want %t", test.key, kept[i], test.game)
		}
	}
}

// touchWatcher records the canvas's touch events.
const touchWatcher = `
globalThis.heard = [];
for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
	document.querySelector("canvas").addEventListener(type, (event) => {
		const list = Array.from({ length: event.targetTouches.length }, (_, i) => event.targetTouches.item(i));
		globalThis.heard.push([type, ...list.map((t) => Math.round(t.clientX))].join(" "));
	});
}`

// A cancelled touch is moved away before its release, so it presses nothing.
func testTouchCancel(t *testing.T, b *browser) {
	b.touch(input.DispatchTouchEventTypeTouchStart, 5, 5)
	b.looks()
	b.touch(input.DispatchTouchEventTypeTouchCancel)
	b.await("the release", `heard.at(-1) === "touchend"`)
	got := eval[[]string](b, "heard")
	i := slices.Index(got, "touchmove -10000")
	if got[0] != "touchstart 5" || i < 0 || got[len(got)-1] != "touchend" {
		t.Errorf("the canvas heard %q", got)
	}
}

// A finger that is down when the window loses focus does not stay down.
func testBlur(_ *testing.T, b *browser) {
	b.touch(input.DispatchTouchEventTypeTouchStart, 5, 5)
	b.looks()
	b.run(`window.dispatchEvent(new Event("blur"))`)
	b.await("the release", `heard.at(-1) === "touchend"`)
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

// A touch that begins while another is being cancelled is not released by the cancellation.
func testTouchAfterCancel(t *testing.T, b *browser) {
	b.touch(input.DispatchTouchEventTypeTouchStart, 5, 5)
	b.touch(input.DispatchTouchEventTypeTouchCancel)
	b.touch(input.DispatchTouchEventTypeTouchStart, 7, 7)
	b.looks()
	b.looks() // the cancellation of the first touch is over
	got := eval[[]string](b, "heard")
	second := slices.Index(got, "touchstart 7")
	if second < 0 || slices.Contains(got[second:], "touchend") {
		t.Errorf("the canvas heard %q", got)
	}
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

// Taps faster than the program's ticks are all noticed.
func testQuickTap(_ *testing.T, b *browser) {
	b.tapQuickly("menu.game.konane", 1)
	b.awaitScene("newgame")
	high := eval[float64](b, "innerHeight")
	reveal := func(id string) {
		b.awaitNode(id)
		b.run(element(id) + ".focus()")
		b.awaitState("it to come into sight", func(s state) bool {
			n, ok := s.find(id)
			return ok && n.Y >= 0 && n.Y+n.H <= high
		})
	}
	const more = "newgame.demo2.more"
	reveal("newgame.watch")
	b.tapQuickly("newgame.watch", 1)
	reveal(more)
	first := b.state().level("newgame.demo2")
	b.tapQuickly(more, 2)
	b.awaitState("two levels more", func(s state) bool { return s.level("newgame.demo2") == first+2 })
}

// Clicks within a single frame are all noticed, in order and each at its place.
func testQuickClicks(_ *testing.T, b *browser) {
	old := b.state()
	b.run("tidepoolRest(true)") // no frames
	for _, id := range []string{"newgame.demo2.less", "newgame.demo1.more", "newgame.demo2.less"} {
		n, _ := old.find(id)
		if err := errors.Join(b.Press(n.X+n.W/2, n.Y+n.H/2), b.Release()); err != nil {
			b.t.Fatal(err)
		}
	}
	b.run("tidepoolRest(false)")
	b.awaitState("three clicks", func(s state) bool {
		return s.level("newgame.demo1") == old.level("newgame.demo1")+1 && s.level("newgame.demo2") == old.level("newgame.demo2")-2
	})
}

// The wheel scrolls as far as the browser says, in pixels.
func testWheel(t *testing.T, b *browser) {
	wheel := func(dy int) {
		b.run(fmt.Sprintf(`document.querySelector("canvas").dispatchEvent(new WheelEvent("wheel", { deltaY: %d, bubbles: true, cancelable: true }))`, dy))
		b.looks()
		b.looks()
	}
	b.run(`location.hash = "#/settings"`)
	at := func() float64 {
		nodes := b.awaitScene("settings").Nodes
		return nodes[len(nodes)-1].Y
	}
	top := at()
	wheel(30)
	if got := top - at(); got < 29 || got > 31 {
		t.Errorf("30 pixels of the wheel scroll by %v", got)
	}
}

// A button of the mouse that goes up outside the canvas is up for the program too, which then hears touches.
func testReleasedElsewhere(_ *testing.T, b *browser) {
	old := b.state().level("newgame.demo2")
	n := b.awaitNode("newgame.demo2.less")
	if err := b.Press(n.X+n.W/2, n.Y+n.H/2); err != nil {
		b.t.Fatal(err)
	}
	b.looks()
	b.run(`document.documentElement.dispatchEvent(new MouseEvent("mouseup", { clientX: -9, clientY: -9 }))`)
	b.looks()
	b.tapQuickly(n.ID, 1)
	b.awaitState("a level less", func(s state) bool { return s.level("newgame.demo2") == old-1 })
	if err := b.Release(); err != nil {
		b.t.Fatal(err)
	}
}

// level returns the number at the end of a node's label.
func (s state) level(id string) int {
	n, _ := s.find(id)
	words := strings.Fields(n.Label)
	if len(words) == 0 {
		return 0
	}
	l, _ := strconv.Atoi(words[len(words)-1])
	return l
}

// tapQuickly taps a node several times without a pause.
func (b *browser) tapQuickly(id string, times int) {
	b.t.Helper()
	n := b.awaitNode(id)
	for range times {
		b.touch(input.DispatchTouchEventTypeTouchStart, n.X+n.W/2, n.Y+n.H/2)
		b.touch(input.DispatchTouchEventTypeTouchEnd)
	}
}

// Taps made while a slow disk blocks the program are handled afterwards.
func TestTapWhileStoring(t *testing.T) {
	t.Parallel()
	b, _ := openReady(t)
	b.startGame("konane")
	start := b.state().spots()
	more, ok := b.state().find("board.more")
	if !ok {
		t.Fatal("there is no More button")
	}
	b.run(`globalThis.stored = 0;
const { ask } = tidepoolStore;
tidepoolStore.ask = (...question) => { stored++; setTimeout(() => ask(...question), 500); };`)
	b.tapQuickly("spot.a1", 1)
	b.await("the turn to be stored", "stored > 0")
	b.touch(input.DispatchTouchEventTypeTouchStart, more.X+more.W/2, more.Y+more.H/2)
	b.touch(input.DispatchTouchEventTypeTouchEnd)
	b.awaitState("the turn and the sheet", func(s state) bool { return s.spots() != start && s.Scene != "board" })
}

// Touches and wheels never scroll or zoom the page itself.
func TestPageStays(t *testing.T) {
	rare(t)
	t.Parallel()
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
	b.looks()
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

// The window changes its size, and its scale as by zoom or on another screen: all without loading the page again.
func TestResize(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.resize(640, 400, 2, false)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	b.checkCanvas(t)
	b.run("globalThis.before = true")
	for _, size := range [][2]int64{{768, 1024}, {320, 480}, {1280, 800}} {
		b.resize(size[0], size[1], 1, false)
		b.checkCanvas(t)
	}
	for _, scale := range []float64{1.5, 1} {
		b.resize(1280, 800, scale, false)
		b.checkCanvas(t)
	}
	if !eval[bool](b, "globalThis.before === true") {
		t.Error("the page was loaded again")
	}
}

// loseContext takes the graphics context away, like a restarting driver.
const loseContext = `globalThis.before = true;
document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`

func TestContextLost(t *testing.T) {
	rare(t)
	t.Parallel()
	b, _ := openReady(t)
	b.run(loseContext)
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
}
