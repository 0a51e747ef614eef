package analysis

import (
	"tidepool/play/session"
	"tidepool/scenes/device"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/settings"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// Services are what the page needs.
type Services struct {
	App       *ui.App
	Sound     device.Speaker
	Prefs     *settings.Keeper
	Looks     *looks.Looks
	Broker    *session.Broker
	Store     *store.Store
	Portraits *portrait.Portraits
	Book      *puzzlebook.Book
	Table     *table.Services
	Open      *pages.Registry
}
