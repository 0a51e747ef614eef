//go:build !js

package wasm

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
)

// A state is the program's description of its scene.
type state struct {
	Scene string
	Focus string
	Busy  bool
	Nodes []node
}

type node struct {
	ID, Role, Label  string
	X, Y, W, H       float64
	Enabled, Checked bool
}

func (s state) find(id string) (node, bool) {
	i := slices.IndexFunc(s.Nodes, func(n node) bool { return n.ID == id })
	if i < 0 {
		return node{}, false
	}
	return s.Nodes[i], true
}

// spots returns the text of each spot of the board, one per line.
func (s state) spots() string {
	var text strings.Builder
	for _, n := range s.Nodes {
		if strings.HasPrefix(n.ID, "spot.") {
			fmt.Fprintln(&text, n.ID, n.Label)
		}
	}
	return text.String()
}

// state returns the current scene; it is empty before the first one.
func (b *browser) state() state {
	b.t.Helper()
	var s state
	if text := eval[string](b, `globalThis.tidepoolState || "{}"`); text != "" {
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			b.t.Fatalf("the program's state %q: %v", text, err)
		}
	}
	return s
}

// awaitState waits until the program is at rest in a state that pleases accepts.
func (b *browser) awaitState(what string, pleases func(state) bool) state {
	b.t.Helper()
	var s state
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(look) {
		if s = b.state(); !s.Busy && pleases(s) {
			return s
		}
	}
	b.t.Fatalf("waited in vain for %s; the program is in %q with %v", what, s.Scene, s.Nodes)
	return s
}

func (b *browser) awaitScene(name string) state {
	b.t.Helper()
	return b.awaitState("the scene "+name, func(s state) bool { return s.Scene == name && len(s.Nodes) > 0 })
}

// awaitNode waits until a node can be operated and returns it.
func (b *browser) awaitNode(id string) node {
	b.t.Helper()
	s := b.awaitState(id, func(s state) bool { n, ok := s.find(id); return ok && n.Enabled })
	n, _ := s.find(id)
	return n
}

// tap touches the middle of a node.
func (b *browser) tap(id string) {
	b.t.Helper()
	n := b.awaitNode(id)
	if height := eval[float64](b, "innerHeight"); n.Y < 0 || n.Y+n.H > height {
		b.run(fmt.Sprintf("tidepoolAct(%q, %q, %q)", "focus", id, "")) // which scrolls to it
		b.awaitState(id+" in sight", func(s state) bool { n, _ = s.find(id); return n.Y >= 0 && n.Y+n.H <= height })
	}
	b.touch(input.DispatchTouchEventTypeTouchStart, n.X+n.W/2, n.Y+n.H/2)
	b.looks()
	b.touch(input.DispatchTouchEventTypeTouchEnd)
	b.looks()
}

// looks waits until the program has polled its input completely: once more than the poll that may be in
// progress. It does not wait if the page is reloading.
func (b *browser) looks() {
	b.t.Helper()
	b.run("globalThis.looked = globalThis.tidepoolLooks")
	b.await("the program to look", "!(globalThis.tidepoolLooks < globalThis.looked + 2)")
}

// touch sends a touch event with one finger at x and y, or with none.
func (b *browser) touch(kind input.DispatchTouchEventType, at ...float64) {
	b.t.Helper()
	var points []*input.TouchPoint
	if len(at) == 2 {
		points = append(points, &input.TouchPoint{X: at[0], Y: at[1]})
	}
	call(b, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
}

// resize sets the page's size in CSS pixels, with 0 for the window's, and the device pixels per CSS pixel.
func (b *browser) resize(width, height int64, scale float64, mobile bool) {
	b.t.Helper()
	call(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: width, Height: height, DeviceScaleFactor: scale, Mobile: mobile,
	})
	call(b, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: mobile})
}

// checkCanvas checks that the canvas covers the window in device pixels.
func (b *browser) checkCanvas(t *testing.T) {
	t.Helper()
	b.await("the canvas to cover the window", `(() => {
		const canvas = document.querySelector("canvas");
		const box = canvas && canvas.getBoundingClientRect();
		return box && box.x === 0 && box.y === 0 && box.width === innerWidth && box.height === innerHeight &&
			canvas.width === Math.floor(innerWidth * devicePixelRatio) && canvas.height === Math.floor(innerHeight * devicePixelRatio);
	})()`)
}
