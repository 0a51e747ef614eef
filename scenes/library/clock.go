package library

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

// controlsIn returns the time control of a stored game, "" for none.
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

// storedTimes returns the time left of both sides of a stored game, "" if it has no clock.
func storedTimes(e *Services, g *shelf.Summary) string {
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
