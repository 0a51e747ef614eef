package analysis

import (
	"tidepool/play/session"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
)

// Services are what the page needs.
type Services struct {
	*table.Services
	Broker    *session.Broker
	Store     *store.Store
	Portraits *portrait.Portraits
	Book      *puzzlebook.Book
}
