package library

import (
	"strings"
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

func standing(w *locale.Locale, g shelf.Summary) string {
	winner, decided := g.Winner()
	switch {
	case decided && wording.Nameless(g, g.Game.Info(), winner, g.Players[winner]):
		return w.T(key.LibraryWon)
	case decided:
		return w.T(key.EndWin, "name", wording.Names(w, g)[winner])
	case g.Over():
		return w.T(key.EndDraw)
	}
	return wording.Going(w, g.Ply)
}

type savedRow struct {
	who   string
	names [2]string
	facts []string // which game, how it stands, when it was changed
}

func describe(w *locale.Locale, g shelf.Summary, now time.Time) savedRow {
	names := wording.Names(w, g)
	who := names[0] + " – " + names[1]
	if played.IsAnalysis(&g) {
		who = w.T(key.SetupAnalysis)
	}
	return savedRow{who, names,
		[]string{w.Of(key.Games, g.Game.Info().ID), standing(w, g), wording.When(w, g.Changed.In(now.Location()), now)}}
}

func (r savedRow) label() string {
	return r.facts[0] + ", " + r.who + ", " + strings.Join(r.facts[1:], ", ")
}

func (r savedRow) lines(f *sprites.Fonts, size, width float64) (lines []string, heads int) {
	lines = []string{r.who}
	if f.Width(r.who, sprites.Bold, size) > width {
		lines = append(f.Wrap(r.names[0]+" –", sprites.Bold, size, width), f.Wrap(r.names[1], sprites.Bold, size, width)...)
	}
	heads = len(lines)
	return append(lines, ui.Flow(f, r.facts, sprites.Medium, size, width)...), heads
}
