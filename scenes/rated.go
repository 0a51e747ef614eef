package scenes

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
	"tidepool/scenes/played"
	"tidepool/scenes/wording"
)

// A rater measures how well the person plays each game, and offers games that
// count for it. A game counts when it ends: one that is left goes on another
// day, and one that is removed before its end has cost nothing.
type rater struct{ env *Env }

// levels are how strong the engine's levels are in a game.
func (r rater) levels(game string) []rating.Player {
	if look := r.env.Looks.Of(game); look != nil && len(look.Shares) == ai.Levels-1 {
		return rating.Ladder(look.Shares)
	}
	return rating.Even(ai.Levels)
}

// now is how well the person plays a game.
func (r rater) now(game string) rating.Player {
	return r.env.Prefs.Settings.Ratings[game].Now(r.levels(game), r.env.Now().Unix())
}

// games are the games that count, as far back as they are kept one by one,
// the oldest first.
func (r rater) games(game string) []rating.Rated {
	_, list := r.env.Prefs.Settings.Ratings[game].Fold(r.levels(game))
	return list
}

// erase begins anew: what has been played so far never counts again.
func (r rater) erase() {
	s := r.env.Prefs.Settings
	for _, g := range r.env.Games {
		id := g.Info().ID
		s.Rated = s.Rated.With(id, s.Ratings[id].Cleared(r.env.Now().Unix()))
	}
	r.env.Prefs.Apply(s)
}

// ratedEntry is what counts of a game with an id that is marked to count, if it
// has ended.
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

// counts reports whether a game is marked to count, which few are.
func counts(t session.Tagged) bool { return t.Tag(session.RatedTag) == "yes" }

// count takes up a game that has ended on the board. That is stored at once:
// where the clock was ahead before, nothing else tells later that it is new.
func (r rater) count(g *shelf.Game) {
	if !counts(g.Match) {
		return
	}
	if x, ok := ratedEntry(session.SeatsOf(g.Match), g.ID, g.Changed, g.Match.Outcome()); ok {
		id := g.Match.Info().ID
		r.take(id, r.env.Prefs.Settings.Ratings[id].Finish(x, r.levels(id)))
		r.env.Prefs.Queue.Soon()
	}
}

// recount takes up stored games that have ended and were not counted: the
// program was stopped before it had written that down.
func (r rater) recount() {
	games := r.env.Shelf.Known().Games
	for i := range games {
		if g := &games[i]; counts(g) {
			if x, ok := ratedEntry(played.Levels(g), g.ID, g.Changed, played.Outcome(g)); ok {
				id := g.Game.Info().ID
				if old := r.env.Prefs.Settings.Ratings[id]; !old.Has(x) {
					r.take(id, old.Add(x, r.levels(id)))
				}
			}
		}
	}
}

// take takes up a game's ledger, which is stored when the player rests.
func (r rater) take(game string, l rating.Ledger) {
	r.env.Prefs.Settings.Rated = r.env.Prefs.Settings.Rated.With(game, l)
	r.env.Prefs.Queue.Put(r.env.Prefs.Settings)
}

// An offer is the rated game that the player is offered: a new one against a
// level, or one to go on with.
type offer struct {
	level int
	side  rules.Side // the person's
	// goOn is the id of the game that was left unfinished.
	goOn string
}

// offer is the game that fits the player best: against the level that is
// about as strong, with the side that they have had less often. A game that was
// left comes first: nobody gets round losing it.
func (r rater) offer(game rules.Game) offer {
	info := game.Info()
	games := r.env.Shelf.Known().Games
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
	o := offer{level: rating.Fitting(r.now(info.ID), r.levels(info.ID))}
	if side, ok := r.env.Prefs.Settings.Ratings[info.ID].Side(); ok {
		o.side = rules.Side(side)
	}
	return o
}

// play begins the rated game that is offered, or goes on with it, in place
// of the present scene. The clocks of a new one are the person's and the
// engine's.
func (r rater) play(game rules.Game, clocks [2]clock.Control) error {
	o := r.offer(game)
	if o.goOn != "" {
		g, err := r.env.Shelf.Load(o.goOn)
		if err != nil {
			r.env.Shelf.List()
			r.env.App.Notice(r.env.App.Words.T(key.GamesUnopened, "why", wording.Cause(r.env.App.Words, err)))
			return nil
		}
		openGame(r.env, g, r.env.App.Replace)
		r.env.Store.Take(g)
		r.env.Store.Remember(g.ID)
		return nil
	}
	options, err := r.usualOptions(game)
	if err != nil {
		return err
	}
	start, err := game.Start(options)
	if err != nil {
		return err
	}
	first := 0
	if start.Turn() != o.side {
		first = 1
	}
	players := [2]wording.Player{{Name: r.env.Prefs.Settings.Names[0], Seat: 1, Clock: clocks[0]}, {Level: o.level, Clock: clocks[1]}}
	return starter(r).begin(game, options, players, first, match.Tag{Name: session.RatedTag, Value: "yes"})
}

// usualOptions are the rules that the levels were measured by, with what is
// dealt dealt anew.
func (r rater) usualOptions(game rules.Game) (string, error) {
	spec := game.Info().Options
	values, err := rules.ParseOptions(spec, "")
	if err != nil {
		return "", err
	}
	for _, o := range spec {
		if o.Kind == rules.SeedOption {
			values[o.Name] = newSeed(r.env)
		}
	}
	return values.Format(spec), nil
}
