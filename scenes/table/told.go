package table

import "tidepool/rules"

// Told is what a player has been told last, as an answer to what they did.
type Told struct {
	Message string
	Warn    bool // something was refused
	reason  rules.Reason
	Say     func() string // says it in the language there is now
}

// Tell shows a player a message in their bar and has it read out.
func (a *Area) Tell(say func() string, warn bool) {
	a.Note(say, warn)
	a.Env.App.Say(a.Told.Message)
}

// Note is Tell without a sound.
func (a *Area) Note(say func() string, warn bool) {
	a.Told = Told{Message: say(), Warn: warn, Say: say}
}

// Translate puts what the player was told last into the language chosen since.
func (a *Area) Translate() {
	if t := &a.Told; t.Say != nil {
		t.Message = t.Say()
	}
}
