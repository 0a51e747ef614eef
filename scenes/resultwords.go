package scenes

import (
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// pictured names who is to be seen with the result.
func (g gameWords) pictured() string {
	if person, solo := g.p.session().Seats().Solo(); solo {
		return g.name(person.Other())
	}
	if o := g.p.match().Outcome(); o.Result == rules.Decisive {
		return g.sideAndName(o.Winner)
	}
	return g.p.env.App.Words.Game(g.p.match().Info().ID)
}

// said is what the opponent of the only person says at the end: a comfort to
// who has lost, and praise to who has won.
func (g gameWords) said() string {
	level := 0
	if person, solo := g.p.session().Seats().Solo(); solo {
		level = g.p.session().Seats()[person.Other()]
	}
	switch {
	case g.lostToEngine():
		return g.p.env.App.Words.Of(key.SaidWon, strconv.Itoa(level))
	case g.wonAlone():
		return g.p.env.App.Words.Of(key.SaidLost, strconv.Itoa(level))
	}
	return ""
}

// length is how long the game was, in turns and in time if that is known.
func (g gameWords) length() string {
	w, m := g.p.env.App.Words, g.p.match()
	turns := w.N(key.ResultsMoves, m.Ply())
	if n := played.Seconds(m); n > 0 {
		return w.T(key.ResultsLong, "turns", turns, "time", duration(w, n))
	}
	return turns
}

// duration is a time in words, about as exact as people remember it.
func duration(w *locale.Locale, seconds int) string {
	const minute, hour = 60, 60 * 60
	switch {
	case seconds < minute:
		return w.T(key.ResultsSeconds, "n", seconds)
	case seconds < hour:
		return w.T(key.ResultsMinutes, "n", (seconds+minute/2)/minute)
	}
	return w.T(key.ResultsHours, "h", seconds/hour, "m", seconds%hour/minute)
}

// fewInARow is from how many wins running on they are told of.
const fewInARow = 3

// feat is what the only person has achieved with a win: to have beaten this
// opponent for the first time in this game, or how many wins that makes running.
func (g gameWords) feat() string {
	w, m := g.p.env.App.Words, g.p.match()
	if !g.wonAlone() || !played.Here(m) {
		return ""
	}
	person, _ := g.p.session().Seats().Solo()
	if level := g.p.session().Seats()[person.Other()]; g.firstWin(level) {
		return w.T(key.ResultsFirst, "name", wording.EngineName(w, level))
	}
	if n := played.InARow(g.p.env.Shelf, m.Info().ID); n >= fewInARow {
		return w.T(key.ResultsRow, "n", n)
	}
	return ""
}

// firstWin reports whether no other stored game of the kind was won against a
// level.
func (g gameWords) firstWin(level int) bool {
	games := g.p.env.Shelf.Known().Games
	for i := range games {
		s := &games[i]
		if s.ID != g.p.game.ID && s.Game.Info().ID == g.p.match().Info().ID && played.LevelBeaten(s) == level {
			return false
		}
	}
	return true
}

// recordText is a game for other people to read: who, what came of it, and the
// record.
func (g gameWords) recordText() string {
	w, m := g.p.env.App.Words, g.p.match()
	title, why := w.Outcome(m.Outcome(), g.inThird(m.Outcome().Winner))
	names := [2]string{g.listed(rules.Near), g.listed(rules.Far)}
	plain := m.Copy()
	if plain.SetTag(session.ReviewTag, "") != nil { // which nobody reads
		plain = m
	}
	return w.T(key.AppName) + " · " + g.p.env.App.Words.Game(m.Info().ID) + "\n" + names[0] + " – " + names[1] + "\n" +
		title + ". " + why + ".\n" + g.length() + "\n\n" + plain.Record()
}

// listed is what a side's player is called where no portrait stands by.
func (g gameWords) listed(s rules.Side) string {
	if level := session.LevelIn(g.p.match(), g.p.match().Info(), s); level > 0 {
		return wording.EngineAtLevel(g.p.env.App.Words, level)
	}
	return g.inThird(s)
}

// ratingChange says what a rated game that has ended has done to the rating;
// "" for any other game.
func ratingChange(p *gamePage) string {
	if x, ok := p.env.Rater.Of(p.match().Info().ID, p.game.ID); ok {
		return p.env.App.Words.T(key.RatingChanged, "gain", wording.Gain(p.env.App.Words, x.Gain()), "n", x.After.Shown())
	}
	return ""
}

// ratedNext is the next rated game, which is offered after one.
func ratedNext(p *gamePage) (n ui.Node, ok bool) {
	if !p.session().Rated() || !p.match().Outcome().Over() {
		return ui.Node{}, false
	}
	person, _ := p.session().Seats().Solo()
	clocks := session.ControlsOf(p.match())
	return p.env.Rater.Button("results.rated", p.match().Game(), key.RatingNext, [2]clock.Control{clocks[person], clocks[person.Other()]}), true
}
