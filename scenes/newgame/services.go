package newgame

import (
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/live"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/portrait"
	"tidepool/scenes/rated"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
)

// Services are what the page needs.
type Services struct {
	App       *ui.App
	Shelf     *shelf.Shelf
	Prefs     *settings.Keeper
	Looks     *looks.Looks
	Portraits *portrait.Portraits
	Broker    *session.Broker
	Beaten    *played.Beaten
	Rater     *rated.Rater
	Starter   *starting.Starter
	Live      *live.Tables
	Open      *pages.Registry
}
