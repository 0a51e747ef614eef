package editor

import (
	"tidepool/play/session"
	"tidepool/scenes/outbox"
	"tidepool/scenes/starting"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
)

// Services are what the page needs.
type Services struct {
	*table.Services
	Outbox  *outbox.Outbox
	Store   *store.Store
	Broker  *session.Broker
	Starter *starting.Starter
}
