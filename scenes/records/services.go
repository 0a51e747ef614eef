package records

import (
	"time"

	"tidepool/rules"
	"tidepool/scenes/outbox"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/starting"
	"tidepool/scenes/store"
)

// Services are what these pages need.
type Services struct {
	*starting.Services
	Now       func() time.Time
	Games     []rules.Game
	Lists     *store.Lists
	Outbox    *outbox.Outbox
	Portraits *portrait.Portraits
	Book      *puzzlebook.Book
	Starter   *starting.Starter

	tally tally
}
