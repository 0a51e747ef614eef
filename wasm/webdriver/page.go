//go:build !js

package webdriver

import "encoding/json"

// The size of a page, or of a window around one, in CSS pixels: small, as software rendering is slow.
const width, height = 480, 720

// A Page is a tab of a browser.
type Page interface {
	// Visit opens a URL and waits until the page and its resources are loaded.
	Visit(url string) error
	// Evaluate returns the value of a JavaScript expression as JSON; undefined becomes null.
	Evaluate(expression string) (json.RawMessage, error)
	// Run runs JavaScript statements.
	Run(script string) error
	// Press presses the main mouse button at x and y, in CSS pixels from the upper left corner of the page;
	// Release releases it.
	Press(x, y float64) error
	Release() error
	// NewWindow opens another window of the profile. Of two tabs in one window, one would be hidden and idle.
	NewWindow() (Page, error)
	// Raise brings the window to the front if the browser allows it: a covered window may get no frames.
	Raise() error
	// Complaints returns the console errors so far, if the browser reports them.
	Complaints() []string
}

// A Browser is a running browser.
type Browser interface {
	// NewPage opens a tab with a separate profile, or returns the only one possible.
	NewPage() (Page, error)
	// Version returns the browser's name and version.
	Version() string
	// Close ends the browser and removes its files.
	Close()
}

// An action is a mouse step, in the form both protocols use.
type action map[string]any

// press and release return the actions of Press and Release.
func press(x, y float64) map[string]any {
	return mouse(action{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}, action{"type": "pointerDown", "button": 0})
}

func release() map[string]any { return mouse(action{"type": "pointerUp", "button": 0}) }

func mouse(actions ...action) map[string]any {
	return map[string]any{"actions": []any{map[string]any{
		"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"}, "actions": actions,
	}}}
}

// asText makes the page write a value as JSON: one protocol does not use JSON values, the other loses nulls.
func asText(expression string) string { return "JSON.stringify(\n" + expression + "\n)" }
