package records

import (
	"time"

	"tidepool/locale"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/scenes/played"
	"tidepool/scenes/wording"
)

const (
	// countedATick is how many games are counted in one tick, so that ten thousand do not delay a frame.
	countedATick = 300
	// latest is the number of games whose openings are examined.
	latest = 100
)

type tally struct {
	games    []shelf.Summary // being counted, the last changed first
	language string          // in which people without a name were counted
	day      int
	left     int // games not counted yet
	next     *statistics.Book
	book     *statistics.Book // all counted; nil until then
	brought  bool             // some games are not counted because they were not played here
	// last are the games of a filter that ended last, latest last.
	last map[statistics.Filter][]*shelf.Summary
}

func (t *tally) table(f statistics.Filter) *statistics.Table {
	if t.book == nil {
		return statistics.New(time.Time{}).Table(f)
	}
	return t.book.Table(f)
}

// latest returns the games of a filter that ended last, latest first.
func (t *tally) latest(f statistics.Filter) (list []*shelf.Summary) {
	all := t.last[f]
	for i := len(all) - 1; i >= max(0, len(all)-latest); i-- {
		list = append(list, all[i])
	}
	return list
}

func (t *tally) tick(env *Services) (done bool) {
	t.begin(env)
	if t.next == nil {
		return false
	}
	zone := env.Now().Location()
	for range min(countedATick, t.left) {
		t.left--
		t.count(env.App.Words, &t.games[t.left], zone)
	}
	if t.left > 0 {
		return false
	}
	t.book, t.next = t.next, nil
	return true
}

func (t *tally) begin(env *Services) {
	games := env.Shelf.Known().Games
	now := env.Now().Local()
	if played.SameGames(games, t.games) && t.language == env.App.Words.Tag() && t.day == now.YearDay() {
		return
	}
	t.games, t.language, t.day, t.left = games, env.App.Words.Tag(), now.YearDay(), len(games)
	t.next, t.last, t.brought = statistics.New(now), make(map[statistics.Filter][]*shelf.Summary), false
}

func (t *tally) count(words *locale.Locale, g *shelf.Summary, zone *time.Location) {
	if !played.Here(g) {
		t.brought = t.brought || session.Imported(g)
		return
	}
	counted := countedOf(words, g, zone)
	t.next.Add(counted)
	if counted.Outcome.Over() && !counted.Demo() {
		for _, with := range []statistics.With{statistics.Anyone, counted.With()} {
			f := statistics.Filter{Game: counted.Game, With: with}
			t.last[f] = append(t.last[f], g)
		}
	}
}

func countedOf(w *locale.Locale, g *shelf.Summary, zone *time.Location) statistics.Game {
	info := g.Game.Info()
	c := statistics.Game{
		ID: g.ID, Game: info.ID, Levels: played.Levels(g), Outcome: played.Outcome(g), First: g.First, Turns: g.Ply,
		Seconds: played.Seconds(g), Ended: g.Changed.In(zone),
	}
	if c.Levels == [2]int{} {
		c.Names = wording.Names(w, *g)
	}
	return c
}
