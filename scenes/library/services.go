package library

import (
	"time"

	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/portrait"
	"tidepool/scenes/store"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
)

// Services are what these pages need.
type Services struct {
	App       *ui.App
	Platform  device.Platform
	Now       func() time.Time
	Games     []rules.Game
	Shelf     *shelf.Shelf
	Lists     *store.Lists
	Outbox    *outbox.Outbox
	Thumbs    *thumbs.Thumbs
	Portraits *portrait.Portraits
	Incoming  *Incoming
	Open      *pages.Registry
}
