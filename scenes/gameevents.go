package scenes

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// take shows and says what has happened in the session.
func (p *gamePage) take() {
	for _, e := range p.session().Drain() {
		switch e := e.(type) {
		case session.Played:
			table.NewHaptics(p.env.Table).Turn(p.session().Seats(), e)
			p.sayTurn()
			p.play(e.Events)
		case session.Stepped:
			p.play(e.Events)
		case session.Jumped:
			p.Area.Sync()
		case session.Tapped:
			p.Area.Show(e.Spot)
		case session.TimeShort:
			p.tellShort(e)
		case session.PeriodBegan:
			p.tellPeriod(e)
		case session.Ended:
			if e.Outcome.By == match.ByTime {
				p.tellFlag()
				p.sayMover()
			}
			p.env.Rater.Count(p.game)
		case session.ResultDue:
			p.celebrate()
		case session.Exchanged:
			p.exchanged()
		case session.HintChanged:
			p.tellHint()
		case session.Problem:
			p.tellProblem(e)
		}
	}
}

// play shows events, and what follows if they take no time.
func (p *gamePage) play(events []rules.Event) {
	p.Area.Played(events)
	if !p.Area.Board.Moving() {
		p.arrive()
	}
}

// openGame puts a game's page on the stack by push.
func openGame(e *gameServices, g *shelf.Game, push func(ui.Scene)) {
	p := newGamePage(e, g)
	push(p)
	p.sayStart()
}

// agreeDraw ends a game that is open and played by links.
func agreeDraw(e *gameServices, g *shelf.Game) {
	if p, ok := e.App.Top().(*gamePage); ok && p.game == g {
		bylink.NoteAgreed(g.Match)
		p.endBy(p.session().AgreeDraw)
	}
}

// restClocks has the clocks of games stand, and what is left of them stored.
func restClocks(app *ui.App) {
	app.Each(func(s ui.Scene) {
		if p, ok := s.(*gamePage); ok {
			p.session().Clock.Rest()
		}
	})
}
