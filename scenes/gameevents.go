package scenes

import (
	"tidepool/match"
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
			haptics{p.env}.turn(p.session().Seats(), e)
			p.narrator.turn()
			p.play(e.Events)
		case play.Stepped:
			p.play(e.Events)
		case play.Jumped:
			p.area.sync()
		case play.Tapped:
			p.area.show(e.Spot)
		case play.TimeShort:
			p.timer.short(e)
		case play.PeriodBegan:
			p.timer.period(e)
		case play.Ended:
			if e.Outcome.By == match.ByTime {
				p.timer.flag()
				p.narrator.mover()
			}
			rater{p.env}.count(p.game)
		case play.ResultDue:
			p.celebrate()
		case play.Exchanged:
			p.act.exchanged()
		case play.HintChanged:
			p.narrator.tellHint()
		case play.Problem:
			p.narrator.problem(e)
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

// openGame puts a game's page on the stack by push.
func openGame(e *Env, g *shelf.Game, push func(ui.Scene)) {
	p := newGamePage(e, g)
	push(p)
	p.narrator.start()
}
