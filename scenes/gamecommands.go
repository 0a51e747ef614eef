package scenes

import (
	"tidepool/locale/key"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/scenes/play"
	"tidepool/scenes/ui"
)

// take shows and says what has happened in the session.
func (p *gamePage) take() {
	for _, e := range p.session().Drain() {
		switch e := e.(type) {
		case play.Played:
			p.sayTurn()
			p.play(e.Events)
		case play.Stepped:
			p.play(e.Events)
		case play.Jumped:
			p.area.sync()
		case play.Tapped:
			p.area.show(e.Spot)
		case play.ResultDue:
			p.celebrate()
		case play.HintChanged:
			p.tellHint()
		case play.Problem:
			p.tellProblem(e)
		}
	}
}

// play shows events, and what follows if they take no time.
func (p *gamePage) play(events []rules.Event) {
	p.area.played(events)
	if !p.area.board.Moving() {
		p.arrive()
	}
}

// tap is a tap on a spot.
func (p *gamePage) tap(s rules.Spot) {
	p.area.tap(s)
	p.take()
}

// tellProblem says what the engine should have done and has not.
func (p *gamePage) tellProblem(e play.Problem) {
	p.area.tell(func() string {
		if e.Kind == play.BadReply {
			return p.area.inWords(e.Err)
		}
		return p.env.Words.T(key.EngineProblem)
	}, true)
}

// undo takes back what is being spelled, or else the last turn.
func (p *gamePage) undo() {
	p.area.board.Finish()
	if p.area.spelling() && p.area.hands() {
		p.area.sync()
		return
	}
	if p.session().Undo() {
		p.env.app.Say(p.env.Words.T(key.SayUndone))
		p.sayMover()
		p.take()
	}
}

// canUndo reports whether there is something to take back.
func (p *gamePage) canUndo() bool {
	return p.session().CanUndo() || p.area.spelling() && p.area.hands()
}

// redo plays what was taken back, with the engine's turns that followed.
func (p *gamePage) redo() {
	p.area.board.Finish()
	p.session().Redo()
	p.take()
}

// look shows the position after some turns, for review.
func (p *gamePage) look(ply int) {
	p.area.board.Finish()
	p.session().Look(ply)
	p.sayLook()
	p.take()
}

// leaveReview goes on with the game.
func (p *gamePage) leaveReview() {
	p.area.board.Finish()
	p.session().Return()
	p.take()
}

// review goes over a game that has ended, from its end.
func (p *gamePage) review() {
	p.session().Review()
	p.area.sync()
}

// flip turns the board round.
func (p *gamePage) flip() {
	p.flipped = !p.flipped
	p.session().Hints.Drop()
	p.area.sync()
	p.take()
}

// endBy ends the game by something other than a turn.
func (p *gamePage) endBy(end func() error) {
	p.area.board.Finish()
	if err := end(); err != nil {
		p.area.tell(func() string { return p.area.inWords(err) }, true)
		return
	}
	p.ended()
}

// ended takes up an end that no turn has brought about.
func (p *gamePage) ended() {
	p.sayMover()
	p.take()
}

// askToResign asks before a side resigns; flip has the question face the far
// side of the table.
func (p *gamePage) askToResign(side rules.Side, flip bool) {
	w := p.env.Words
	if p.match().Outcome().Over() {
		p.env.Notice(w.T(key.BoardOver))
		return
	}
	p.env.app.Push(ui.NewQuestion(p.env.app, w.T(key.BoardSureResign, "name", p.name(side)), flip, func() {
		p.endBy(func() error { return p.session().Resign(side) })
	}))
}

// offerDraw asks whoever plays the other side.
func (p *gamePage) offerDraw(flip bool) {
	w := p.env.Words
	p.area.board.Finish()
	switch p.session().OfferDraw() {
	case play.OfferNone:
		p.env.Notice(w.T(key.BoardOver))
	case play.OfferAsk:
		p.env.app.Push(ui.NewQuestion(p.env.app, w.T(key.BoardSureDraw), flip, func() { p.endBy(p.session().AgreeDraw) }))
	case play.OfferDeclined:
		p.env.Notice(w.T(key.EngineNodraw))
	case play.OfferAgreed:
		p.ended()
	}
}

// togglePause stops a game that the engine plays alone, or lets it go on.
func (p *gamePage) togglePause() {
	if p.session().State() == play.Paused {
		p.session().Resume()
	} else {
		p.session().Pause()
	}
	p.take()
}

// openGame puts a game's page on the stack by push.
func (e *Env) openGame(g *shelf.Game, push func(ui.Scene)) {
	p := newGamePage(e, g)
	push(p)
	p.sayStart()
}
