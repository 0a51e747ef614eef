package scenes

import (
	"errors"
	"io/fs"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// follow opens what a link or an address from outside leads to.
func (e *Env) follow(text string) {
	if at, ok := strings.CutPrefix(text, ui.RoutePrefix); ok {
		e.home()
		e.visit(at)
	} else {
		e.Links.Follow(text)
	}
}

// visit opens the page with an address, over the pages that lead to it. An unknown one leads to the menu, which says so.
func (e *Env) visit(at string) {
	if at == "" {
		return
	}
	w := e.way(at)
	if w.open == nil {
		e.App.Toast(e.App.Words.T(key.LinkNowhere))
		return
	}
	e.visit(w.over)
	w.open()
}

// reopen opens pages that were open one over another, as far as they have addresses. What opens one
// may look for the page below, so that must be there.
func (e *Env) reopen(routes []string) {
	for _, at := range routes {
		if w := e.way(at); w.open != nil {
			w.open()
			e.App.Enter()
		}
	}
}

// A way opens the page with an address over that with the address over, or over the menu if that is "".
type way struct {
	over string
	open func()
}

// way returns the way to the page with an address, the zero way if there is none.
func (e *Env) way(at string) way {
	o := e.Open
	push := func(page func() ui.Scene) way { return way{"", func() { e.App.Push(page()) }} }
	page, what, behind := strings.Cut(at, "/")
	switch at {
	case pages.Library:
		return push(o.Library)
	case pages.Statistics:
		return push(o.Statistics)
	case pages.Settings:
		return push(o.Settings)
	case pages.Puzzles:
		return push(func() ui.Scene { return o.Puzzles("") })
	case pages.Wall:
		return push(o.Wall)
	case pages.Today:
		return way{pages.Puzzles, func() { o.Puzzle(link.Puzzle{Day: e.Puzzles.Today()}) }}
	}
	if day, ok := puzzle.ParseDay(what); ok && page == pages.Puzzles {
		return way{pages.Puzzles, func() { o.Puzzle(link.Puzzle{Day: day}) }}
	}
	game := rules.Find(e.Games, page)
	if game == nil {
		return way{}
	}
	if !behind {
		return push(func() ui.Scene { return o.NewGame(game) })
	}
	page, what, behind = strings.Cut(what, "/")
	if behind {
		return e.wayTo(game, page, what)
	}
	return e.wayIn(game, page)
}

// wayIn returns the way to a page of a game.
func (e *Env) wayIn(game rules.Game, page string) way {
	o, id := e.Open, game.Info().ID
	over := func(open func()) way { return way{id, open} }
	push := func(page func() ui.Scene) way { return over(func() { e.App.Push(page()) }) }
	switch page {
	case pages.Puzzles:
		return push(func() ui.Scene { return o.Puzzles(id) })
	case pages.Rating:
		return push(func() ui.Scene { return o.Rating(id) })
	case pages.Club:
		return push(func() ui.Scene { return o.Club(game) })
	case pages.Lesson:
		return over(func() { o.Lesson(game) })
	case pages.Rules:
		return over(func() { o.Rules(game, nil) })
	case pages.Analysis:
		if start, err := game.Start(""); err == nil {
			return over(func() { o.Analyse(game, "", start) })
		}
	case pages.SetUp:
		return over(func() { e.setUpCode(game, "") })
	}
	return way{}
}

// wayTo returns the way to a page of a game that shows what the rest of an address says.
func (e *Env) wayTo(game rules.Game, page, what string) way {
	id := game.Info().ID
	stored, shows, behind := strings.Cut(what, "/")
	at, ok := placeOf(shows, behind)
	switch {
	case page == pages.Puzzle && puzzle.IsID(what):
		return way{pages.Route(id, pages.Puzzles), func() { e.Open.Puzzle(link.Puzzle{Game: id, ID: what}) }}
	case page == pages.Game && shelf.IsID(what):
		return way{"", func() { e.openStored(id, page, what, at) }}
	case page == pages.Game || page == pages.Review && !shelf.IsID(stored):
		return way{"", func() { e.App.Toast(e.App.Words.T(key.GamesElsewhere)) }}
	case page == pages.Review && ok:
		return way{pages.Library, func() { e.openStored(id, page, stored, at) }}
	case page == pages.Analysis:
		return way{id, func() { e.analyseCode(game, what) }}
	case page == pages.SetUp:
		return way{id, func() { e.setUpCode(game, what) }}
	}
	return way{}
}

// A place is what a review shows: a node by its numbers from [pages.ParseNode], nil for where it begins, perhaps to try
// the last turn before it again.
type place struct {
	node  []int
	tries bool
}

// placeOf parses the end of an address, if there is one.
func placeOf(text string, there bool) (p place, ok bool) {
	if !there {
		return place{}, true
	}
	text, p.tries = strings.CutSuffix(text, "/"+pages.Try)
	p.node, ok = pages.ParseNode(text)
	return p, ok
}

// in returns the node of a match at a place, where a review begins if there is none.
func (p place) in(m *match.Match) *match.Node {
	if n := pages.NodeAt(m, p.node); n != nil && p.node != nil {
		return n
	}
	return m.Node(m.Ply())
}

// setUpCode opens the page that sets up positions with what an address shows: a position's code, a draft, or both.
func (e *Env) setUpCode(game rules.Game, shows string) {
	code, draft, half := strings.Cut("/"+shows, "/"+pages.DraftMark)
	options, from, damaged := "", rules.Position(nil), half && draft == ""
	if code = strings.TrimPrefix(code, "/"); code != "" {
		m, err := pages.MatchAt(game, code)
		if err != nil {
			damaged = true
		} else {
			options, from = m.Options(), m.Position()
		}
	}
	if s := e.Open.SetUp(game, options, from, draft); s != nil && !damaged {
		e.App.Push(s)
	} else {
		e.App.Toast(e.App.Words.T(key.LinkDamaged))
	}
}

// analyseCode opens what the code of an address shows.
func (e *Env) analyseCode(game rules.Game, code string) {
	if m, err := pages.MatchAt(game, code); err != nil {
		e.App.Toast(e.App.Words.T(key.LinkDamaged))
	} else {
		e.Open.AnalyseGame(m, m.Node(m.Ply()))
	}
}

// openStored opens a stored game at the address of one of its pages: its own, or its review, which opens only over the
// game's page or if the game has ended.
func (e *Env) openStored(game, page, id string, at place) {
	w, g := e.App.Words, e.Store.Held(id)
	below := g != nil
	if !below {
		var err error
		if g, err = e.Shelf.Load(id); err != nil && !errors.Is(err, fs.ErrNotExist) {
			e.Shelf.List()
			e.App.Notice(w.T(key.GamesUnopened, "why", wording.Cause(w, err)))
			return
		}
	}
	if g == nil || g.Match.Info().ID != game {
		e.App.Toast(w.T(key.GamesElsewhere))
		return
	}
	if below || !e.Store.Holds() { // an analysis over a game leaves that in its place
		e.Store.Remember(id)
		defer e.Store.Take(g)
	}
	m := g.Match
	switch n := at.in(m); {
	case match.Marked(m, match.AnalysisTag):
		e.Open.Study(g, n)
	case page == pages.Game || !below && !m.Outcome().Over():
		e.Open.Game(g, e.App.Push)
	case at.tries && n.Played() && 0 < n.Ply() && n.Ply() <= m.Ply():
		e.Open.Try(g, n.Ply())
	default:
		e.Open.Study(g, n)
	}
}
