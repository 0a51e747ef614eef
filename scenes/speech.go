package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/wording"
)

// A narrator says what happens in a game to whoever does not see it.
type narrator struct{ p *gamePage }

// start says which game lies on the board and who is to move.
func (g narrator) start() {
	g.p.env.App.Say(g.p.env.App.Words.Game(g.p.Subject()))
	g.mover()
}

// turn says the turn that was just played, and what comes of it.
func (g narrator) turn() {
	t := g.p.match().Turn(g.p.match().Ply())
	g.p.env.App.Say(g.p.Area.Speaker().Turn(t))
	g.next(t.By)
}

// next says who moves now, after a turn by last, or how the game has ended.
func (g narrator) next(last rules.Side) {
	if g.p.match().Outcome().Over() {
		title, why := wording.Verdict(g.p.env.App.Words, g.p.match(), g.p.session().Seats())
		g.p.env.App.Say(g.p.env.App.Words.T(key.SayEnd, "title", title, "why", why))
		return
	}
	g.p.env.App.Say(g.p.Area.Speaker().After(last, g.p.match().Position().Turn()))
}

// mover says who moves now, whoever moved last.
func (g narrator) mover() { g.next(g.p.match().Position().Turn().Other()) }

// look says which turn of the game is looked at.
func (g narrator) look() {
	ply := g.p.session().Ply()
	g.p.env.App.Say(g.p.env.App.Words.T(key.ReviewAt, "n", ply, "of", g.p.match().Ply()))
	if ply > 0 {
		g.p.env.App.Say(g.p.Area.Speaker().Turn(g.p.match().Turn(ply)))
	}
}

// hint says what the lit spots of a hint show.
func (g narrator) hint() {
	s, w, h := g.p.Area.Speaker(), g.p.env.App.Words, g.p.session().Hints
	if h.Stage() == session.HintSpot {
		g.p.env.App.Say(s.Next(w.T(key.HintSpot), h.Spots()))
		return
	}
	g.p.env.App.Say(w.T(key.HintTurn, "turn", s.Events(g.p.session().Position().Turn(), h.Turn().Events)))
}

// soundEnd sounds the end of a game: to a person who has lost no fanfare.
func (g narrator) soundEnd() {
	o := g.p.match().Outcome()
	if g.p.session().Lost() {
		o = rules.Draw(o.By)
	}
	g.p.env.Sound.Outcome(o)
}

// problem says what the engine should have done and has not.
func (g narrator) problem(e session.Problem) {
	g.p.Area.Tell(func() string {
		if e.Kind == session.BadReply {
			return g.p.Area.InWords(e.Err)
		}
		return g.p.env.App.Words.T(key.EngineProblem)
	}, true)
}

// tellHint says what there is of a hint, in the bar and aloud.
func (g narrator) tellHint() {
	h := g.p.session().Hints
	switch h.Stage() {
	case session.HintNone:
		return
	case session.HintLooking:
		g.p.Area.Tell(func() string { return g.p.env.App.Words.T(key.HintLooking) }, false)
		return
	case session.HintSpot:
		g.p.Area.Note(func() string { return g.p.env.App.Words.T(key.HintSpot) }, false, "")
	case session.HintTurn:
		t := h.Turn()
		g.p.Area.Note(func() string { return g.p.env.App.Words.T(key.HintTold, "turn", g.p.Area.What(t)) }, false, t.Word)
	}
	g.hint()
}
