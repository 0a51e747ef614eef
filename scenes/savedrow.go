package scenes

import (
	"strings"
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// savedNames are what the players of a saved game are called.
func savedNames(w *locale.Locale, g shelf.Summary) [2]string {
	var names [2]string
	for i := range names {
		side := rules.Side(i)
		names[i] = wording.NameIn(w, g, g.Game.Info(), side, g.Players[side])
	}
	return names
}

// standing says how a saved game stands: whose it is, or how far it has come.
func standing(w *locale.Locale, g shelf.Summary) string {
	winner, decided := g.Winner()
	switch {
	case decided && wording.Nameless(g, g.Game.Info(), winner, g.Players[winner]):
		return w.T(key.LibraryWon)
	case decided:
		return w.T(key.EndWin, "name", savedNames(w, g)[winner])
	case g.Over():
		return w.T(key.EndDraw)
	case g.Ply == 0:
		return w.T(key.GamesNew)
	}
	return w.T(key.GamesGoing, "n", g.Ply)
}

// A savedRow is what a list says of a saved game.
type savedRow struct {
	who   string
	names [2]string
	facts []string // which game, how it stands, when it was changed
}

func describe(w *locale.Locale, g shelf.Summary, now time.Time) savedRow {
	names := savedNames(w, g)
	who := names[0] + " – " + names[1]
	if isAnalysis(&g) {
		who = w.T(key.SetupAnalysis)
	}
	return savedRow{who, names,
		[]string{w.Of(key.Games, g.Game.Info().ID), standing(w, g), wording.When(w, g.Changed.In(now.Location()), now)}}
}

// label is the row as one sentence for ears.
func (r savedRow) label() string {
	return r.facts[0] + ", " + r.who + ", " + strings.Join(r.facts[1:], ", ")
}

// lines are the row broken to fit, heads first: nothing is ever cut.
func (r savedRow) lines(f *sprites.Fonts, size, width float64) (lines []string, heads int) {
	lines = []string{r.who}
	if f.Width(r.who, sprites.Bold, size) > width {
		lines = append(f.Wrap(r.names[0]+" –", sprites.Bold, size, width), f.Wrap(r.names[1], sprites.Bold, size, width)...)
	}
	heads = len(lines)
	return append(lines, ui.Flow(f, r.facts, sprites.Medium, size, width)...), heads
}
