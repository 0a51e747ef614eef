package records

import (
	"fmt"
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

func (r *resultSheet) pictured() string {
	if r.level > 0 {
		return r.name(r.side)
	}
	if o := r.of.Game.Match.Outcome(); o.Result == rules.Decisive {
		return ui.Joined(r.env.App.Words.Side(r.of.Game.Match.Info().Sides[o.Winner]), r.name(o.Winner))
	}
	return r.env.App.Words.Game(r.of.Game.Match.Info().ID)
}

// findSaid returns the opponent's words; none about a game given up at once. Both sentences for an outcome take turns, so
// that somebody who loses three times does not read the same thing three times.
func (r *resultSheet) findSaid() string {
	said, score, m := key.SaidWon, statistics.Lost, r.of.Game.Match
	switch {
	case r.session.Won():
		said, score = key.SaidLost, statistics.Won
	case !r.session.Lost(), m.Outcome().By == match.ByResignation && played.TooShort(m.Ply()):
		return ""
	}
	n := r.before(func(g *shelf.Summary) bool {
		levels := played.Levels(g)
		return played.Score(g) == score && slices.Max(levels[:]) == r.level
	})
	return r.env.App.Words.Of(said, fmt.Sprintf("%d.%d", r.level, 1+n%2))
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
	game := m.Info().ID
	if r.before(func(g *shelf.Summary) bool { return g.Game.Info().ID == game && played.LevelBeaten(g) == r.level }) == 0 {
		return w.T(key.ResultsFirst, "name", wording.EngineName(w, r.level))
	}
	if n := played.InARow(r.env.Shelf, game); n >= fewInARow {
		return w.T(key.ResultsRow, "n", n)
	}
	return ""
}

// before counts certain games before this one; the shelf lists the latest first.
func (r *resultSheet) before(counts func(*shelf.Summary) bool) (n int) {
	games := r.env.Shelf.Known().Games
	for i := range games {
		if g := &games[i]; g.ID == r.of.Game.ID {
			n = 0
		} else if counts(g) {
			n++
		}
	}
	return n
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
