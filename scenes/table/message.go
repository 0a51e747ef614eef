package table

import (
	"unicode/utf8"

	"tidepool/rules"
)

// Message is the last message to a player, an answer to an action.
type Message struct {
	Text   string
	Warn   bool // something was refused
	reason rules.Reason
	age    int           // ticks
	Say    func() string // returns the message in the current language
}

// Tell shows a player a message in their bar and reads it aloud.
func (a *Area) Tell(say func() string, warn bool) {
	a.Note(say, warn)
	a.Env.App.Say(a.Message.Text)
}

// Note is like Tell without reading aloud.
func (a *Area) Note(say func() string, warn bool) {
	a.Message = Message{Text: say(), Warn: warn, Say: say}
}

// FadeRefusal must be called in every tick. It removes a refusal once there was time to read it, and reports whether it
// did.
func (a *Area) FadeRefusal() bool {
	t := &a.Message
	if !t.Warn {
		return false
	}
	if t.age++; t.age < 200+5*utf8.RuneCountInString(t.Text) {
		return false
	}
	a.Message = Message{}
	return true
}

// Translate renews the last message in the current language.
func (a *Area) Translate() {
	if t := &a.Message; t.Say != nil {
		t.Text = t.Say()
	}
}
