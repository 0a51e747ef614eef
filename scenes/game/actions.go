package game

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/play/shelf"
	far "tidepool/play/table"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/settings"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

func (p *Page) tap(s rules.Spot) {
	p.Area.Tap(s)
	p.Take()
}

func (p *Page) undo() {
	p.Area.Board.Finish()
	if p.Area.Spelling() && p.Area.Hands() {
		p.env.Sound.Undo()
		p.Area.Return()
		return
	}
	if p.tabled() {
		p.away.ask(far.Undo)
		return
	}
	if p.session().Rated() {
		p.refuse(key.RatingNoundo, key.RatingStands)
		return
	}
	if bylink.HandedOn(p.match()) {
		p.refuse(key.LinkStands, key.LinkStands)
		return
	}
	if p.session().Undo() {
		p.env.Sound.Undo()
		p.env.App.Say(p.env.App.Words.T(key.SayUndone))
		p.sayMover()
		p.Take()
	}
}

// sitting returns the side of who sits below the board, or above it.
func (p *Page) sitting(above bool) rules.Side {
	bottom := p.Area.Board.Orientation().Bottom
	if above {
		return bottom.Other()
	}
	return bottom
}

// askToUndo undoes a turn for the player who has pressed the button, the far one if flip. If the other one of two who
// sit opposite each other has played it, that player is asked first.
func (p *Page) askToUndo(flip bool) {
	m, presser := p.match(), p.sitting(flip)
	if p.seating() != settings.SeatOpposite || p.Area.Spelling() || m.Outcome().Over() || !p.canUndo() || m.At(m.Ply()-1).Turn() == presser {
		p.undo()
		return
	}
	question := p.env.App.Words.Of(key.TableAsks, string(far.Undo), "name", p.Called(presser))
	p.env.App.Push(ui.NewQuestion(p.env.App, question, !flip, p.undo))
}

// refuse tells why something cannot be done in a rated game: going while it is played, ended after its end.
func (p *Page) refuse(going, ended key.Text) {
	if p.match().Outcome().Over() {
		p.env.App.Toast(p.env.App.Words.T(ended))
		return
	}
	p.Area.Tell(func() string { return p.env.App.Words.T(going) }, true)
	p.env.App.Changed()
}

func (p *Page) canUndo() bool {
	if p.Area.Spelling() && p.Area.Hands() {
		return true
	}
	if p.tabled() {
		return p.away.line != nil && p.away.line.CanUndo()
	}
	return p.session().CanUndo() && !bylink.HandedOn(p.match())
}

// redo replays an undone turn, with the engine's turns that followed.
func (p *Page) redo() {
	p.Area.Board.Finish()
	if p.session().Rated() {
		p.refuse(key.RatingNoundo, key.RatingStands)
		return
	}
	if p.tabled() {
		return
	}
	p.session().Redo()
	p.Take()
}

// look shows the position after ply turns, for review, if that is not the one in which play goes on.
func (p *Page) look(ply int) {
	if max(ply, 0) >= p.match().Ply() && p.session().Live() {
		return
	}
	p.Area.Board.Finish()
	p.session().Look(ply)
	p.sayLook()
	p.Take()
}

// leaveReview returns to the game as it stands, without a begun turn or a message.
func (p *Page) leaveReview() {
	p.Area.Board.Finish()
	p.Area.Message = table.Message{}
	if p.Area.Hands() {
		p.session().Hints.Drop()
		p.Area.Sync()
	}
	p.session().Return()
	p.Take()
}

func (p *Page) flip() {
	p.flipped = !p.flipped
	p.session().Hints.Drop()
	p.Area.Sync()
	p.Area.TurnRound()
	p.Take()
}

// endBy ends the game other than by a turn.
func (p *Page) endBy(end func() error) {
	p.Area.Board.Finish()
	if err := end(); err != nil {
		p.Area.Tell(func() string { return p.Area.InWords(err) }, true)
		return
	}
	p.ended()
}

// ended shows an end that no turn has caused.
func (p *Page) ended() {
	p.sayMover()
	p.Take()
}

