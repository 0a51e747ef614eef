package records

import (
	"math/rand/v2"
	"time"

	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/looks"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/rated"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/store"
	"tidepool/scenes/ui"
)

// Services are what these pages need.
type Services struct {
	App       *ui.App
	Now       func() time.Time
	Rand      *rand.Rand
	Games     []rules.Game
	Shelf     *shelf.Shelf
	Prefs     *settings.Keeper
	Looks     *looks.Looks
	Store     *store.Store
	Lists     *store.Lists
	Outbox    *outbox.Outbox
	Portraits *portrait.Portraits
	Broker    *session.Broker
	Book      *puzzlebook.Book
	Rater     *rated.Rater
	Starter   *starting.Starter
	Open      *pages.Registry

	tally tally
}
