package game

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/wording"
)

// sayStart announces the game on the board and who is to move.
func (p *Page) sayStart() {
	p.env.App.Say(p.env.App.Words.Game(p.Subject()))
	p.sayMover()
}

// sayTurn announces the turn just played and its consequences.
func (p *Page) sayTurn() {
	t := p.match().Turn(p.match().Ply())
	p.env.App.Say(p.Area.Speaker().Turn(t))
	p.sayNext(t.By)
}

// sayNext announces who moves after a turn by last, or how the game has ended.
func (p *Page) sayNext(last rules.Side) {
	if p.match().Outcome().Over() {
		title, why := wording.Verdict(p.env.App.Words, p.match(), p.session().Seats())
		p.env.App.Say(p.env.App.Words.T(key.SayEnd, "title", title, "why", why))
		return
	}
	p.env.App.Say(p.Area.Speaker().After(last, p.match().Position().Turn()))
}

// sayMover announces who is to move.
func (p *Page) sayMover() { p.sayNext(p.match().Position().Turn().Other()) }

// sayLook announces which turn of the game is being reviewed.
func (p *Page) sayLook() {
	ply := p.session().Ply()
	p.env.App.Say(p.env.App.Words.T(key.ReviewAt, "n", ply, "of", p.match().Ply()))
	if ply > 0 {
		p.env.App.Say(p.Area.Speaker().Turn(p.match().Turn(ply)))
	}
}

// sayHint announces what the lit spots of a hint show.
func (p *Page) sayHint() {
	s, w, h := p.Area.Speaker(), p.env.App.Words, p.session().Hints
	if h.Stage() == session.HintSpot {
		p.env.App.Say(s.Next(w.T(key.HintSpot), h.Spots()))
		return
	}
	p.env.App.Say(w.T(key.HintTurn, "turn", s.Events(p.session().Position().Turn(), h.Turn().Events)))
}

// soundEnd plays the sound for the end of a game; a person who has lost hears no fanfare.
func (p *Page) soundEnd() {
	o := p.match().Outcome()
	if p.lost() {
		o = rules.Draw(o.By)
	}
	p.env.Sound.Outcome(o)
}

// tellProblem reports an engine failure.
func (p *Page) tellProblem(e session.Problem) {
	p.Area.Tell(func() string {
		if e.Kind == session.BadReply {
			return p.Area.InWords(e.Err)
		}
		return p.env.App.Words.T(key.EngineProblem)
	}, true)
}

func (p *Page) tellHint() {
	h := p.session().Hints
	switch h.Stage() {
	case session.HintNone:
		return
	case session.HintLooking:
		p.Area.Tell(func() string { return p.env.App.Words.T(key.HintLooking) }, false)
		return
	case session.HintSpot:
		p.env.Sound.Hint()
		p.Area.Note(func() string { return p.env.App.Words.T(key.HintSpot) }, false)
	case session.HintTurn:
		t := h.Turn()
		p.env.Sound.Hint()
		p.Area.Note(func() string { return p.env.App.Words.T(key.HintTold, "turn", p.Area.What(t)) }, false)
	}
	p.sayHint()
}
