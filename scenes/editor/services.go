package editor

import (
	"tidepool/play/session"
	"tidepool/scenes/device"
	"tidepool/scenes/looks"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// Services are what the page needs.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Sound    device.Speaker
	Prefs    *settings.Keeper
	Looks    *looks.Looks
	Outbox   *outbox.Outbox
	Store    *store.Store
	Broker   *session.Broker
	Starter  *starting.Starter
	Table    *table.Services
	Open     *pages.Registry
}
