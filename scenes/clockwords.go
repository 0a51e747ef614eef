package scenes

import (
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// controlsIn says by what clock a stored game is played, "" for none.
func controlsIn(w *locale.Locale, g *shelf.Summary, info rules.Info) string {
	var pair [2]clock.Control
	var names [2]string
	for s := range rules.Side(2) {
		pair[s], names[s] = session.ControlIn(g, info, s), listedName(w, g, info, s)
	}
	if text := wording.PairWords(w, pair, names); text != "" {
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
		words = append(words, wording.ClockReading(e.App.Words, listedName(e.App.Words, g, info, s), t.Control(s), t.Left(s)))
	}
	return strings.Join(words, ui.Parting)
}

// reading says what a side has left.
func (g *gameTimer) reading(s rules.Side) string {
	t := g.p.session().Clock
	return wording.ClockReading(g.p.env.App.Words, g.p.words.name(s), t.Control(s), t.Left(s))
}

// clocks says what both sides have left.
func (g *gameTimer) clocks() string {
	bottom := g.p.Area.Board.Orientation().Bottom
	return strings.Join([]string{g.reading(bottom), g.reading(bottom.Other())}, ui.Parting)
}
