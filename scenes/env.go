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

// A Config is what the program is given to begin with.
type Config struct {
	Words *locale.Locale
	Fonts *sprites.Fonts
	Games []rules.Game
	// Boards are how the games look; nil for those of scenes/board/games.
	Boards []*board.Game
	Shelf  *shelf.Shelf
	// Place is the folder of the shelf, for the player, where it is one.
	Place string
	// Page is the address that links to games begin with, the platform's own if
	// empty.
	Page string
	// Version is what the program calls itself; "" for nothing to tell.
	Version string
	// Platform is what the program runs on.
	Platform device.Platform
	// Kept tells that the shelf outlives the program.
	Kept bool
	Now  func() time.Time
	// Clock tells the time since any moment, which games with a clock are
	// played by; without one their clocks stand.
	Clock    func() time.Duration
	Sound    device.Speaker
	Settings settings.Settings
	Rand     *rand.Rand
	// Studio makes pictures beside the program; without one it makes them itself.
	Studio sprites.Studio
	// Thinker is the engine; without one only people play. Helpers are others
	// that share its work.
	Thinker ai.Thinker
	Helpers []ai.Thinker
	// Net makes connections to servers of tables; its zero value is no network.
	Net live.Net
}

// An Env is the running program: its stack of pages, and the services that the
// pages ask for.
type Env struct {
	// Config is what the program was given; its settings are those at the start.
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
	pressed  int                       // ticks left in which a page that comes or goes was pressed for
	media    settings.MediaPreferences // as last taken up
	fallback fallbackFont
}

// A fallbackFont has letters that names may have and the program lacks.
type fallbackFont struct {
	asked  bool
	coming <-chan []byte
}

// poll fetches the font when a letter of it is first wanted, once, and adds it
// to the fonts when it has come, which it reports.
func (f *fallbackFont) poll(fonts *sprites.Fonts, on device.Platform) bool {
	if !f.asked && fonts.WantsFallback() {
		f.asked, f.coming = true, on.FallbackFont()
	}
	select {
	case ttf := <-f.coming:
		f.coming = nil
		return len(ttf) > 0 && fonts.SetFallback(ttf) == nil
	default:
		return false
	}
}

// followMedia takes up what the device's owner has changed in its preferences
// since.
func (e *Env) followMedia() {
	if e.Platform.Media() != e.media {
		e.restyle()
	}
}

// appearance is how everything is to look.
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
