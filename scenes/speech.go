package scenes

import (
	"tidepool/commentary"
	"tidepool/rules"
)

// say has a text read out to whoever listens.
func (e *Env) say(text string) {
	if text != "" {
		e.Platform.Say(text)
	}
}

// speaker puts the game into the player's language.
func (b *boardScene) speaker() commentary.Speaker {
	return commentary.Speaker{Words: b.env.Words, Info: b.match.Info()}
}

// sayStart says which game lies on the board and who is to move.
func (b *boardScene) sayStart() {
	b.env.say(b.env.GameName(b.match.Info().ID))
	b.sayMover()
}

// sayTurn says the turn that was just played, and what comes of it.
func (b *boardScene) sayTurn() {
	t := b.match.Turn(b.match.Ply())
	b.env.say(b.speaker().Turn(t))
	if b.coach == nil { // who else says what comes of it
		b.sayNext(t.By)
	}
}

// sayNext says who moves now, after a turn by last, or how the game has ended.
func (b *boardScene) sayNext(last rules.Side) {
	if b.match.Outcome().Over() {
		title, why := b.verdict()
		b.env.say(b.env.Words.T("say.end", "title", title, "why", why))
		return
	}
	b.env.say(b.speaker().After(last, b.match.Position().Turn()))
}

// sayMover says who moves now, whoever moved last.
func (b *boardScene) sayMover() { b.sayNext(b.match.Position().Turn().Other()) }

// sayTap says how the turn can go on after a tap.
func (b *boardScene) sayTap() {
	if b.hands() {
		b.env.say(b.speaker().Next(b.env.Words.T(b.prompt()), b.taps.offered().Next))
	}
}

// sayLook says which turn of the game is looked at.
func (b *boardScene) sayLook() {
	b.env.say(b.env.Words.T("review.at", "n", b.ply, "of", b.match.Ply()))
	if b.ply > 0 {
		b.env.say(b.speaker().Turn(b.match.Turn(b.ply)))
	}
}

// sayHint says what the lit spots of a hint show.
func (b *boardScene) sayHint() {
	s, w := b.speaker(), b.env.Words
	if b.hint.stage == hintSpot {
		b.env.say(s.Next(w.T("hint.spot"), b.hinted()))
		return
	}
	b.env.say(w.T("hint.turn", "turn", s.Events(b.position().Turn(), b.hint.turn.Events)))
}
