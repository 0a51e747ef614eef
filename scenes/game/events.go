package game

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/ui"
)

// Take shows and announces the session's new events.
func (p *Page) Take() {
	for _, e := range p.session().Drain() {
		switch e := e.(type) {
		case session.Played:
			p.env.VibrateTurn(p.session().Seats(), e)
			p.taught()
			p.sayTurn()
			p.again = !p.match().Outcome().Over() && p.match().Position().Turn() == e.By
			p.play(e.Events)
		case session.Stepped:
			p.play(e.Events)
		case session.Jumped:
			p.Area.Return()
		case session.Tapped:
			p.Area.Show(e.Spot)
		case session.TimeShort:
			p.tellShort(e)
		case session.PeriodBegan:
			p.tellPeriod(e)
		case session.ClockStood:
			p.env.App.Toast(p.env.App.Words.T(key.ClockStood))
		case session.Ended:
			if e.Outcome.By == match.ByTime {
				p.tellFlag()
				p.sayMover()
			}
			p.env.Rater.Count(p.game)
		case session.ResultDue:
			p.end()
		case session.Exchanged:
			p.exchanged()
		case session.HintChanged:
			p.tellHint()
			p.Area.Point(p.session().Hints.Spots())
		case session.Problem:
			p.tellProblem(e)
		}
	}
}

// play shows events, and what follows if they take no time.
func (p *Page) play(events []rules.Event) {
	p.Area.Played(events)
	if !p.Area.Board.Moving() {
		p.arrive()
	}
}

// Open opens a game's page by push.
func Open(e *Services, g *shelf.Game, push func(ui.Scene)) {
	p := newPage(e, g)
	push(p)
	p.sayStart()
	p.handOn()
	if p.clocksStand() {
		e.App.Push(p.newPause(false)) // whoever comes back may need a moment
	}
}

// Rejoin opens a game at a table over the menu, and may ask for another game there as soon as the table is known.
func Rejoin(e *Services, g *shelf.Game, ask bool) {
	e.Open.Home()
	e.Store.Remember(g.ID)
	Open(e, g, func(s ui.Scene) {
		s.(*Page).away.again = ask
		e.App.Push(s)
	})
	e.Store.Take(g)
}

// AgreeDraw ends a game played by links if it is open.
func AgreeDraw(e *Services, g *shelf.Game) {
	if p, ok := e.App.Top().(*Page); ok && p.game == g {
		bylink.NoteAgreed(g.Match)
		p.endBy(p.session().AgreeDraw)
	}
}

// RestClocks stops the clocks of open games and stores the time left.
func RestClocks(app *ui.App) {
	app.Each(func(s ui.Scene) {
		if p, ok := s.(*Page); ok {
			p.session().Clock.Rest()
		}
	})
}
