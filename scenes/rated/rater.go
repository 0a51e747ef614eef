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

// A Rater measures how well the person plays each game, and offers rated games. A game counts when it ends:
// an unfinished one can be resumed on another day, and one removed before its end has no effect.
type Rater struct {
	App   *ui.App
	Shelf *shelf.Shelf
	Prefs *settings.Keeper
	Looks *looks.Looks
	Games []rules.Game
	Now   func() time.Time
	Open  *pages.Registry
}

// Measured reports whether the strength of the engine's levels in a game is known, which rating requires.
func (r *Rater) Measured(game string) bool {
	look := r.Looks.Of(game)
	return look != nil && len(look.Shares) == ai.Levels-1
}

// Levels returns the strength of the engine's levels in a game.
func (r *Rater) Levels(game string) []rating.Player {
	if r.Measured(game) {
		return rating.Ladder(r.Looks.Of(game).Shares)
	}
	return rating.Even(ai.Levels)
}

// Rating returns how well the person plays a game.
func (r *Rater) Rating(game string) rating.Player {
	p, _ := r.Prefs.Settings.Ratings[game].Now(r.Levels(game), r.Now().Unix())
	return p
}

// Counted returns the rated games that are still stored one by one, the oldest first.
func (r *Rater) Counted(game string) []rating.Rated {
	_, list := r.Prefs.Settings.Ratings[game].Fold(r.Levels(game))
	return list
}

// Erase resets the ratings: games played so far never count again.
func (r *Rater) Erase() {
	s := r.Prefs.Settings
	for _, g := range r.Games {
		id := g.Info().ID
		s.Rated = s.Rated.With(id, s.Ratings[id].Cleared(r.Now().Unix()))
	}
	r.Prefs.Apply(s)
}

// ratedEntry returns the rating entry of a game marked as rated, if it has ended.
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

// Count counts a game that has ended on the board, and stores that at once: if the clock was ahead earlier,
// nothing else would show later that the game is new.
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

// Recount counts stored games that ended uncounted, because the program stopped before storing that.
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

// take replaces a game's ledger, which is stored when the player rests.
func (r *Rater) take(game string, l rating.Ledger) {
	r.Prefs.Settings.Rated = r.Prefs.Settings.Rated.With(game, l)
	r.Prefs.Queue.Put(r.Prefs.Settings)
}

type offer struct {
	Level int
	Side  rules.Side // the person's
	// GoOn is the id of the unfinished game.
	GoOn string
}

// Offer returns the best game for the player: against the level of about the same strength, with the side
// they have had less often. An unfinished game comes first, so that nobody can avoid a loss by leaving.
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
	o := offer{Level: rating.Fitting(r.Rating(info.ID), r.Levels(info.ID), rating.Challenge)}
	if side, ok := r.Prefs.Settings.Ratings[info.ID].Side(); ok {
		o.Side = rules.Side(side)
	}
	return o
}

// Button returns a button that starts the game on offer, or resumes an unfinished one. words is its label for
// a new game, and clocks the times of the person and the engine there.
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

// Of returns the rating entry of a game, if it was counted.
func (r *Rater) Of(game, id string) (x rating.Rated, ok bool) {
	for _, x := range r.Counted(game) {
		if x.ID == id {
			return x, true
		}
	}
	return rating.Rated{}, false
}
