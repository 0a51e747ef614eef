package evening

import (
	"tidepool/scenes/outbox"
	"tidepool/scenes/starting"
)

// Services are the page's dependencies.
type Services struct {
	*starting.Services
	Outbox  *outbox.Outbox
	Starter *starting.Starter
}
