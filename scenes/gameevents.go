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
			p.narrator.turn()
			p.play(e.Events)
		case session.Stepped:
			p.play(e.Events)
		case session.Jumped:
			p.Area.Sync()
		case session.Tapped:
			p.Area.Show(e.Spot)
		case session.TimeShort:
			p.timer.short(e)
		case session.PeriodBegan:
			p.timer.period(e)
		case session.Ended:
			if e.Outcome.By == match.ByTime {
				p.timer.flag()
				p.narrator.mover()
			}
			p.env.Rater.Count(p.game)
		case session.ResultDue:
			p.celebrate()
		case session.Exchanged:
			p.act.exchanged()
		case session.HintChanged:
			p.narrator.tellHint()
		case session.Problem:
			p.narrator.problem(e)
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
func openGame(e *Env, g *shelf.Game, push func(ui.Scene)) {
	p := newGamePage(e, g)
	push(p)
	p.narrator.start()
}

// agreeDraw ends a game that is open and played by links.
func agreeDraw(e *Env, g *shelf.Game) {
	if p, ok := e.App.Top().(*gamePage); ok && p.game == g {
		bylink.NoteAgreed(g.Match)
		p.act.endBy(p.session().AgreeDraw)
	}
}
