package menu

import (
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/settings"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
)

// Services are what the page needs.
type Services struct {
	App       *ui.App
	Platform  device.Platform
	Games     []rules.Game
	Shelf     *shelf.Shelf
	Prefs     *settings.Keeper
	Looks     *looks.Looks
	Thumbs    *thumbs.Thumbs
	Portraits *portrait.Portraits
	Book      *puzzlebook.Book
	Beaten    *played.Beaten
	Open      *pages.Registry
}
