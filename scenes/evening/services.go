package evening

import (
	"math/rand/v2"

	"tidepool/play/shelf"
	"tidepool/scenes/live"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
)

// Services are the page's dependencies.
type Services struct {
	App     *ui.App
	Rand    *rand.Rand
	Shelf   *shelf.Shelf
	Prefs   *settings.Keeper
	Outbox  *outbox.Outbox
	Starter *starting.Starter
	Live    *live.Tables
	Open    *pages.Registry
}
