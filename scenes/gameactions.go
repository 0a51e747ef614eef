package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// gameActions are what a player can do in a game.
type gameActions struct{ p *gamePage }

// tap is a tap on a spot.
func (g gameActions) tap(s rules.Spot) {
	g.p.Area.Tap(s)
	g.p.take()
}

// undo takes back what is being spelled, or else the last turn.
func (g gameActions) undo() {
	g.p.Area.Board.Finish()
	if g.p.Area.Spelling() && g.p.Area.Hands() {
		g.p.Area.Sync()
		return
	}
	if g.p.session().Rated() {
		g.refuse(key.RatingNoundo, key.RatingStands)
		return
	}
	if bylink.HandedOn(g.p.match()) {
		g.refuse(key.LinkStands, key.LinkStands)
		return
	}
	if g.p.session().Undo() {
		g.p.env.App.Say(g.p.env.App.Words.T(key.SayUndone))
		g.p.narrator.mover()
		g.p.take()
	}
}

// refuse says why something cannot be done in a game that counts: while it goes
// on, and when it has ended.
func (g gameActions) refuse(going, ended key.Text) {
	if g.p.match().Outcome().Over() {
		g.p.env.App.Notice(g.p.env.App.Words.T(ended))
		return
	}
	g.p.Area.Tell(func() string { return g.p.env.App.Words.T(going) }, true)
	g.p.env.App.Changed()
}

// canUndo reports whether there is something to take back.
func (g gameActions) canUndo() bool {
	return g.p.session().CanUndo() || g.p.Area.Spelling() && g.p.Area.Hands()
}

// redo plays what was taken back, with the engine's turns that followed.
func (g gameActions) redo() {
	g.p.Area.Board.Finish()
	if g.p.session().Rated() {
		g.refuse(key.RatingNoundo, key.RatingStands)
		return
	}
	g.p.session().Redo()
	g.p.take()
}

// look shows the position after some turns, for review.
func (g gameActions) look(ply int) {
	g.p.Area.Board.Finish()
	g.p.session().Look(ply)
	g.p.narrator.look()
	g.p.take()
}

// leaveReview goes on with the game as it stands: nothing is spelled or told.
func (g gameActions) leaveReview() {
	g.p.Area.Board.Finish()
	g.p.Area.Told = table.Told{}
	if g.p.Area.Hands() {
		g.p.session().Hints.Drop()
		g.p.Area.Sync()
	}
	g.p.session().Return()
	g.p.take()
}

// flip turns the board round.
func (g gameActions) flip() {
	g.p.flipped = !g.p.flipped
	g.p.session().Hints.Drop()
	g.p.Area.Sync()
	g.p.take()
}

// endBy ends the game by something other than a turn.
func (g gameActions) endBy(end func() error) {
	g.p.Area.Board.Finish()
	if err := end(); err != nil {
		g.p.Area.Tell(func() string { return g.p.Area.InWords(err) }, true)
		return
	}
	g.ended()
}

// ended takes up an end that no turn has brought about.
func (g gameActions) ended() {
	g.p.narrator.mover()
	g.p.take()
}

// askToResign asks before a side resigns; flip has the question face the far
// side of the table.
func (g gameActions) askToResign(side rules.Side, flip bool) {
	w := g.p.env.App.Words
	if g.p.match().Outcome().Over() {
		g.p.env.App.Notice(w.T(key.BoardOver))
		return
	}
	question, m := w.T(key.BoardSureResign, "name", g.p.words.name(side)), g.p.match()
	if wording.Nameless(m, m.Info(), side, m.Player(side)) {
		question = w.T(key.BoardSureResignYou)
	}
	g.p.env.App.Push(ui.NewQuestion(g.p.env.App, question, flip, func() {
		g.endBy(func() error { return g.p.session().Resign(side) })
	}))
}

// offerDraw asks whoever plays the other side.
func (g gameActions) offerDraw(flip bool) {
	w := g.p.env.App.Words
	g.p.Area.Board.Finish()
	switch g.p.session().OfferDraw() {
	case session.OfferNone:
		g.p.env.App.Notice(w.T(key.BoardOver))
	case session.OfferAsk:
		question := w.T(key.BoardSureDraw)
		if own, ok := bylink.OwnSide(g.p.match()); ok {
			question = w.T(key.LinkOffer, "name", wording.PlayerName(g.p.env.App.Words, g.p.match(), own.Other()))
		}
		g.p.env.App.Push(ui.NewQuestion(g.p.env.App, question, flip, func() { g.endBy(g.p.session().AgreeDraw) }))
	case session.OfferDeclined:
		g.p.env.App.Notice(w.T(key.EngineNodraw))
	case session.OfferAgreed:
		g.ended()
	}
}

// togglePause stops a game that the engine plays alone, or lets it go on.
func (g gameActions) togglePause() {
	if g.p.session().State() == session.Paused {
		g.p.session().Resume()
	} else {
		g.p.session().Pause()
	}
	g.p.take()
}

// exchange has the person to move take the other side.
func (g gameActions) exchange() {
	if g.p.session().Pie.Take() {
		g.p.take()
	}
}

// exchanged tells that the players have changed sides.
func (g gameActions) exchanged() {
	p := g.p
	side := p.match().Position().Turn()
	p.Area.Tell(func() string {
		return p.env.App.Words.T(key.OddsSwapped, "side", p.words.sideName(side), "name", p.words.name(side))
	}, true)
	p.env.App.Changed()
}

// takeBack goes on with a game that has ended, before its last turn.
func takeBack(e *Env, g *shelf.Game) {
	e.App.Home()
	openGame(e, g, e.App.Push)
	e.App.Defer(func() {
		if p, ok := e.App.Top().(*gamePage); ok {
			p.act.undo()
		}
	})
}

// canAnalyse reports whether the position of a game may be taken to a board on
// which the engine helps: one of two people, or of a game that has ended.
func canAnalyse(p *gamePage) bool {
	return p.match().Outcome().Over() || session.SeatsOf(p.match()) == (session.Seats{}) && !p.timer.stands()
}

// analyseGame opens an analysis board on the position that a game shows, which
// stays as it is.
func analyseGame(p *gamePage) {
	m := p.match()
	p.env.Open.Analyse(m.Game(), m.Options(), p.session().Position())
}

// canStudy reports whether a game that is being played can be gone over: one of
// two people without clocks, which stand meanwhile, and any that has ended.
func canStudy(p *gamePage) bool {
	return canAnalyse(p) && (p.match().Outcome().Over() || p.session().Seats() == (session.Seats{}))
}

// studyGame goes over a game as it stands.
func studyGame(p *gamePage) {
	p.env.Open.Study(p.game, p.match().Node(p.match().Ply()))
}
