package scenes

import "tidepool/rules"

// told is what a player has been told last, as an answer to what they did.
type told struct {
	message string
	warn    bool // something was refused
	// reason is why, if that was by the rules.
	reason rules.Reason
	// word is the notation of the turn that the message is about.
	word string
	say  func() string // says it in the language there is now
}

// tell shows a player a message in their bar and has it read out.
func (a *playArea) tell(say func() string, warn bool) {
	a.note(say, warn, "")
	a.env.App.Say(a.told.message)
}

// note is tell without a sound; word is the notation of the turn it is about.
func (a *playArea) note(say func() string, warn bool, word string) {
	a.told = told{message: say(), warn: warn, word: word, say: say}
}

// translate puts what the player was told last into the language chosen since.
func (a *playArea) translate() {
	if t := &a.told; t.say != nil {
		t.message = t.say()
	}
}
