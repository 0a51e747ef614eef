package records

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/club"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/bylink"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

type resultSheet struct {
	ui.Drawer
	env     *Services
	of      pages.Shown
	session *session.Session
	piece   func(rules.Side) sprites.Drawing // returns a side's emblem
	// feat describes what the person has achieved with this game, "" for nothing.
	feat string
	// level is that of the opponent of a person who plays alone, 0 for none; side is the person's.
	level int
	side  rules.Side
	// series is the standing of the game's series, nil for none.
	series *session.Standing
}

// ShowResult shows how a game has ended. If the page below does that already, it returns there.
func ShowResult(env *Services, of pages.Shown, s *session.Session) {
	if r, ok := env.App.Below().(*resultSheet); ok && r.of.Game == of.Game {
		env.App.Pop()
		return
	}
	if s == nil {
		s = session.New(session.Config{Match: of.Game.Match, Broker: env.Broker, Rand: env.Rand, Keep: func() { env.Store.Keep(of.Game) }})
	}
	b := board.New(env.Looks.Of(of.Game.Match.Info().ID), of.Node.Position(), env.Looks.Style())
	r := &resultSheet{
		Drawer: ui.Drawer{Sheet: ui.Sheet{ID: "results", App: env.App, Flip: of.Across}}, env: env, of: of, session: s,
		piece: func(side rules.Side) sprites.Drawing { return b.View().Picture(b.Game().EmblemOf(side)) },
	}
	r.feat = r.findFeat()
	if standing, ok := seriesStanding(env.Shelf, of.Game); ok {
		r.series = &standing
	}
	if person, solo := s.Seats().Solo(); solo {
		r.side = person.Other()
		r.level = s.Seats()[r.side]
	}
	env.App.Push(r)
}

func (r *resultSheet) Poll() {
	if r.level > 0 && r.session.Reviewer().Step() {
		r.env.App.Changed()
	}
}

// pictureSize is the width of the picture, in logical pixels at the usual text size.
const pictureSize = 84

func (r *resultSheet) Layout(f ui.Frame) ui.Layout {
	var clear sprites.Rect
	if r.of.Board != nil {
		clear = r.of.Board()
	}
	l := r.Lay(f, clear, func(c *ui.Column) (first float64) {
		r.head(c, min(pictureSize*f.Text, f.H*0.16, c.W*0.3))
		r.gains(c)
		from := len(c.Nodes)
		r.next(c)
		first = c.Nodes[from].Rect.Y + c.Nodes[from].Rect.H
		r.length(c)
		return first
	})
	for i := range l.Nodes {
		if l.Nodes[i].ID == "results.picture" {
			l.Picture = l.Nodes[i].Rect
		}
	}
	return l
}

// head adds the picture with the result beside it, and the opponent's words below.
func (r *resultSheet) head(c *ui.Column, size float64) {
	title, why := wording.Verdict(r.env.App.Words, r.of.Game.Match, r.session.Seats())
	x, w, top := c.X, c.W, c.Y
	c.Add(ui.Node{ID: "results.picture", Role: ui.RoleText, Label: r.pictured(), Rect: sprites.Rect{X: x, Y: top, W: size, H: size}})
	beside := size + 14*c.Text
	from := len(c.Nodes)
	c.X, c.W = x+beside, w-beside
	c.Title("results.title", title, 26)
	c.Words("results.why", why, 16, false, true)
	const leastSaid = 200 // least width of the bubble's lines beside the picture, at the usual text size
	said := r.said()
	if c.W >= leastSaid*c.Text {
		r.bubble(c, said)
		said = ""
	}
	high := c.Y - top
	if spare := (size - high) / 2; spare > 0 {
		for i := range c.Nodes[from:] {
			c.Nodes[from+i].Rect.Y += spare
		}
	}
	c.X, c.W, c.Y = x, w, max(c.Y, top+size)+c.Gap*0.8
	r.bubble(c, said)
}

// bubble adds the opponent's words; nothing for "".
func (r *resultSheet) bubble(c *ui.Column, said string) {
	if said == "" {
		return
	}
	const inset = 12 // around the words
	x, w, pad := c.X, c.W, inset*c.Text
	c.X, c.W, c.Y = x+pad, w-2*pad, c.Y+pad*0.8
	c.Words("results.said", said, 16, false, false)
	c.X, c.W, c.Y = x, w, c.Y+pad*0.8
}

// gains adds the effects of the game: rating, achievement, series.
func (r *resultSheet) gains(c *ui.Column) {
	change, fell := r.ratingChange()
	for i, text := range []string{change, r.feat, r.seriesWords()} {
		if text != "" {
			c.Words([]string{"results.rating", "results.feat", "results.series"}[i], text, 16, true, false)
			n := &c.Nodes[len(c.Nodes)-1]
			n.Warn = i == 0 && fell
			n.Accent = !n.Warn
		}
	}
}

func (r *resultSheet) length(c *ui.Column) {
	c.Words("results.turns", played.Length(r.env.App.Words, r.of.Game.Match), 15, false, true)
	if r.session.Clock.On() {
		c.Words("results.control", r.control(), 15, false, true)
		c.Words("results.clocks", r.timesLeft(), 15, false, true)
	}
}

