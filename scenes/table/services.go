package table

import (
	"tidepool/scenes/device"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// Services are what a playable board needs.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Sound    device.Speaker
	Prefs    *settings.Keeper
	Looks    *looks.Looks
	Open     *pages.Registry
}
