package game

import (
	"math/rand/v2"
	"time"

	"tidepool/play/session"
	"tidepool/scenes/live"
	"tidepool/scenes/portrait"
	"tidepool/scenes/rated"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
)

// Services are what the page needs.
type Services struct {
	*table.Services
	Rand *rand.Rand
	// Clock returns the time since any fixed moment; if nil, clocks stand.
	Clock     func() time.Duration
	Broker    *session.Broker
	Store     *store.Store
	Portraits *portrait.Portraits
	Rater     *rated.Rater
	Live      *live.Tables
}
