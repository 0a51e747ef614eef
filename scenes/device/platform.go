package device

import (
	"tidepool/scenes/export"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Platform is what the program runs on: a desktop window, a browser page, or a test. Its methods are called
// in Update and return at once.
type Platform interface {
	// Attach is called once before the first tick with functions that operate the program from outside. act
	// carries out a command in the next tick and quit ends the program after it; any goroutine may call both.
	// leave stores everything unsaved at once, for a program that may be killed without notice, and must be
	// called between ticks.
	Attach(act func(ui.Command), quit, leave func())
	// Ready is called after the first frame.
	Ready()
	// Looking(true) is called at the start of every frame in which the program reads its input devices, and
	// Looking(false) at its end.
	Looking(on bool)
	// Show is called after every visible change; state returns a description of what is shown.
	Show(state func() ui.State)
	// Say reads a text aloud through the screen reader, politely.
	Say(text string)

	// Insets returns what the device covers at the window's edges.
	Insets() ui.Insets
	// Media returns the device's current preferences for all programs. It is called in every tick.
	Media() settings.MediaPreferences
	// Languages returns the user's languages, best first, as tags or in POSIX notation.
	Languages() []string

	// CanQuit reports whether the menu can quit the program.
	CanQuit() bool
	// CanFill reports whether the program can be full-screen.
	CanFill() bool
	// FullScreen reports whether the program is full-screen; SetFullScreen changes that.
	FullScreen() bool
	SetFullScreen(on bool)
	// CanVibrate reports whether the device can vibrate. Vibrate vibrates for the given milliseconds; every
	// second number is a pause.
	CanVibrate() bool
	Vibrate(milliseconds ...int)
	// Rest(true) is called when nothing has happened for a while, so that a few ticks a second are enough, and
	// Rest(false) when that ends. Stir asks for a tick now; any goroutine may call it.
	Rest(on bool)
	Stir()
	// OwnFields reports whether the platform edits a focused field itself.
	OwnFields() bool

	// Words fetches a file of words by package locale's name for it; nil if it is unavailable.
	Words(file string) <-chan []byte
	// FallbackFont fetches a font for characters that the program lacks; nil if it is unavailable.
	FallbackFont() <-chan []byte
	// Puzzles fetches the puzzles of a game, by its ID, as a file for package puzzle; nil if unavailable.
	Puzzles(game string) <-chan []byte
	// Licences fetches the licences of everything in the program: paragraphs separated by blank lines. A
	// paragraph that begins with "== " names the subject of those that follow. The channel yields nil if they
	// are unavailable.
	Licences() <-chan []byte

	// SaveFile saves a file where the player chooses, or under a free name, and reports where.
	SaveFile(name string, data []byte) <-chan export.Outcome
	// Copy copies text to the clipboard, if CanCopy.
	Copy(text string) <-chan export.Outcome
	CanCopy() bool
	// Share offers text to the player's other programs, if CanShare.
	Share(title, text string) <-chan export.Outcome
	CanShare() bool

	// Exchange returns the exchange for files and pictures.
	Exchange() export.Exchange

	// Page is the address with which links to games begin.
	Page() string
	// Route is the address of the page to begin with, "" for none.
	Route() string
	// Link returns a link to a game, or [ui.RoutePrefix] and the address of a page, that has come from outside since the last
	// call; "" for none.
	Link() string

	// Secret returns 128 random bits from a secure source, as 26 lower-case letters and digits.
	Secret() string
	// Woken reports whether the program became visible again or the network came back since the last call.
	Woken() bool

	// CanReload reports whether Reload can restart the program in its newest version.
	CanReload() bool
	Reload()

	// Reopen returns the addresses of the pages that were open in this window when it was last left, as in [ui.State]; not
	// ok if it has come anew, or the platform does not remember.
	Reopen() (routes []string, ok bool)
}
