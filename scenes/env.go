package scenes

import (
	"math/rand/v2"
	"time"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/device"
	"tidepool/scenes/language"
	"tidepool/scenes/library"
	"tidepool/scenes/live"
	"tidepool/scenes/looks"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/portrait"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/rated"
	"tidepool/scenes/settings"
	"tidepool/scenes/share"
	"tidepool/scenes/starting"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A Config is what the program needs to start.
type Config struct {
	Words *locale.Locale
	Fonts *sprites.Fonts
	Games []rules.Game
	// Boards are the games' descriptors; nil for those of scenes/board/games.
	Boards []*board.Game
	Shelf  *shelf.Shelf
	// Place is the folder of the shelf, for the player, if there is one.
	Place string
	// Page is the address with which links to games begin; if empty, the platform's own.
	Page string
	// Version is the program's version; "" if unknown.
	Version string
	// Platform is what the program runs on.
	Platform device.Platform
	// Kept reports that the shelf outlives the program.
	Kept bool
	Now  func() time.Time
	// Clock returns the time since any fixed moment, for games with clocks; if nil, their clocks stand.
	Clock    func() time.Duration
	Sound    device.Speaker
	Settings settings.Settings
	Rand     *rand.Rand
	// Studio makes pictures in the background; if nil, the program makes them itself.
	Studio sprites.Studio
	// Thinker is the engine; if nil, only people play. Helpers share its work.
	Thinker ai.Thinker
	Helpers []ai.Thinker
	// Net connects to servers of tables; its zero value has no network.
	Net live.Net
}

// An Env is the running program: its stack of pages, and the services for the pages.
type Env struct {
	// Config is what the program started with, including its settings at that time.
	Config
	App *ui.App

	Prefs     *settings.Keeper
	Open      *pages.Registry
	Table     *table.Services
	Looks     *looks.Looks
	Broker    *session.Broker
	Store     *store.Store
	Lists     *store.Lists
	Outbox    *outbox.Outbox
	Thumbs    *thumbs.Thumbs
	Puzzles   *puzzlebook.Book
	Incoming  *library.Incoming
	Links     *share.Links
	Language  *language.Fetcher
	Portraits *portrait.Portraits
	Beaten    *played.Beaten
	Rater     *rated.Rater
	Starter   *starting.Starter
	Live      *live.Tables

	retrying retrying
	pressed  int                       // ticks left in which opening or closing a page counts as caused by a press
	media    settings.MediaPreferences // as last applied
	fallback fallbackFont
}

// A fallbackFont fetches a font with characters that names may have and the program lacks.
type fallbackFont struct {
	wait   int // ticks before it may be asked for again
	coming <-chan []byte
}

// poll fetches the font when one of its characters is needed, again after a failure, and adds it to the fonts
// when it has come. It reports whether it did.
func (f *fallbackFont) poll(fonts *sprites.Fonts, on device.Platform) bool {
	if f.wait--; f.wait < 0 && f.coming == nil && fonts.WantsFallback() {
		f.wait, f.coming = 30*retryTicks, on.FallbackFont()
	}
	select {
	case ttf := <-f.coming:
		f.coming = nil
		return len(ttf) > 0 && fonts.SetFallback(ttf) == nil
	default:
		return false
	}
}

// appearance returns the current appearance.
func (e *Env) appearance() ui.Appearance {
	return ui.Appearance{Theme: sprites.Themes()[string(e.Prefs.Settings.Theme.On(e.media))], Text: e.Prefs.Settings.TextScale(), Still: !e.Prefs.Settings.Motion.Moves()}
}

// restyle applies changed settings.
func (e *Env) restyle() {
	e.media = e.Platform.Media()
	e.Language.Speak()
	e.Looks.Style()
	e.Thumbs.Restyle()
	e.App.Restyle(e.appearance())
}
