package puzzles

import (
	"math/rand/v2"
	"time"

	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/looks"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/settings"
	"tidepool/scenes/table"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
)

// Services are what these pages need.
type Services struct {
	App       *ui.App
	Platform  device.Platform
	Sound     device.Speaker
	Rand      *rand.Rand
	Clock     func() time.Duration
	Games     []rules.Game
	Prefs     *settings.Keeper
	Looks     *looks.Looks
	Thumbs    *thumbs.Thumbs
	Outbox    *outbox.Outbox
	Broker    *session.Broker
	Book      *puzzlebook.Book
	Table     *table.Services
	Portraits *portrait.Portraits
	Open      *pages.Registry
	// Page is the address with which links begin; if empty, the platform's own.
	Page string

	chosen choice
}
