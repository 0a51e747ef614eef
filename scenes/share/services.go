package share

import (
	"math/rand/v2"

	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/looks"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/store"
	"tidepool/scenes/ui"
)

// Services are what these pages need.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Rand     *rand.Rand
	Games    []rules.Game
	Shelf    *shelf.Shelf
	Looks    *looks.Looks
	Outbox   *outbox.Outbox
	Store    *store.Store
	Open     *pages.Registry
	// Page is the address with which links begin; if empty, the platform's own.
	Page string
}
