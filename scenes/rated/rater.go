package rated

import (
	"time"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/rating"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A Rater measures how well the person plays each game, and offers games that count for it. A game counts when
// it ends: one that is left goes on another day, and one that is removed before its end has cost nothing.
type Rater struct {
	App   *ui.App
	Shelf *shelf.Shelf
	Prefs *settings.Keeper
	Looks *looks.Looks
	Games []rules.Game
	Now   func() time.Time
	Open  *pages.Registry
}

// Measured reports whether it is known how strong the engine's levels are in a game: only then are games rated.
func (r *Rater) Measured(game string) bool {
	look := r.Looks.Of(game)
	return look != nil && len(look.Shares) == ai.Levels-1
}

// Levels are how strong the engine's levels are in a game.
func (r *Rater) Levels(game string) []rating.Player {
	if r.Measured(game) {
		return rating.Ladder(r.Looks.Of(game).Shares)
	}
	return rating.Even(ai.Levels)
}

// Rating is how well the person plays a game.
func (r *Rater) Rating(game string) rating.Player {
	return r.Prefs.Settings.Ratings[game].Now(r.Levels(game), r.Now().Unix())
}

// Counted are the games that count, as far back as they are kept one by one, the oldest first.
func (r *Rater) Counted(game string) []rating.Rated {
	_, list := r.Prefs.Settings.Ratings[game].Fold(r.Levels(game))
	return list
}

// Erase begins anew: what has been played so far never counts again.
func (r *Rater) Erase() {
	s := r.Prefs.Settings
	for _, g := range r.Games {
		id := g.Info().ID
		s.Rated = s.Rated.With(id, s.Ratings[id].Cleared(r.Now().Unix()))
	}
	r.Prefs.Apply(s)
}

// ratedEntry is what counts of a game with an id that is marked to count, if it has ended.
func ratedEntry(levels [2]int, id string, ended time.Time, o rules.Outcome) (rating.Entry, bool) {
	person, _ := statistics.Solo(levels)
	x := rating.Entry{ID: id, When: ended.Unix(), Level: levels[person.Other()], Side: int(person)}
	switch statistics.ScoreOf(levels, o) {
	case statistics.NoScore:
		return x, false
	case statistics.Won:
		x.Score = 1
	case statistics.Drawn:
		x.Score = 0.5
	}
	return x, true
}

func counts(t match.Tagged) bool { return match.Marked(t, session.RatedTag) }

// Count takes up a game that has ended on the board. That is stored at once:
// where the clock was ahead before, nothing else tells later that it is new.
func (r *Rater) Count(g *shelf.Game) {
	if !counts(g.Match) {
		return
	}
	if x, ok := ratedEntry(session.SeatsOf(g.Match), g.ID, g.Changed, g.Match.Outcome()); ok {
		id := g.Match.Info().ID
		r.take(id, r.Prefs.Settings.Ratings[id].Finish(x, r.Levels(id)))
		r.Prefs.Queue.Soon()
	}
}

// Recount takes up stored games that ended uncounted: the program was stopped before it had written that down.
func (r *Rater) Recount() {
	games := r.Shelf.Known().Games
	for i := range games {
		if g := &games[i]; counts(g) {
			if x, ok := ratedEntry(played.Levels(g), g.ID, g.Changed, played.Outcome(g)); ok {
				id := g.Game.Info().ID
				if old := r.Prefs.Settings.Ratings[id]; !old.Has(x) {
					r.take(id, old.Add(x, r.Levels(id)))
				}
			}
		}
	}
}

// take takes up a game's ledger, which is stored when the player rests.
func (r *Rater) take(game string, l rating.Ledger) {
	r.Prefs.Settings.Rated = r.Prefs.Settings.Rated.With(game, l)
	r.Prefs.Queue.Put(r.Prefs.Settings)
}

type offer struct {
	Level int
	Side  rules.Side // the person's
	// GoOn is the id of the game that was left unfinished.
	GoOn string
}

// Offer is the game that fits the player best: against the level that is about as strong, with the side
// that they have had less often. A game that was left comes first: nobody can avoid losing it by leaving.
func (r *Rater) Offer(game rules.Game) offer {
	info := game.Info()
	games := r.Shelf.Known().Games
	for i := range games {
		g := &games[i]
		if g.Over() || g.Ply == 0 || !counts(g) || g.Game.Info().ID != info.ID {
			continue
		}
		levels := played.Levels(g)
		if person, solo := statistics.Solo(levels); solo {
			return offer{levels[person.Other()], person, g.ID}
		}
	}
	o := offer{Level: rating.Fitting(r.Rating(info.ID), r.Levels(info.ID))}
	if side, ok := r.Prefs.Settings.Ratings[info.ID].Side(); ok {
		o.Side = rules.Side(side)
	}
	return o
}

// Button begins the rated game that is offered, or goes on with one that was left; words are for the
// former, and so are the clocks of the person and the engine.
func (r *Rater) Button(id string, game rules.Game, words key.Text, clocks [2]clock.Control) ui.Node {
	w, o := r.App.Words, r.Offer(game)
	if o.GoOn != "" {
		words = key.RatingGoon
	}
	label := w.T(words, "name", wording.EngineName(w, o.Level), "side", w.Side(game.Info().Sides[o.Side]))
	return ui.Node{ID: id, Label: label, Icon: "chart", Style: ui.PlainButton, Size: 17, Press: func() {
		if r.Open.Rated(game, clocks) != nil {
			r.App.Notice(w.T(key.NewgameFailed))
		}
	}}
}

// Of is what a game has counted for, if it has.
func (r *Rater) Of(game, id string) (x rating.Rated, ok bool) {
	for _, x := range r.Counted(game) {
		if x.ID == id {
			return x, true
		}
	}
	return rating.Rated{}, false
}
