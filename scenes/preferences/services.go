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

// Services are what the page asks for.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Sound    device.Speaker
	Prefs    *settings.Keeper
	Looks    *looks.Looks
	Language *language.Fetcher
	Broker   *session.Broker
	Open     *pages.Registry

	// Place is the folder of stored games, where it is one; Kept tells that they outlive the program.
	Place, Version string
	Kept           bool
}
