//go:build !js

package webdriver

import "encoding/json"

// The size of a page, or of a window around one, in CSS pixels: small, as drawing in software is slow.
const width, height = 480, 720

// A Page is a tab of a browser.
type Page interface {
	// Visit goes to a URL and waits until the page and what it names are loaded.
	Visit(url string) error
	// Evaluate returns the value of a JavaScript expression as JSON; null if it is undefined.
	Evaluate(expression string) (json.RawMessage, error)
	// Run runs JavaScript statements.
	Run(script string) error
	// Press moves the mouse to x and y, in CSS pixels from the upper left corner
	// of the page, and presses its first button there; Release lets go of it.
	Press(x, y float64) error
	Release() error
	// NewWindow opens another window of the profile: of two tabs in one window, one would be hidden and rest.
	NewWindow() (Page, error)
	// Raise brings its window to the front, where the browser lets it: what is covered may get no frames.
	Raise() error
	// Complaints are the errors on the console so far, where the browser tells of them.
	Complaints() []string
}

// A Browser is a running browser.
type Browser interface {
	// NewPage opens a tab with a profile of its own, or the only one there is.
	NewPage() (Page, error)
	// Version is the browser's name and version.
	Version() string
	// Close ends the browser and removes what it has kept.
	Close()
}

// An action is what both protocols call a step of the mouse.
type action map[string]any

// press and release are the actions of Press and Release.
func press(x, y float64) map[string]any {
	return mouse(action{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}, action{"type": "pointerDown", "button": 0})
}

func release() map[string]any { return mouse(action{"type": "pointerUp", "button": 0}) }

func mouse(actions ...action) map[string]any {
	return map[string]any{"actions": []any{map[string]any{
		"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"}, "actions": actions,
	}}}
}

// asText has the page write a value as JSON: in one protocol values are not JSON, in the other nulls are lost.
func asText(expression string) string { return "JSON.stringify(\n" + expression + "\n)" }
