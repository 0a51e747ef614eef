package preferences

import (
	"tidepool/play/session"
	"tidepool/scenes/device"
	"tidepool/scenes/language"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// Services are what the page needs.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Prefs    *settings.Keeper
	Looks    *looks.Looks
	Language *language.Fetcher
	Broker   *session.Broker
	Open     *pages.Registry

	// Place is the folder of stored games, if there is one; Kept reports that they outlive the program.
	Place, Version string
	Kept           bool
}
