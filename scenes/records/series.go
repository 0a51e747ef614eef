package records

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/played"
	"tidepool/scenes/wording"
)

// seriesStanding returns the standing of a game's series after that game; the first player has the near side there.
func seriesStanding(known *shelf.Shelf, g *shelf.Game) (s session.Standing, ok bool) {
	m := g.Match
	series, ok := session.SeriesIn(m)
	if !ok {
		return s, false
	}
	s.Series = series
	near := nearPlayer(m, m.Info(), m.Player(rules.Near))
	for _, other := range inSeries(known, series, m.Info()) {
		if other.ID != g.ID {
			s.Add(played.Outcome(&other), nearPlayer(&other, m.Info(), other.Players[rules.Near]) != near)
		}
	}
	s.Add(m.Outcome(), false)
	return s, true
}

// underWay returns the id of an unfinished game of a game's series, "" for none.
func underWay(known *shelf.Shelf, m *match.Match) string {
	series, _ := session.SeriesIn(m)
	for _, g := range inSeries(known, series, m.Info()) {
		if !g.Over() && g.Ply > 0 {
			return g.ID
		}
	}
	return ""
}

// inSeries returns the games of a series that were played here.
func inSeries(known *shelf.Shelf, series session.Series, game rules.Info) (list []shelf.Summary) {
	for _, g := range known.Known().Games {
		if of, ok := session.SeriesIn(g); ok && of == series && !session.Imported(&g) && g.Game.Info().ID == game.ID {
			list = append(list, g)
		}
	}
	return list
}

// nearPlayer identifies the player of a series on the near side; the engine is one player at all levels.
func nearPlayer(t match.Tagged, info rules.Info, name string) string {
	switch {
	case session.LevelIn(t, info, rules.Near) > 0:
		return "engine"
	case name != "":
		return "name " + name
	}
	return "seat " + strconv.Itoa(session.SeatIn(t, info, rules.Near))
}

// seriesWords describes the standing of the game's series, "" for none.
func (r *resultSheet) seriesWords() string {
	if r.series == nil {
		return ""
	}
	s, w, near, far := r.series, r.env.App.Words, r.name(rules.Near), r.name(rules.Far)
	a, b := wording.Halves(s.Points[0]), wording.Halves(s.Points[1])
	switch winner, over := s.Decided(); {
	case over && winner == 0:
		return w.T(key.OddsWon, "name", near, "a", a, "b", b)
	case over && winner == 1:
		return w.T(key.OddsWon, "name", far, "a", b, "b", a)
	case over:
		return w.T(key.OddsDrawn, "a", a, "b", b)
	}
	return w.T(key.OddsStanding, "first", near, "a", a, "b", b, "second", far)
}
