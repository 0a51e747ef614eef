package shelf

import (
	"cmp"
	"slices"
)

func byChange(a, b *Summary) int {
	return cmp.Or(b.Changed.Compare(a.Changed), cmp.Compare(b.ID, a.ID))
}

// A listed holds the known games of a shelf. Slices that it returns never change, and it returns the same one
// as long as nothing has changed.
type listed struct {
	known bool      // the shelf was listed
	games []Summary // the last changed first
	// news are changes since then by id, nil for a removed game. There are many during a game, and they are
	// seldom needed.
	news map[string]*Summary
}

// set stores the result of a listing, in order.
func (l *listed) set(games []Summary) {
	same := func(a, b Summary) bool {
		return a.ID == b.ID && a.Changed.Equal(b.Changed) && a.Ply == b.Ply && a.Result == b.Result && a.Players == b.Players &&
			slices.Equal(a.Tags, b.Tags)
	}
	if !l.known || !slices.EqualFunc(l.all(), games, same) {
		l.games = games
	}
	l.known, l.news = true, nil
}

// put records the current state of a game. One without turns is not listed.
func (l *listed) put(g *Summary) {
	if g.blank() {
		l.drop(g.ID)
		return
	}
	l.note(g.ID, g)
}

func (l *listed) drop(id string) { l.note(id, nil) }

func (l *listed) note(id string, g *Summary) {
	if !l.known {
		return
	}
	if l.news == nil {
		l.news = make(map[string]*Summary)
	}
	l.news[id] = g
}

// all returns the games, the last changed first.
func (l *listed) all() []Summary {
	if len(l.news) == 0 {
		return l.games
	}
	var news []*Summary
	for _, g := range l.news {
		if g != nil {
			news = append(news, g)
		}
	}
	slices.SortFunc(news, byChange)
	// Merge a few new ones into many that are in order.
	games := make([]Summary, 0, len(l.games)+len(news))
	for i := range l.games {
		g := &l.games[i]
		if _, changed := l.news[g.ID]; changed {
			continue
		}
		for len(news) > 0 && byChange(news[0], g) < 0 {
			games, news = append(games, *news[0]), news[1:]
		}
		games = append(games, *g)
	}
	for _, g := range news {
		games = append(games, *g)
	}
	l.games, l.news = games, nil
	return games
}
