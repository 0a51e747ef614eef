package newgame

import (
	"tidepool/scenes/played"
	"tidepool/scenes/portrait"
	"tidepool/scenes/starting"
)

// Services are what the page needs.
type Services struct {
	*starting.Services
	Portraits *portrait.Portraits
	Beaten    *played.Beaten
	Starter   *starting.Starter
}
