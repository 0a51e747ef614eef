package main

import (
	"encoding/json"
	"syscall/js"

	"tidepool/scenes"
)

// canQuit tells that a page is left by closing it.
const canQuit = false

// ready tells the page that the first frame is there.
func ready() {
	if f := js.Global().Get("tidepoolReady"); f.Truthy() {
		f.Invoke()
	}
}

// place says where games are kept: nowhere that has a name.
func place(_ string, err error) (path string, kept bool) { return "", err == nil }

// observer keeps globalThis.tidepoolState, a JSON text of the scene's nodes,
// true for tests and for whatever helps people who cannot see the canvas.
func observer() func(scenes.State) {
	return func(s scenes.State) {
		if data, err := json.Marshal(s); err == nil {
			js.Global().Set("tidepoolState", string(data))
		}
	}
}
