package newgame

import (
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/played"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type page struct {
	ui.Page
	env    *Services
	game   rules.Game
	look   *board.Game
	info   rules.Info
	view   board.View // draws the pictures of pieces
	choice settings.Choice
	clocks map[settings.Kind]*clockChoice // of the kinds of games that can have clocks
	odds   *starting.Odds
	rules  *starting.Rules
	names  [2]*ui.TextLine
	demo   [2]int // the levels for a game of the engine against itself
	err    string
}

// New returns the page of a game.
func New(env *Services, game rules.Game) *page {
	info := game.Info()
	n := &page{env: env, Page: ui.Page{ID: "newgame", At: info.ID, App: env.App, Aside: 0.4}, game: game, look: env.Looks.Of(info.ID), info: info,
		choice: env.Starter.Choice(info.ID), rules: starting.NewRules(env.Starter, game)}
	for i := range n.names {
		n.names[i] = &ui.TextLine{Text: env.Prefs.Settings.Names[i], Max: settings.MaxName}
	}
	n.clocks = make(map[settings.Kind]*clockChoice)
	for _, kind := range []settings.Kind{settings.AgainstEngine, settings.TwoPeople, settings.AtTable} {
		n.clocks[kind] = newClockChoice(env, n.choice.ClockOf(kind))
	}
	env.Live.Look()
	n.odds = starting.NewOdds(env.Starter, game, n.rules, &n.choice.Balance)
	n.demo = rivals(n.choice.Level)
	if start, err := game.Start(""); err == nil {
		n.view = n.look.NewView(start, env.Looks.Style())
	}
	return n
}

// finished reports whether a game was finished on this device.
func (n *page) finished() bool { return played.Finished(n.env.Shelf.Known().Games, n.info.ID) }

// teaches reports whether the lesson comes first: until it, or a game, was finished.
func (n *page) teaches() bool {
	course, err := lessons.For(n.info.ID)
	return err == nil && !n.finished() && n.env.Prefs.Settings.Lessons[n.info.ID].Done < len(course.Steps)
}

// lowest is the least height for one column, in logical pixels at the usual text size.
const lowest = 560

// low reports whether the window is too low for one column, and wide enough for two.
func (n *page) low(f ui.Frame) bool {
	return f.Wide() && f.H < lowest*f.Text && f.Safe.W >= 680*f.Text && f.Safe.W < 960*f.Text
}

// Layout implements [ui.Scene].
func (n *page) Layout(f ui.Frame) ui.Layout {
	parts := new(Parts)
	if n.Most = 0; n.low(f) {
		n.Most = ui.TwoColumns
	}
	l := n.Lay(f, n.env.App.Words.Game(n.info.ID), func(c *ui.Column) {
		n.banner(c, f, parts)
		if n.err != "" {
			c.Words("newgame.error", n.err, 15, false, true)
			c.Nodes[len(c.Nodes)-1].Warn = true
		}
		teaches := n.teaches()
		var list []func(*ui.Column)
		if teaches {
			list = append(list, func(c *ui.Column) { n.lead(c, f) })
		}
		for _, d := range n.doors() {
			list = append(list, func(c *ui.Column) { n.lay(c, f, parts, d, !teaches && d.kind == n.choice.Kind) })
		}
		rest := func(c *ui.Column) {
			n.ratedPart(c)
			n.ways(c, teaches)
		}
		if n.low(f) {
			columns(c, list, rest)
		} else {
			fill(c, append(list, rest))
		}
		if free := f.Safe.Y + f.Safe.H - c.Y; c.Picture.W > 0 && free > 0 {
			n.sink(c, parts, min(free*0.42, 40*c.Text)) // near the title
		}
	}, nil)
	parts.corner = n.cornerOf(&l, parts, f.Text)
	l.Parts = parts
	return l
}

// columns fills two columns with a list. The rest is below them, or where the second has room for it.
func columns(c *ui.Column, list []func(*ui.Column), rest func(*ui.Column)) {
	half := (len(list) + 1) / 2
	right, odd := list[half:], len(list)%2 == 1
	if odd {
		right = append(slices.Clone(right), rest)
	}
	c.Columns(16*c.Text, []float64{0.5, 0.5}, func(c *ui.Column) { fill(c, list[:half]) }, func(c *ui.Column) { fill(c, right) })
	if !odd {
		rest(c)
	}
}

func fill(c *ui.Column, list []func(*ui.Column)) {
	for _, f := range list {
		f(c)
	}
}

func (n *page) sink(c *ui.Column, parts *Parts, dy float64) {
	for i := range c.Nodes {
		c.Nodes[i].Rect.Y += dy
	}
	parts.lower(dy)
	c.Y += dy
}

func (n *page) playerName(i int) string {
	if s := strings.TrimSpace(n.names[i].Text); s != "" {
		return s
	}
	return wording.SeatName(n.env.App.Words, i+1)
}

// playersOf returns the names of the two players in a kind of game.
func (n *page) playersOf(kind settings.Kind) [2]string {
	w := n.env.App.Words
	switch kind {
	case settings.TwoPeople:
		return [2]string{n.playerName(0), n.playerName(1)}
	case settings.ByLink, settings.AtTable:
		return [2]string{w.T(key.NewgameYou), w.T(key.NewgameFriend)}
	}
	return [2]string{w.T(key.NewgameYou), w.T(key.EngineOpponent)}
}

// pair returns the names of two people at one device.
func (n *page) pair() string {
	return n.env.App.Words.T(key.NewgamePair, "first", n.playerName(0), "second", n.playerName(1))
}

func (n *page) start(kind settings.Kind) {
	n.chooseClocks(kind)
	n.env.Starter.Name(n.names[0].Text, n.names[1].Text)
	n.failed(n.env.Starter.Start(n.game, n.rules, n.choice))
}

// chooseClocks chooses the kind of game to start, and keeps the clocks of the others.
func (n *page) chooseClocks(begun settings.Kind) {
	n.choice.Kind, n.choice.Clock, n.choice.Others = begun, "", settings.Clocks{}
	for kind, c := range n.clocks {
		if kind == begun {
			n.choice.Clock = c.text()
		} else {
			*n.choice.Others.Of(kind) = c.text()
		}
	}
}

func (n *page) watch() {
	pair := n.clocks[settings.AgainstEngine].pair
	players := [2]wording.Player{{Level: n.demo[0], Seat: 1, Clock: pair[0]}, {Level: n.demo[1], Seat: 2, Clock: pair[1]}}
	n.failed(n.env.Starter.Watch(n.game, n.rules, players, n.choice.First))
}

func (n *page) failed(err error) {
	if err != nil {
		n.err = n.env.App.Words.T(key.NewgameFailed)
	}
}
