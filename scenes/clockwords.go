package scenes

import (
	"strconv"
	"strings"
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// clockKinds are the kinds of clock as words and nodes call them.
func clockKinds() map[clock.Kind]string {
	return map[clock.Kind]string{
		clock.None: "none", clock.SuddenDeath: "sudden", clock.Increment: "increment", clock.Delay: "delay", clock.Hourglass: "hourglass", clock.ByoYomi: "byoyomi",
	}
}

// controlWords say how a time is given, in short: "5+3".
func controlWords(w *locale.Locale, c clock.Control) string {
	name := clockKinds()[c.Kind]
	if c.Kind == clock.ByoYomi && c.Main == 0 {
		name = "periods"
	}
	return w.Of(key.ClockControls, name, "main", clockMinutes(c.Main), "extra", int(c.Extra/time.Second), "periods", c.Periods)
}

// clockMinutes writes a time in minutes as people do: "5", "1:30".
func clockMinutes(d time.Duration) string {
	s := strconv.Itoa(int(d / time.Minute))
	if rest := int(d % time.Minute / time.Second); rest > 0 {
		s += ":" + strconv.Itoa(rest/10) + strconv.Itoa(rest%10)
	}
	return s
}

// pairWords say how the times of two players are given, "" for no clock.
func pairWords(w *locale.Locale, pair [2]clock.Control, names [2]string) string {
	switch {
	case pair[0] != pair[1]:
		return w.T(key.ClockTwo, "first", names[0], "a", controlWords(w, pair[0]), "second", names[1], "b", controlWords(w, pair[1]))
	case !pair[0].On():
		return ""
	}
	return controlWords(w, pair[0])
}

// clockDigits are what a clock shows: "4:07", and below ten seconds tenths.
func clockDigits(w *locale.Locale, r clock.Reading) string {
	n := r.Tenths()
	if r.Left < 10*time.Second {
		return strconv.Itoa(n/10) + w.T(key.NumberDecimal) + strconv.Itoa(n%10)
	}
	s := n / 10
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	if s >= 3600 {
		return strconv.Itoa(s/3600) + ":" + two(s/60%60) + ":" + two(s%60)
	}
	return strconv.Itoa(s/60) + ":" + two(s%60)
}

// clockTime says a time aloud, exact to the second.
func clockTime(w *locale.Locale, r clock.Reading) string {
	s := (r.Tenths() + 9) / 10
	if s < 60 {
		return w.T(key.ClockSeconds, "s", s)
	}
	return w.T(key.ClockMinutesseconds, "m", s/60, "s", s%60)
}

// clockReading says whose clock shows what.
func clockReading(w *locale.Locale, name string, c clock.Control, r clock.Reading) string {
	switch {
	case !c.On():
		return w.T(key.ClockRead, "name", name, "time", w.T(key.ClockNone))
	case r.Overtime:
		return w.T(key.ClockReadperiods, "name", name, "time", clockTime(w, r), "n", r.Periods)
	}
	return w.T(key.ClockRead, "name", name, "time", clockTime(w, r))
}

// controlsIn says by what clock a stored game is played, "" for none.
func controlsIn(w *locale.Locale, g *shelf.Summary, info rules.Info) string {
	var pair [2]clock.Control
	var names [2]string
	for s := range rules.Side(2) {
		pair[s], names[s] = session.ControlIn(g, info, s), listedName(w, g, info, s)
	}
	if text := pairWords(w, pair, names); text != "" {
		return ui.Joined(w.T(key.ClockTitle), text)
	}
	return ""
}

// storedTimes says what both sides of a stored game have left, "" where it has no
// clock.
func storedTimes(e *Env, g *shelf.Summary) string {
	info := g.Game.Info()
	if controlsIn(e.App.Words, g, info) == "" {
		return ""
	}
	stored, err := e.Shelf.Load(g.ID)
	if err != nil {
		return ""
	}
	t := session.New(session.Config{Match: stored.Match}).Clock
	words := []string{e.App.Words.T(key.ClockLeft)}
	for s := range rules.Side(2) {
		words = append(words, clockReading(e.App.Words, listedName(e.App.Words, g, info, s), t.Control(s), t.Left(s)))
	}
	return strings.Join(words, ui.Parting)
}

// reading says what a side has left.
func (g *gameTimer) reading(s rules.Side) string {
	t := g.p.session().Clock
	return clockReading(g.p.env.App.Words, g.p.words.name(s), t.Control(s), t.Left(s))
}

// clocks says what both sides have left.
func (g *gameTimer) clocks() string {
	bottom := g.p.area.board.Orientation().Bottom
	return strings.Join([]string{g.reading(bottom), g.reading(bottom.Other())}, ui.Parting)
}

// timesLeft says what was left at the end of the game.
func (g *gameTimer) timesLeft() string {
	return g.p.env.App.Words.T(key.ClockLeft) + ui.Parting + g.clocks()
}

// control says by what clock the game is played that has one.
func (g *gameTimer) control() string {
	near, far := rules.Near, rules.Far
	names := [2]string{g.p.words.name(near), g.p.words.name(far)}
	return ui.Joined(g.p.env.App.Words.T(key.ClockTitle), pairWords(g.p.env.App.Words, session.ControlsOf(g.p.match()), names))
}
