package device

import (
	"tidepool/scenes/export"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Platform is what the program runs on and cannot be without asking: a window of a desktop, a page of
// a browser, or a test. Its methods are called in the update, and answer at once.
type Platform interface {
	// Attach hands over what operates the program from outside, once, before its first tick: act does
	// something in the next tick and quit ends the program after it, and any goroutine may call both;
	// leave stores at once what is yet to be stored, for a program that may be ended without a word,
	// and is called between ticks.
	Attach(act func(ui.Command), quit, leave func())
	// Ready is called after the first frame.
	Ready()
	// Looked is called after every frame in which the program looked at its devices.
	Looked()
	// Show is called after every change of what there is to see, which state describes.
	Show(state func() ui.State)
	// Say has a text read out, politely, to people who cannot see.
	Say(text string)

	// Insets are what the device covers of the window at its edges.
	Insets() ui.Insets
	// Media are what the device's owner asks of all programs now. It is asked in every tick.
	Media() settings.MediaPreferences
	// Languages are what the owner reads, best first, as tags or as POSIX spells them.
	Languages() []string

	// CanQuit tells whether the program can be left from the menu.
	CanQuit() bool
	// CanFill tells whether the program can have the whole screen.
	CanFill() bool
	// FullScreen tells whether it has it, and SetFullScreen takes or gives it back.
	FullScreen() bool
	SetFullScreen(on bool)
	// CanVibrate tells whether the device can be felt, and Vibrate has it vibrate for so many
	// milliseconds; of several numbers every second one is a pause.
	CanVibrate() bool
	Vibrate(milliseconds ...int)
	// Rest is told when nothing has happened for a while, so that a few ticks a second are enough, and when no
	// longer. Stir asks for a tick now; any goroutine may call it.
	Rest(on bool)
	Stir()
	// OwnFields tells that a focused field is written into by the platform's own means.
	OwnFields() bool

	// Words fetches a file of words the program may lack, by locale's name for it; nil where it cannot be had.
	Words(file string) <-chan []byte
	// FallbackFont fetches a font for letters that the program lacks; nil where it cannot be had.
	FallbackFont() <-chan []byte
	// Puzzles fetches a game's puzzles, by its ID, as a file for package puzzle; nil where they cannot be had.
	Puzzles(game string) <-chan []byte
	// Licences fetches the licences of all that is in the program: paragraphs between blank lines, of
	// which those that begin with "== " name what the others are the licence of. The channel gives nil
	// where they cannot be had.
	Licences() <-chan []byte

	// SaveFile gives the player a file, where they say or beside what has its name already, and tells where.
	SaveFile(name string, data []byte) <-chan export.Outcome
	// Copy puts text onto the clipboard, where CanCopy.
	Copy(text string) <-chan export.Outcome
	CanCopy() bool
	// Share offers text to the player's other programs, where CanShare.
	Share(title, text string) <-chan export.Outcome
	CanShare() bool

	// Exchange is how files come in and pictures go out.
	Exchange() export.Exchange

	// Page is the address that links to games begin with.
	Page() string
	// Link is a link to a game that has come from outside since it was last asked for, "" for none.
	Link() string

	// Secret is 128 random bits that nobody can guess, as 26 small letters and digits.
	Secret() string
	// Woken tells whether the program has been seen again or the network has come back since it was last asked.
	Woken() bool

	// CanReload tells whether the program can be begun again in the newest version that there is, which Reload does.
	CanReload() bool
	Reload()

	// Opened notes which game is open in this window, "" for none.
	Opened(id string)
	// Reopen tells which game was open in this window when last left; not ok if windows left are gone.
	Reopen() (id string, ok bool)
}
