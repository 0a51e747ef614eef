package table

import "tidepool/rules"

// Told is the last message to a player, an answer to an action.
type Told struct {
	Message string
	Warn    bool // something was refused
	reason  rules.Reason
	Say     func() string // returns the message in the current language
}

// Tell shows a player a message in their bar and reads it aloud.
func (a *Area) Tell(say func() string, warn bool) {
	a.Note(say, warn)
	a.Env.App.Say(a.Told.Message)
}

// Note is like Tell without reading aloud.
func (a *Area) Note(say func() string, warn bool) {
	a.Told = Told{Message: say(), Warn: warn, Say: say}
}

// Translate renews the last message in the current language.
func (a *Area) Translate() {
	if t := &a.Told; t.Say != nil {
		t.Message = t.Say()
	}
}
