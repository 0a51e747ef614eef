package scenes

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/play"
)

// sayStart says which game lies on the board and who is to move.
func (p *gamePage) sayStart() {
	p.env.app.Say(p.env.GameName(p.Subject()))
	p.sayMover()
}

// sayTurn says the turn that was just played, and what comes of it.
func (p *gamePage) sayTurn() {
	t := p.match().Turn(p.match().Ply())
	p.env.app.Say(p.area.speaker().Turn(t))
	p.sayNext(t.By)
}

// sayNext says who moves now, after a turn by last, or how the game has ended.
func (p *gamePage) sayNext(last rules.Side) {
	if p.match().Outcome().Over() {
		title, why := p.verdict()
		p.env.app.Say(p.env.Words.T(key.SayEnd, "title", title, "why", why))
		return
	}
	p.env.app.Say(p.area.speaker().After(last, p.match().Position().Turn()))
}

// sayMover says who moves now, whoever moved last.
func (p *gamePage) sayMover() { p.sayNext(p.match().Position().Turn().Other()) }

// sayLook says which turn of the game is looked at.
func (p *gamePage) sayLook() {
	ply := p.session().Ply()
	p.env.app.Say(p.env.Words.T(key.ReviewAt, "n", ply, "of", p.match().Ply()))
	if ply > 0 {
		p.env.app.Say(p.area.speaker().Turn(p.match().Turn(ply)))
	}
}

// sayHint says what the lit spots of a hint show.
func (p *gamePage) sayHint() {
	s, w, h := p.area.speaker(), p.env.Words, p.session().Hints
	if h.Stage() == play.HintSpot {
		p.env.app.Say(s.Next(w.T(key.HintSpot), h.Spots()))
		return
	}
	p.env.app.Say(w.T(key.HintTurn, "turn", s.Events(p.session().Position().Turn(), h.Turn().Events)))
}

// soundEnd sounds the end of a game: to a person who has lost no fanfare.
func (p *gamePage) soundEnd() {
	o := p.match().Outcome()
	if p.lostToEngine() {
		o = rules.Draw(o.By)
	}
	p.env.Sound.Outcome(o)
}
