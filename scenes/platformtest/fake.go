// Package platformtest is a fake platform for tests of scenes: its fields set what it answers and record what
// it was told.
//
//	on := &platformtest.Fake{OwnsFields: true}
//	env := scenes.New(&scenes.Config{Platform: on, …})
//	on.Preferences.Dark = true // the device asks for dark colours
//
// It shows nothing and waits for nothing. Tests of the shipped programs run the real ones (e2e, wasm).
package platformtest

import (
	"fmt"

	"tidepool/locale"
	"tidepool/play/puzzle/sets"
	"tidepool/scenes/export"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Fake implements [device.Platform]. Its zero value is a browser page that offers nothing.
type Fake struct {
	// Window makes it a desktop window, which has no address.
	Window bool

	Rests
	Name        string // prefix of its secrets
	Linked      string // a link that has come from outside
	Begins      string // the address of the page to begin with
	Inset       ui.Insets
	Preferences settings.MediaPreferences
	Reads       []string // languages
	Quits       bool     // the menu may quit the program
	Fills       bool     // it can be full-screen
	Full        bool     // it is full-screen
	OwnsFields  bool
	Vibrates    bool // it can vibrate
	Copies      bool // it has a clipboard
	Shares      bool // it can share
	// Font and Texts are the results of fetching the fallback font and the licences; nothing comes from nil.
	Font, Texts chan []byte
	// File returns the result of fetching a file of words; if nil, all are there at once.
	File func(name string) <-chan []byte
	// Set returns the result of fetching a game's puzzles; if nil, the program's own are there at once.
	Set func(game string) <-chan []byte
	// Left are the addresses of the pages open when the window was left; nil for a new window.
	Left []string

	Fetched struct{ Font, Texts int } // how often
	Said    []string
	Felt    [][]int // vibrations
	// Saved maps names of saved files to contents, Copied is on the clipboard, Shared was offered last.
	// Failing is the error of all these; if Slow, their outcome never comes.
	Saved   map[string]string
	Copied  string
	Shared  struct{ Title, Text string }
	Failing error
	Slow    bool
	Shown   int // calls of Show
	Frames  int

	// Desk is the exchange for files and pictures.
	Desk Desk

	// Secrets counts the secrets given; Wakes makes Woken report true once.
	Secrets int
	Wakes   bool
	// Reloads counts the reloads, which a desktop window cannot do.
	Reloads int

	Act         func(ui.Command)
	Quit, Leave func()
}

// Attach implements [device.Platform].
func (f *Fake) Attach(act func(ui.Command), quit, leave func()) {
	f.Act, f.Quit, f.Leave = act, quit, leave
}

// Ready implements [device.Platform].
func (f *Fake) Ready() { f.Frames++ }

// Show implements [device.Platform].
func (f *Fake) Show(func() ui.State) { f.Shown++ }

// Say implements [device.Platform].
func (f *Fake) Say(text string) { f.Said = append(f.Said, text) }

// Insets implements [device.Platform].
func (f *Fake) Insets() ui.Insets { return f.Inset }

// Media implements [device.Platform].
func (f *Fake) Media() settings.MediaPreferences { return f.Preferences }

// Languages implements [device.Platform].
func (f *Fake) Languages() []string { return f.Reads }

// CanReload implements [device.Platform].
func (f *Fake) CanReload() bool { return !f.Window }

// Reload implements [device.Platform].
func (f *Fake) Reload() { f.Reloads++ }

// CanQuit implements [device.Platform].
func (f *Fake) CanQuit() bool { return f.Quits }

// CanFill implements [device.Platform].
func (f *Fake) CanFill() bool { return f.Fills }

// FullScreen implements [device.Platform].
func (f *Fake) FullScreen() bool { return f.Full }

// SetFullScreen implements [device.Platform].
func (f *Fake) SetFullScreen(on bool) { f.Full = on }

// CanVibrate implements [device.Platform].
func (f *Fake) CanVibrate() bool { return f.Vibrates }

// Vibrate implements [device.Platform].
func (f *Fake) Vibrate(milliseconds ...int) { f.Felt = append(f.Felt, milliseconds) }

// OwnFields implements [device.Platform].
func (f *Fake) OwnFields() bool { return f.OwnsFields }

// Words implements [device.Platform].
func (f *Fake) Words(name string) <-chan []byte {
	if f.File != nil {
		return f.File(name)
	}
	return here(locale.Carried(name))
}

// Puzzles implements [device.Platform].
func (f *Fake) Puzzles(game string) <-chan []byte {
	if f.Set != nil {
		return f.Set(game)
	}
	return here(sets.File(game))
}

func here(data []byte) <-chan []byte {
	c := make(chan []byte, 1)
	c <- data
	return c
}

// FallbackFont implements [device.Platform].
func (f *Fake) FallbackFont() <-chan []byte { f.Fetched.Font++; return f.Font }

// Page implements [device.Platform].
func (f *Fake) Page() string {
	if f.Window {
		return "tidepool:"
	}
	return "https://tidepool.test/play/"
}

// Route implements [device.Platform].
func (f *Fake) Route() string { return f.Begins }

// Link implements [device.Platform].
func (f *Fake) Link() string {
	text := f.Linked
	f.Linked = ""
	return text
}

// Licences implements [device.Platform].
func (f *Fake) Licences() <-chan []byte { f.Fetched.Texts++; return f.Texts }

// SaveFile implements [device.Platform].
func (f *Fake) SaveFile(name string, data []byte) <-chan export.Outcome {
	if f.Failing == nil && f.Saved == nil {
		f.Saved = make(map[string]string)
	}
	if f.Failing == nil {
		f.Saved[name] = string(data)
	}
	return f.outcome("~/" + name)
}

// CanCopy implements [device.Platform].
func (f *Fake) CanCopy() bool { return f.Copies }

// Copy implements [device.Platform].
func (f *Fake) Copy(text string) <-chan export.Outcome {
	if f.Failing == nil {
		f.Copied = text
	}
	return f.outcome("")
}

// CanShare implements [device.Platform].
func (f *Fake) CanShare() bool { return f.Shares }

// Share implements [device.Platform].
func (f *Fake) Share(title, text string) <-chan export.Outcome {
	if f.Failing == nil {
		f.Shared.Title, f.Shared.Text = title, text
	}
	return f.outcome("")
}

func (f *Fake) outcome(place string) <-chan export.Outcome {
	switch {
	case f.Slow:
		return nil
	case f.Failing != nil:
		return export.Done(export.Outcome{Err: f.Failing})
	}
	return export.Done(export.Outcome{Place: place})
}

// Exchange implements [device.Platform].
func (f *Fake) Exchange() export.Exchange { return &f.Desk }

// Secret implements [device.Platform]: a different, predictable secret each time.
func (f *Fake) Secret() string {
	f.Secrets++
	return fmt.Sprintf("%s%0*d", f.Name, 26-len(f.Name), f.Secrets)
}

// Woken implements [device.Platform].
func (f *Fake) Woken() bool {
	woken := f.Wakes
	f.Wakes = false
	return woken
}

// Reopen implements [device.Platform].
func (f *Fake) Reopen() (routes []string, ok bool) { return f.Left, f.Left != nil }

// Rests records what a platform is told about rest.
type Rests struct {
	Resting bool // argument of the last Rest
	Stirred int  // calls of Stir
}

// Rest implements [device.Platform].
func (r *Rests) Rest(on bool) { r.Resting = on }

// Stir implements [device.Platform].
func (r *Rests) Stir() { r.Stirred++ }

// Looking implements [device.Platform].
func (*Rests) Looking(bool) {}
