package scenes

import (
	"math/rand/v2"
	"time"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/link"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/sound"
	"tidepool/sprites"
)

// A Speaker makes sounds. It must be harmless where there is no sound.
type Speaker interface {
	// Gesture says that the player has pressed something, which browsers
	// want before the first sound.
	Gesture()
	// Event sounds an event of a game as it begins; seed is which seed of a
	// sowing falls, or -1.
	Event(info rules.Info, e rules.Event, seed int)
	Tap()
	Refuse()
	Outcome(o rules.Outcome)
	// Clock sounds that a clock has so many seconds left; 0 is its flag's
	// falling.
	Clock(seconds int)
	// Ambience says in what place the game on the board is played.
	Ambience(a sound.Ambience)
	// Set takes up what the player prefers; the volumes of effects and of
	// ambiences are 0 to 1.
	Set(on bool, volume, ambience float64)
}

// An Env is what scenes share: the words, the games, and the services that
// reach outside the program.
type Env struct {
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
	Platform Platform
	// Kept tells that the shelf outlives the program.
	Kept bool
	Now  func() time.Time
	// Clock tells the time since any moment, which games with a clock are
	// played by; without one their clocks stand.
	Clock    func() time.Duration
	Sound    Speaker
	Settings settings.Settings
	Rand     *rand.Rand
	// Studio makes pictures beside the program; without one it makes them itself.
	Studio sprites.Studio
	// Thinker is the engine; without one only people play. Helpers are others
	// that share its work.
	Thinker ai.Thinker
	Helpers []ai.Thinker

	app      *ui.App
	looks    looks
	broker   *session.Broker
	queue    *settings.Queue
	retrying retrying
	media    settings.MediaPreferences // as last taken up
	fallback fallbackFont
	holding  holding
	thumbs   thumbs
	library  library
	tally    tally
	exports  exports
	puzzles  puzzleBook
	bringing bringing
	wording  wording
	linked   *link.Reading // the link that is being read; nil for none
	// portraits are the opponents on the screen.
	portraits portraits
	beaten    beatenBy
	texts     fetched // the licences, once they were asked for
}

// A fallbackFont has letters that names may have and the program lacks.
type fallbackFont struct {
	asked  bool
	coming <-chan []byte
}

// poll fetches the font when a letter of it is first wanted, once, and adds it
// to the fonts when it has come, which it reports.
func (f *fallbackFont) poll(fonts *sprites.Fonts, on Platform) bool {
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
	return ui.Appearance{Theme: themeOf(e.Settings.Look.On(e.media)), Text: e.Settings.TextScale(), Still: !e.Settings.Motion.Moves()}
}

// themeOf returns the colours of a look that is no device's.
func themeOf(l settings.Look) sprites.Theme {
	switch l {
	case settings.LookContrast:
		return sprites.HighContrast()
	case settings.LookNight:
		return sprites.Night()
	}
	return sprites.Day()
}

// restyle applies changed settings.
func (e *Env) restyle() {
	e.media = e.Platform.Media()
	e.wording.speak()
	e.looks.style(e)
	e.thumbs.restyle()
	e.app.Restyle(e.appearance())
}

// sessionSettings are what sessions want to know of the settings.
func (e *Env) sessionSettings() session.Settings {
	s := &e.Settings
	return session.Settings{Think: time.Duration(s.Think) * time.Second, Resigns: s.Resigns, Confirm: s.Confirm, ScoreBar: s.ScoreBar}
}

// say has a text read out to whoever listens.
func (e *Env) say(text string) { e.app.Say(text) }

// Game returns the game with an id.
func (e *Env) Game(id string) rules.Game {
	for _, g := range e.Games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}

// GameName is what players call a game.
func (e *Env) GameName(id string) string { return e.Words.Of(key.Games, id) }

// ToggleSound turns the sound off or on.
func (e *Env) ToggleSound() {
	s := e.Settings
	s.Sound = !s.Sound
	e.Apply(s)
}

// Notice shows the player a message over whatever scene there is.
func (e *Env) Notice(text string) { e.app.Notify(text, nil) }