func (r *resultSheet) next(c *ui.Column) {
	w := r.env.App.Words
	r.further(c)
	r.look(c)
	c.Pair(ui.Node{ID: "results.share", Label: w.T(key.ResultsShare), Icon: "share", Style: ui.PlainButton, Press: func() { r.env.App.Push(r.env.Open.Share(r.of)) }},
		ui.Node{ID: "results.menu", Label: w.T(key.ResultsMenu), Icon: "home", Style: ui.PlainButton, Press: r.env.Open.Home})
}

func (r *resultSheet) further(c *ui.Column) {
	w := r.env.App.Words
	swapped := ui.Node{ID: "results.rematch", Label: w.T(key.ResultsRematch), Icon: "shuffle", Style: ui.PlainButton, Size: 17, Press: func() { r.again(true, 0) }}
	if r.of.Game.Match.Tag(club.Tag) != "" {
		game := r.of.Game.Match.Game()
		c.Button(ui.Node{ID: "results.club", Label: w.T(key.ClubTitle), Icon: "list", Style: ui.MainButton, Press: func() {
			r.env.Open.Home()
			r.env.App.Push(r.env.Open.Club(game))
		}})
	} else if r.of.Rematch != nil {
		swapped.Style, swapped.Press = ui.MainButton, r.of.Rematch
		if r.goesOn() {
			swapped.Label = w.T(key.OddsNext)
		}
		c.Button(swapped)
	} else if bylink.IsTable(r.of.Game.Match) {
		return // nobody is there to be asked
	} else if r.goesOn() {
		swapped.Label, swapped.Style = w.T(key.OddsNext), ui.MainButton
		c.Button(swapped)
	} else if r.level > 0 {
		rated, another := r.ratedNext()
		if another {
			rated.Style = ui.MainButton
			c.Button(rated)
		}
		r.opponents(c, !another)
		c.Button(swapped)
	} else {
		swapped.Style = ui.MainButton
		c.Pair(swapped, ui.Node{ID: "results.same", Label: w.T(key.ResultsSame), Icon: "redo", Style: ui.PlainButton, Press: func() { r.again(false, 0) }})
	}
}

// look adds a button to study the game, at its turning point once that is known. The button keeps its height.
func (r *resultSheet) look(c *ui.Column) {
	const most = 54 // the height of two lines
	n := ui.Node{ID: "results.review", Label: r.env.App.Words.T(key.ResultsReview), Icon: "review", Style: ui.PlainButton, Size: 17, Press: func() { r.study(r.of.Game.Match.Ply()) }}
	if at, ok := r.session.Reviewer().Turned(); ok {
		said := key.ResultsTurnedAt
		if at.Most {
			said = key.ResultsCost
		}
		n.Label = r.env.App.Words.T(said, "n", at.Ply, "name", wording.PlayerName(r.env.App.Words, r.of.Game.Match, at.By))
		n.Press = func() { r.study(at.Ply) }
	}
	top := c.Y
	c.Button(n)
	button := &c.Nodes[len(c.Nodes)-1]
	button.Rect.H = max(button.Rect.H, most*c.Text)
	c.Y = top + button.Rect.H + c.Gap
}

// Back closes the sheet to show the final position.
func (r *resultSheet) Back() {
	r.session.Review()
	r.env.App.Pop()
}

// study opens the finished game at a turn, in the page below if that shows it already.
func (r *resultSheet) study(ply int) {
	r.session.Review()
	r.env.Open.Study(r.of.Game, r.of.Game.Match.Node(ply))
}

// again starts the same game, with sides swapped if swapped, and the engine's level raised by harder.
func (r *resultSheet) again(swapped bool, harder int) {
	if err := r.restart(swapped, harder); err != nil {
		r.env.App.Notice(r.env.App.Words.T(key.NewgameFailed))
	}
}

func (r *resultSheet) restart(swapped bool, harder int) error {
	m := r.of.Game.Match
	options, players, err := session.Rematch{Swapped: swapped, Harder: harder}.Of(m, r.env.Rand)
	if err != nil {
		return err
	}
	if own, ok := bylink.OwnSide(m); ok && bylink.Is(m) {
		if swapped {
			own = own.Other()
		}
		return r.env.Starter.BeginByLink(m.Game(), options, players, own)
	}
	return r.env.Starter.Begin(m.Game(), options, players, 0, r.kept(swapped, harder)...)
}

// goesOn reports whether the game belongs to an undecided series.
func (r *resultSheet) goesOn() bool {
	if r.series == nil || bylink.Is(r.of.Game.Match) {
		return false
	}
	_, over := r.series.Decided()
	return !over
}

// kept returns the headers that the next game keeps. A series needs the same two players, who take turns to begin.
func (r *resultSheet) kept(swapped bool, harder int) []match.Tag {
	series := r.goesOn() && swapped && harder == 0
	return slices.DeleteFunc(session.TagsOf(r.of.Game.Match), func(t match.Tag) bool {
		return !series && (t.Name == session.SeriesTag || t.Name == session.SeriesOfTag)
	})
}