// askToResign asks before a side resigns; flip turns the question to face the far side of the table.
func (p *Page) askToResign(side rules.Side, flip bool) {
	w := p.env.App.Words
	if p.match().Outcome().Over() {
		p.env.App.Toast(w.T(key.BoardOver))
		return
	}
	question, m := w.T(key.BoardSureResign, "name", p.PlayerName(side)), p.match()
	if wording.Nameless(m, m.Info(), side, m.Player(side)) {
		question = w.T(key.BoardSureResignYou)
	}
	p.env.App.Push(ui.NewQuestion(p.env.App, question, flip, func() {
		if p.tabled() {
			p.away.resignAtTable()
			return
		}
		p.endBy(func() error { return p.session().Resign(side) })
	}).Answered(key.BoardPlayon, key.BoardResign))
}

func (p *Page) offerDraw(flip bool) {
	w := p.env.App.Words
	p.Area.Board.Finish()
	if p.tabled() && !p.match().Outcome().Over() {
		p.env.App.Push(ui.NewQuestion(p.env.App, w.T(key.TableDraw), flip, func() { p.away.ask(far.Draw) }))
		return
	}
	switch p.session().OfferDraw() {
	case session.OfferNone:
		p.env.App.Toast(w.T(key.BoardOver))
	case session.OfferAsk:
		question := w.T(key.BoardSureDraw)
		if own, ok := bylink.OwnSide(p.match()); ok {
			question = w.T(key.LinkOffer, "name", wording.PlayerName(p.env.App.Words, p.match(), own.Other()))
		}
		p.env.App.Push(ui.NewQuestion(p.env.App, question, flip, func() { p.endBy(p.session().AgreeDraw) }))
	case session.OfferDeclined:
		p.env.App.Toast(w.T(key.EngineNodraw))
	case session.OfferAgreed:
		p.ended()
	}
}

// togglePause pauses a game that the engine plays alone, or resumes it.
func (p *Page) togglePause() {
	if p.session().State() == session.Paused {
		p.session().Resume()
	} else {
		p.session().Pause()
	}
	p.Take()
}

// exchange lets the person to move take the other side.
func (p *Page) exchange() {
	if p.tabled() {
		p.away.line.Do(far.Event{Kind: far.Swapped})
		return
	}
	if p.session().Pie.Take() {
		p.Take()
	}
}

// exchanged tells that the players have changed sides.
func (p *Page) exchanged() {
	side := p.match().Position().Turn()
	p.Area.Tell(func() string {
		return p.env.App.Words.T(key.OddsSwapped, "name", p.Called(side))
	}, true)
	p.env.App.Changed()
}

// TakeBack reopens a game that has ended, before its last turn.
func TakeBack(e *Services, g *shelf.Game) {
	e.App.Home()
	Open(e, g, e.App.Push)
	e.App.Defer(func() {
		if p, ok := e.App.Top().(*Page); ok {
			p.undo()
		}
	})
}

// canAnalyse reports whether the position may be opened on an analysis board, where the engine helps: if two
// people play, or the game has ended.
func (p *Page) canAnalyse() bool {
	return p.match().Outcome().Over() || session.SeatsOf(p.match()) == (session.Seats{}) && !p.clocksStand() && !p.tabled()
}

// analyse opens an analysis board with the position shown. The game stays as it is.
func (p *Page) analyse() {
	m := p.match()
	p.env.Open.AnalyseGame(m, m.Node(p.session().Ply()))
}

// canStudy reports whether the game may be studied: if two people play without clocks, which would stand
// meanwhile, or if the game has ended.
func (p *Page) canStudy() bool {
	return p.canAnalyse() && (p.match().Outcome().Over() || p.session().Seats() == (session.Seats{}))
}

// help opens the rules page at the rule that matters now.
func (p *Page) help() { p.Area.Help() }

// resigner returns the side that would resign: the player at this device.
func (p *Page) resigner() rules.Side {
	if own, ok := bylink.OwnSide(p.match()); ok {
		return own
	}
	return p.session().Resigner()
}
