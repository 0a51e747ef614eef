package game

import (
	"time"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/session"
	far "tidepool/play/table"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A shownClocks is what the clocks showed last: tenths of a second by side, and whether one ran.
type shownClocks struct {
	shown [2]int
	runs  bool
}

// tickClocks reports whether to redraw the clocks and whether their labels changed, which is seldom, since
// labels are read out.
func (p *Page) tickClocks() (redraw, relayout bool) {
	t := p.session().Clock
	if !t.On() {
		return false, false
	}
	for i := range p.clocks.shown {
		r := t.Left(rules.Side(i))
		n := r.Tenths()
		if n != p.clocks.shown[i] {
			old := clock.Reading{Left: time.Duration(p.clocks.shown[i]) * time.Second / 10}
			redraw, relayout = true, relayout || roughly(old) != roughly(r)
		}
		p.clocks.shown[i] = n
	}
	_, runs := t.Running()
	redraw = redraw || runs != p.clocks.runs
	p.clocks.runs = runs
	return redraw, relayout
}

// roughly rounds a time for reading aloud.
func roughly(r clock.Reading) time.Duration {
	const step = 10 * time.Second
	return (r.Left + step - 1) / step * step
}

// tellShort warns a person of how little time is left.
func (p *Page) tellShort(e session.TimeShort) {
	if own, plays := p.own(); p.tabled() && (!plays || own != e.Side) {
		return
	}
	p.env.Sound.Clock(e.Seconds)
	if e.Seconds <= 10 {
		p.env.Vibrate(18)
	}
	if e.Seconds >= 10 {
		p.env.App.Say(p.env.App.Words.T(key.ClockShort, "name", p.PlayerName(e.Side), "n", e.Seconds))
	}
}

// tellPeriod tells a person that a new period of theirs has begun.
func (p *Page) tellPeriod(e session.PeriodBegan) {
	if own, plays := p.own(); p.tabled() && (!plays || own != e.Side) {
		return
	}
	p.env.Sound.Clock(10)
	p.env.Vibrate(18, 60, 18)
	p.env.App.Say(p.env.App.Words.T(key.ClockBegan, "name", p.PlayerName(e.Side), "n", e.Periods))
}

func (p *Page) tellFlag() {
	p.env.Sound.Clock(0)
	p.env.Vibrate(60, 50, 60)
}

func (p *Page) tellClocks() {
	if p.session().Clock.On() {
		p.env.App.Say(p.clockReading(p.sitting(false)) + ui.Parting + p.clockReading(p.sitting(true)))
	}
}

// pause stops both clocks until the sheet is closed; flip turns the sheet to face the far side of the table.
func (p *Page) pause(flip bool) {
	if _, plays := p.own(); plays {
		p.away.ask(far.Pause)
		return
	}
	if p.session().Clock.Begun() && !p.tabled() {
		p.env.App.Push(p.newPause(flip))
	}
}

// clocksStand reports whether the clocks stop when something lies over the page. Until the game ends, nothing
// there may show the board.
func (p *Page) clocksStand() bool {
	return p.session().Clock.Begun() && p.env.Clock != nil && !p.tabled()
}

// covered reports whether to hide the board: the clocks stand because something lies over the page, and
// nobody may go on thinking.
func (p *Page) covered() bool {
	return p.clocksStand() && p.env.App.Top() != p
}

func (p *Page) clockReading(s rules.Side) string {
	t := p.session().Clock
	return wording.ClockReading(p.env.App.Words, p.PlayerName(s), t.Control(s), t.Left(s))
}
