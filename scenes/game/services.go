package game

import (
	"math/rand/v2"
	"time"

	"tidepool/play/session"
	"tidepool/scenes/device"
	"tidepool/scenes/live"
	"tidepool/scenes/pages"
	"tidepool/scenes/portrait"
	"tidepool/scenes/rated"
	"tidepool/scenes/settings"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// Services are what the page needs.
type Services struct {
	App   *ui.App
	Sound device.Speaker
	Rand  *rand.Rand
	// Clock returns the time since any fixed moment; if nil, clocks stand.
	Clock     func() time.Duration
	Prefs     *settings.Keeper
	Broker    *session.Broker
	Store     *store.Store
	Portraits *portrait.Portraits
	Rater     *rated.Rater
	Table     *table.Services
	Live      *live.Tables
	Open      *pages.Registry
}
