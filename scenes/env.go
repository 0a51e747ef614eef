package scenes

import (
	"math/rand/v2"
	"time"

	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/sprites"
)

// A Speaker makes sounds. It must be harmless where there is no sound.
type Speaker interface {
	// Gesture says that the player has pressed something, which browsers
	// want before the first sound.
	Gesture()
	// Event sounds an event as it begins; seed is which seed of a sowing
	// falls, or -1.
	Event(e rules.Event, seed int)
	Tap()
	Refuse()
	Outcome(o rules.Outcome)
	// Ambience says which game is on the board; "" is none.
	Ambience(game string)
	// Set takes up the player's wishes; the volumes of effects and of
	// ambiences are 0 to 1.
	Set(on bool, volume, ambience float64)
}

// An Env is what scenes share: the words, the games, and the services that
// reach outside the program.
type Env struct {
	Words *locale.Locale
	Fonts *sprites.Fonts
	Games []rules.Game
	Shelf *shelf.Shelf
	// Place is the folder of the shelf, for the player, where it is one.
	Place string
	// Version is what the program calls itself; "" for nothing to tell.
	Version string
	// Opened notes which game is open in this window, "" for none, and Reopen
	// tells which it was when the window was last left. They are nil where a
	// window that is left is gone for good.
	Opened func(id string)
	Reopen func() (id string, ok bool)
	// Kept tells that the shelf outlives the program.
	Kept     bool
	Now      func() time.Time
	Sound    Speaker
	Settings Settings
	Rand     *rand.Rand
	// Ready is called after the first frame.
	Ready func()
	// Observe is told what there is to see after every change; nil for
	// nobody.
	Observe func(ui.State)
	// Say has a text read out, politely, to people who cannot see; nil has
	// nobody listening.
	Say func(text string)
	// Fields tells that a field which gets the focus is written into by the
	// platform's own means, such as an element of a page.
	Fields bool
	// CanQuit tells whether the program can be left from the menu.
	CanQuit bool
	// CanFill tells whether the program can have the whole screen; nil for
	// always.
	CanFill func() bool
	// Insets are what the device covers of the window at its edges; nil for
	// nothing.
	Insets func() ui.Insets
	// Wishes are what the device asks of every program; nil for nothing.
	Wishes func() Wishes
	// Languages are what the device's owner reads, best first; nil for nothing
	// known.
	Languages func() []string
	// Letters fetches a font for letters that names may have and the program
	// lacks; it is called once, when they are first wanted. nil has none.
	Letters func() <-chan []byte
	// Licences fetches the licences of all that is in the program: paragraphs
	// between blank lines, of which those that begin with "== " name what the
	// others are the licence of. It gives nil where they cannot be had; nil has
	// none to show.
	Licences func() <-chan []byte
	// Thinker is the engine; without one only people play.
	Thinker ai.Thinker

	app      *ui.App
	thinking thinking
	letters  <-chan []byte // on their way
	holding  holding
	listing  *shelf.Listing // as last read; nil when it must be read anew
	bin      *binned        // likewise
	texts    fetched        // the licences, once they were asked for
}

// spell fetches the letters that a name has and the fonts lack, and takes them
// up when they have come.
func (e *Env) spell() {
	switch {
	case e.letters == nil:
		if e.Letters != nil && e.Fonts.Lacks() {
			e.letters = e.Letters()
			e.Letters = nil
		}
	default:
		select {
		case ttf := <-e.letters:
			e.letters = nil
			if len(ttf) > 0 && e.Fonts.More(ttf) == nil {
				e.restyle()
			}
		default:
		}
	}
}

// speak takes up the words of the language that the settings or else the
// device ask for, and reports whether they are others now.
func (e *Env) speak() bool {
	tag := e.Settings.Language
	if tag == "" {
		var preferences []string
		if e.Languages != nil {
			preferences = e.Languages()
		}
		tag = locale.Best(preferences)
	}
	if e.Words != nil && e.Words.Tag() == tag {
		return false
	}
	words, err := locale.Open(tag)
	if err == nil {
		e.Words, e.app.Words = words, words
	}
	return err == nil
}

func (e *Env) wishes() Wishes {
	if e.Wishes == nil {
		return Wishes{}
	}
	return e.Wishes()
}

// appearance is how everything is to look.
func (e *Env) appearance() ui.Appearance {
	return ui.Appearance{Theme: e.Settings.Look.theme(e.wishes()), Text: e.Settings.textScale(), Still: !e.Settings.Motion.Moves()}
}

// restyle applies changed settings.
func (e *Env) restyle() {
	e.speak()
	e.app.Restyle(e.appearance())
}

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
func (e *Env) GameName(id string) string { return e.Words.T("game." + id) }

// ToggleSound turns the sound off or on.
func (e *Env) ToggleSound() {
	s := e.Settings
	s.Sound = !s.Sound
	e.Apply(s)
}

// Notice shows the player a message over whatever scene there is.
func (e *Env) Notice(text string) { e.app.Notify(text, nil) }
