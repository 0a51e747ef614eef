package learn

import (
	"tidepool/scenes/device"
	"tidepool/scenes/language"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/portrait"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// Services are what these pages need.
type Services struct {
	App       *ui.App
	Sound     device.Speaker
	Prefs     *settings.Keeper
	Looks     *looks.Looks
	Language  *language.Fetcher
	Starter   *starting.Starter
	Open      *pages.Registry
	Table     *table.Services
	Portraits *portrait.Portraits
}
