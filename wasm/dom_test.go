//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
)

// element returns a JavaScript expression for a node's element.
func element(id string) string {
	return fmt.Sprintf(`document.querySelector('#mirror [data-node=%q]')`, id)
}

// press clicks a node's element, as a screen reader does, once it can be pressed.
func (b *browser) press(id string) {
	b.t.Helper()
	b.await("the element of "+id, pressing(id))
}

// pressIfThere clicks a node's element if it exists.
func (b *browser) pressIfThere(id string) {
	b.t.Helper()
	b.run("Boolean(" + pressing(id) + ")")
}

// pressing returns an expression that clicks a node's element and is true if it could: looking and clicking
// in one step, as the element might disappear in between.
func pressing(id string) string {
	return `((e) => e && e.getAttribute("aria-disabled") !== "true" && (e.click(), true))(` + element(id) + `)`
}

// awaitElement waits until a node's element exists.
func (b *browser) awaitElement(id string) {
	b.t.Helper()
	b.await("the element of "+id, element(id))
}

// has reports whether a node's element exists now.
func (b *browser) has(id string) bool { return eval[bool](b, "Boolean("+element(id)+")") }

// attend makes the browser treat its window as active; otherwise elements get no focus events.
func (b *browser) attend() {
	b.t.Helper()
	b.inUse(true)
}

func (b *browser) inUse(on bool) {
	b.t.Helper()
	call(b, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: on})
}

// focused returns the node whose element has the focus.
func (b *browser) focused() string {
	b.t.Helper()
	return eval[string](b, `(document.activeElement.dataset && document.activeElement.dataset.node) || document.activeElement.tagName`)
}

// key presses and releases a key.
func (b *browser) key(key, code string, modifiers int64) {
	b.t.Helper()
	number := map[string]int64{"/": 191, "Tab": 9, "Enter": 13, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27}[key]
	params := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeRawKeyDown, Key: key, Code: code, Modifiers: modifiers, WindowsVirtualKeyCode: number}
	if key == "Enter" { // buttons react to the character of Enter
		params.Type, params.Text = input.DispatchKeyEventTypeKeyDown, "\r"
	}
	call(b, input.DispatchKeyEvent, params)
	params.Type, params.Text = input.DispatchKeyEventTypeKeyUp, ""
	call(b, input.DispatchKeyEvent, params)
	b.looks()
}

// The canvas shows the focus that Tab sets, arrows move it, and Tab past the first or last node leaves for
// the browser's own controls.
func TestTab(t *testing.T) {
	t.Parallel()
	b := openAlone(t) // in shared windows Tab cycles
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.awaitElement("menu.settings")
	const shift = 8
	sameFocus := func(want string) {
		t.Helper()
		b.await("the focus on "+want, fmt.Sprintf(`document.activeElement.dataset.node === %q && JSON.parse(tidepoolState).focus === %[1]q`, want))
	}
	if got := b.focused(); got != "CANVAS" {
		t.Errorf("at first the focus is on %s", got)
	}
	b.key("Tab", "Tab", 0)
	sameFocus("menu.game.kaninariebi")
	b.key("Tab", "Tab", shift)
	if got := b.focused(); got != "BODY" {
		t.Errorf("before the first: focus on %s", got)
	}
	b.await("the game's focus to go", `!JSON.parse(tidepoolState).focus`)
	b.key("Tab", "Tab", 0)
	for _, id := range []string{"menu.game.kaninariebi", "menu.game.kanishogi", "menu.game.onitama", "menu.game.konane", "menu.game.kalah", "menu.puzzles", "menu.sound", "menu.games", "menu.statistics", "menu.settings"} {
		sameFocus(id)
		b.key("Tab", "Tab", 0)
	}
	if got := b.focused(); got != "BODY" {
		t.Errorf("past the last: focus on %s", got)
	}
	b.key("Tab", "Tab", shift)
	sameFocus("menu.settings")
	b.key("Enter", "Enter", 0)
	b.awaitElement("settings.volume")
	b.run(element("settings.volume") + ".focus()")
	sameFocus("settings.volume")
	b.key("ArrowRight", "ArrowRight", 0)
	b.await("the volume to be 85%", element("settings.volume")+`.getAttribute("aria-valuetext") === "85%" && `+element("settings.volume")+`.value === "85"`)
	b.key("Escape", "Escape", 0)
	b.awaitElement("menu.game.konane")
	b.key("Escape", "Escape", 0) // does not quit here
	b.run(element("menu.game.konane") + ".focus()")
	sameFocus("menu.game.konane")
	b.run(element("menu.game.konane") + ".click()")
	sameFocus("newgame.lesson")
	b.press("newgame.people")
	sameFocus("spot.h8")
	b.key("ArrowDown", "ArrowDown", 0)
	sameFocus("spot.h7")
	b.key("Tab", "Tab", 0)
	if got := b.focused(); strings.HasPrefix(got, "spot.") {
		t.Errorf("Tab stops again on the board, at %s", got)
	}
	b.key("Tab", "Tab", shift)
	sameFocus("spot.h7")
	b.key("ArrowUp", "ArrowUp", 0)
	sameFocus("spot.h8")
	b.key("Enter", "Enter", 0)
	b.await("the turn", `document.querySelector("#spoken").textContent.includes("removes the stone on h8")`)
	b.checkClean(url)
}

