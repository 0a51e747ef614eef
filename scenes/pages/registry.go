package pages

import (
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// A Registry has the ways to other pages: no page knows another.
type Registry struct {
	// Home leaves what is open for the menu.
	Home func()
	// Saved opens a game of the shelf by its id.
	Saved func(id string)

	// NewGame is the page on which a game is begun, Begin begins one at once as it
	// was begun last.
	NewGame func(game rules.Game) ui.Scene
	Begin   func(game rules.Game) error
	// Lesson opens a game's lesson. Rules opens its rules at the first of some
	// matters that they have a section on; teaches offers the lesson there.
	Lesson func(game rules.Game)
	Rules  func(game rules.Game, matters []string, teaches bool)

	Settings, Credits func() ui.Scene
	// Keys is the page of all keys, KeysHere shows those of the present scene.
	Keys     func() ui.Scene
	KeysHere func()
}
