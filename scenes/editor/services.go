package editor

import (
	"tidepool/play/session"
	"tidepool/scenes/outbox"
	"tidepool/scenes/starting"
	"tidepool/scenes/table"
)

// Services are what the page needs.
type Services struct {
	*table.Services
	Outbox  *outbox.Outbox
	Broker  *session.Broker
	Starter *starting.Starter
}
