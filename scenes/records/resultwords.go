package records

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

func (r *resultSheet) pictured() string {
	if person, solo := r.session.Seats().Solo(); solo {
		return wording.PlayerName(r.env.App.Words, r.of.Game.Match, person.Other())
	}
	if o := r.of.Game.Match.Outcome(); o.Result == rules.Decisive {
		return ui.Joined(r.env.App.Words.Side(r.of.Game.Match.Info().Sides[o.Winner]), r.name(o.Winner))
	}
	return r.env.App.Words.Game(r.of.Game.Match.Info().ID)
}

// said returns the opponent's words; none about a game given up at once.
func (r *resultSheet) said() string {
	if m := r.of.Game.Match; m.Outcome().By == match.ByResignation && r.session.Lost() && played.TooShort(m.Ply()) {
		return ""
	}
	level := 0
	if person, solo := r.session.Seats().Solo(); solo {
		level = r.session.Seats()[person.Other()]
	}
	switch {
	case r.session.Lost():
		return r.env.App.Words.Of(key.SaidWon, strconv.Itoa(level))
	case r.session.Won():
		return r.env.App.Words.Of(key.SaidLost, strconv.Itoa(level))
	}
	return ""
}

// fewInARow is the least number of wins in a row that is mentioned.
const fewInARow = 3

// findFeat describes the achievement of a lone person's win: the first against this opponent in the game, or
// the number of wins in a row.
func (r *resultSheet) findFeat() string {
	w, m := r.env.App.Words, r.of.Game.Match
	if !r.session.Won() || !played.Here(m) {
		return ""
	}
	person, _ := r.session.Seats().Solo()
	if level := r.session.Seats()[person.Other()]; r.firstWin(level) {
		return w.T(key.ResultsFirst, "name", wording.EngineName(w, level))
	}
	if n := played.InARow(r.env.Shelf, m.Info().ID); n >= fewInARow {
		return w.T(key.ResultsRow, "n", n)
	}
	return ""
}

func (r *resultSheet) firstWin(level int) bool {
	games := r.env.Shelf.Known().Games
	for i := range games {
		s := &games[i]
		if s.ID != r.of.Game.ID && s.Game.Info().ID == r.of.Game.Match.Info().ID && played.LevelBeaten(s) == level {
			return false
		}
	}
	return true
}

// ratingChange describes the change of the person's rating, if the game was rated, and reports whether it fell.
func (r *resultSheet) ratingChange() (text string, fell bool) {
	if x, ok := r.env.Rater.Of(r.of.Game.Match.Info().ID, r.of.Game.ID); ok {
		return r.env.App.Words.T(key.RatingChanged, "gain", wording.Gain(r.env.App.Words, x.Gain()), "n", x.After.Shown()), x.Gain() < 0
	}
	return "", false
}

func (r *resultSheet) ratedNext() (n ui.Node, ok bool) {
	if !r.session.Rated() || !r.of.Game.Match.Outcome().Over() {
		return ui.Node{}, false
	}
	person, _ := r.session.Seats().Solo()
	clocks := session.ControlsOf(r.of.Game.Match)
	return r.env.Rater.Button("results.rated", r.of.Game.Match.Game(), key.RatingNext, [2]clock.Control{clocks[person], clocks[person.Other()]}), true
}

func (r *resultSheet) control() string {
	w := r.env.App.Words
	return ui.Joined(w.T(key.ClockTitle), wording.PairWords(w, session.ControlsOf(r.of.Game.Match), [2]string{r.name(rules.Near), r.name(rules.Far)}))
}

func (r *resultSheet) timesLeft() string {
	words := []string{r.env.App.Words.T(key.ClockLeft)}
	for _, s := range []rules.Side{r.of.Bottom, r.of.Bottom.Other()} {
		t := r.session.Clock
		words = append(words, wording.ClockReading(r.env.App.Words, r.name(s), t.Control(s), t.Left(s)))
	}
	return strings.Join(words, ui.Parting)
}

func (r *resultSheet) name(s rules.Side) string {
	return wording.PlayerName(r.env.App.Words, r.of.Game.Match, s)
}
