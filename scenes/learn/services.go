package learn

import (
	"tidepool/scenes/language"
	"tidepool/scenes/portrait"
	"tidepool/scenes/starting"
	"tidepool/scenes/table"
)

// Services are what these pages need.
type Services struct {
	*table.Services
	Language  *language.Fetcher
	Starter   *starting.Starter
	Portraits *portrait.Portraits
}
