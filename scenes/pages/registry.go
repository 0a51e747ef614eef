package pages

import "tidepool/scenes/ui"

// A Registry has the ways to other pages: no page knows another.
type Registry struct {
	// Home leaves what is open for the menu.
	Home func()
	// Saved opens a game of the shelf by its id.
	Saved func(id string)

	Settings, Credits func() ui.Scene
	// Keys is the page of all keys, KeysHere shows those of the present scene.
	Keys     func() ui.Scene
	KeysHere func()
}