// Touches and clicks go to the canvas, but once a screen reader has pressed something, touches go to the
// elements, so that it can explore them.
func TestExploring(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.attend()
	b.awaitElement("menu.settings")
	meets := func(id string) string {
		n := b.awaitNode(id)
		return eval[string](b, fmt.Sprintf(`(() => { const e = document.elementFromPoint(%f, %f); return e.dataset.node || e.tagName; })()`, n.X+n.W/2, n.Y+n.H/2))
	}
	if got := meets("menu.settings"); got != "CANVAS" {
		t.Errorf("at first a finger meets %s", got)
	}
	b.run(element("menu.game.konane") + ".focus()")
	b.key("Enter", "Enter", 0)
	b.awaitScene("newgame")
	if got := meets("back"); got != "CANVAS" {
		t.Errorf("after a key a finger meets %s", got)
	}
	// A click within a second of a key press counts as caused by the key.
	b.await("the key to be long ago", fmt.Sprintf("performance.now() > %f", 1000+eval[float64](b, "performance.now()")))
	b.press("newgame.people")
	b.awaitScene("board")
	if got := meets("spot.a1"); got != "spot.a1" {
		t.Errorf("after a screen reader's press a finger meets %s", got)
	}
	b.tap("spot.a1")
	b.await("the turn", `document.querySelector("#spoken").textContent.includes("removes the stone on a1")`)
	n := b.awaitNode("spot.b1")
	call(b, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseMoved, X: n.X + 5, Y: n.Y + 5})
	if got := meets("spot.b1"); got != "CANVAS" {
		t.Errorf("after the mouse moved a finger meets %s", got)
	}
	b.checkClean(url)
}

// While an element has the focus, the browser keeps its own keys and the game gets its keys.
func TestKeysOnElements(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.attend()
	b.press("menu.game.konane")
	b.press("newgame.people")
	b.awaitElement("spot.a1")
	b.run(element("board.menu") + ".focus()")
	keys := []keyPress{
		{Key: "r", Code: "KeyR", Ctrl: true},
		{Key: "l", Code: "KeyL", Ctrl: true},
		{Key: "ArrowLeft", Code: "ArrowLeft", Alt: true},
		{Key: "F5", Code: "F5"},
		{Key: "ArrowRight", Code: "ArrowRight"}, // from here on, keys of the game
		{Key: "u", Code: "KeyU"},
	}
	for i, kept := range b.pressKeys("document.activeElement", keys) {
		if want := i >= 4; kept != want {
			t.Errorf("%+v: kept from the browser %t, want %t", keys[i], kept, want)
		}
	}
	b.await("the arrow to move the focus", `!JSON.parse(tidepoolState).focus.endsWith("board.menu")`)
	b.key("/", "Slash", 0)
	b.await("the command line", `document.activeElement.dataset.node === "board.command"`)
	call(b, input.InsertText, input.InsertTextParams{Text: "d4"})
	b.key("Enter", "Enter", 0)
	b.await("the turn", `document.querySelector("#spoken").textContent.includes("removes the stone on d4")`)
	b.awaitScene("board") // at rest: otherwise a key would only end the movement
	b.key("Escape", "Escape", 0)
	b.await("the line to close", `!JSON.parse(tidepoolState).nodes.some((n) => n.id === "command.close")`)
	b.checkClean(url)
}
