package scenes

import (
	"time"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/table"
)

// A gameTimer shows the clocks of a game, and says, sounds and lets feel how
// little is left.
type gameTimer struct {
	p *gamePage
	// shown are the tenths that both clocks show, side by side, and which runs.
	shown [2]int
	runs  bool
}

// tick reports whether the clocks are to be drawn anew, and whether what they
// are called has changed: seldom, as it is read out.
func (g *gameTimer) tick() (redraw, relayout bool) {
	t := g.p.session().Clock
	if !t.On() {
		return false, false
	}
	for i := range g.shown {
		r := t.Left(rules.Side(i))
		n := r.Tenths()
		if n != g.shown[i] {
			old := clock.Reading{Left: time.Duration(g.shown[i]) * time.Second / 10}
			redraw, relayout = true, relayout || roughly(old) != roughly(r)
		}
		g.shown[i] = n
	}
	_, runs := t.Running()
	redraw = redraw || runs != g.runs
	g.runs = runs
	return redraw, relayout
}

// roughly is what is said of a time unasked: minutes, and in the last of them
// tens of seconds.
func roughly(r clock.Reading) time.Duration {
	step := 10 * time.Second
	if r.Left > time.Minute {
		step = time.Minute
	}
	return (r.Left + step - 1) / step * step
}

// short tells a person how little is left.
func (g *gameTimer) short(e session.TimeShort) {
	g.p.env.Sound.Clock(e.Seconds)
	if e.Seconds <= 10 {
		table.NewHaptics(g.p.env.Table).Pulse(18)
	}
	if e.Seconds >= 10 {
		g.p.env.App.Say(g.p.env.App.Words.T(key.ClockShort, "name", g.p.words.name(e.Side), "n", e.Seconds))
	}
}

// period tells a person that a period of theirs has begun.
func (g *gameTimer) period(e session.PeriodBegan) {
	g.p.env.Sound.Clock(10)
	table.NewHaptics(g.p.env.Table).Pulse(18, 60, 18)
	g.p.env.App.Say(g.p.env.App.Words.T(key.ClockBegan, "name", g.p.words.name(e.Side), "n", e.Periods))
}

// flag tells that a flag has fallen.
func (g *gameTimer) flag() {
	g.p.env.Sound.Clock(0)
	table.NewHaptics(g.p.env.Table).Pulse(60, 50, 60)
}

// tell says what both have left.
func (g *gameTimer) tell() {
	if g.p.session().Clock.On() {
		g.p.env.App.Say(g.clocks())
	}
}

// pause stops both clocks, until the sheet is closed; flip has that face the far
// side of the table.
func (g *gameTimer) pause(flip bool) {
	if g.p.session().Clock.Begun() {
		g.p.env.App.Push(newPauseSheet(g.p.env, g.p, flip))
	}
}

// stands reports whether the clocks stand as soon as something lies over the
// page: until the game has ended nothing there shows the board.
func (g *gameTimer) stands() bool { return g.p.session().Clock.Begun() && g.p.env.Clock != nil }

// covered reports whether the board is not to be seen: the clocks stand because
// something lies over the page, and nobody is to think on meanwhile.
func (g *gameTimer) covered() bool {
	return g.stands() && g.p.env.App.Top() != g.p
}
