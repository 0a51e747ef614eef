package puzzles

import (
	"math/rand/v2"
	"time"

	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/outbox"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/table"
	"tidepool/scenes/thumbs"
)

// Services are what these pages need.
type Services struct {
	*table.Services
	Rand      *rand.Rand
	Clock     func() time.Duration
	Games     []rules.Game
	Thumbs    *thumbs.Thumbs
	Outbox    *outbox.Outbox
	Broker    *session.Broker
	Book      *puzzlebook.Book
	Portraits *portrait.Portraits
	// Page is the address with which links begin; if empty, the platform's own.
	Page string

	chosen choice
}
