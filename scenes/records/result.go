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
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type resultSheet struct {
	ui.Drawer
	env     *Services
	of      pages.Shown
	session *session.Session
	piece   func(rules.Side) sprites.Drawing // returns a side's emblem
	// said is what the opponent says, feat what the person has achieved with this game; "" for nothing.
	said, feat string
	// level is that of the opponent of a person who plays alone, 0 for none; side is the opponent's.
	level int
	side  rules.Side
	// series is the standing of the game's series, nil for none.
	series *session.Standing
	look   look // of the last layout
}

// ShowResult shows how a game has ended. If the page below does that already, it returns there.
func ShowResult(env *Services, of pages.Shown, s *session.Session) {
	if r, ok := env.App.Below().(*resultSheet); ok && r.of.Game == of.Game {
		env.App.Pop()
		return
	}
	if s == nil {
		keep := func() { env.Store.KeepSeen(of.Game) }
		s = session.New(session.Config{Match: of.Game.Match, Broker: env.Broker, Rand: env.Rand, Keep: keep})
		if bylink.Joined(of.Game.Match) { // the other player is asked at the table
			of.Rematch, of.Asked = func() { env.Open.Rejoin(of.Game, true) }, func() bool { return false }
		}
	}
	b := board.New(env.Looks.Of(of.Game.Match.Info().ID), of.Node.Position(), env.Looks.Style())
	o := of.Game.Match.Outcome()
	across := of.Opposite && o.Result == rules.Decisive && o.Winner != of.Bottom
	r := &resultSheet{
		Drawer: ui.Drawer{Sheet: ui.Sheet{ID: "results", App: env.App, Flip: across, Width: widestResult}}, env: env, of: of, session: s,
		piece: func(side rules.Side) sprites.Drawing { return b.View().Picture(b.Game().EmblemOf(side)) },
	}
	if standing, ok := seriesStanding(env.Shelf, of.Game); ok {
		r.series = &standing
	}
	if person, solo := s.Seats().Solo(); solo {
		r.side = person.Other()
		r.level = s.Seats()[r.side]
	}
	r.said, r.feat = r.findSaid(), r.findFeat()
	env.App.Push(r)
}

func (r *resultSheet) Poll() {
	if r.level > 0 && r.session.Reviewer().Step() {
		r.env.App.Changed()
	}
}

func (r *resultSheet) share() ui.Node {
	return ui.Node{ID: "results.share", Label: r.env.App.Words.T(key.ResultsShare), Icon: "share", Style: ui.PlainButton, Press: func() { r.env.App.Push(r.env.Open.Share(r.of)) }}
}

func (r *resultSheet) menu() ui.Node {
	return ui.Node{ID: "results.menu", Label: r.env.App.Words.T(key.ResultsMenu), Icon: "home", Style: ui.PlainButton, Press: r.env.Open.Home}
}

// further returns what adds the likeliest next game, and what adds the others; each nil for none.
func (r *resultSheet) further() (first, others func(*ui.Column)) {
	w := r.env.App.Words
	swapped := ui.Node{ID: "results.rematch", Label: w.T(key.ResultsRematch), Icon: "shuffle", Style: ui.PlainButton, Size: 17, Press: func() { r.again(session.Rematch{Swapped: true}) }}
	button := func(n ui.Node) func(*ui.Column) { return func(c *ui.Column) { c.Button(n) } }
	switch {
	case r.of.Game.Match.Tag(club.Tag) != "":
		game := r.of.Game.Match.Game()
		return button(ui.Node{ID: "results.club", Label: w.T(key.ClubTitle), Icon: "list", Style: ui.MainButton, Press: func() {
			r.env.Open.Home()
			r.env.App.Push(r.env.Open.Club(game))
		}}), nil
	case r.of.Rematch != nil && r.of.Asked():
		return r.asked, nil
	case r.of.Rematch != nil:
		swapped.Style, swapped.Press = ui.MainButton, r.of.Rematch
		if r.goesOn() {
			swapped.Label = w.T(key.OddsNext)
		}
		return button(swapped), nil
	case bylink.IsTable(r.of.Game.Match):
		return nil, nil // nobody is there to be asked
	case r.goesOn():
		swapped.Label, swapped.Style = w.T(key.OddsNext), ui.MainButton
		return button(swapped), nil
	case r.level > 0:
		return r.againstEngine(swapped)
	}
	swapped.Style = ui.MainButton
	return button(swapped), button(ui.Node{ID: "results.same", Label: w.T(key.ResultsSame), Icon: "redo", Style: ui.PlainButton, Size: 17, Press: func() { r.again(session.Rematch{}) }})
}

// asked says that the other player is asked for another game.
func (r *resultSheet) asked(c *ui.Column) {
	w, m := r.env.App.Words, r.of.Game.Match
	own, _ := bylink.OwnSide(m)
	c.Words("results.asked", w.T(key.TableAsked, "name", r.name(own.Other())), whySize, true, false)
	c.Nodes[len(c.Nodes)-1].Accent = true
	c.Button(ui.Node{ID: "results.withdraw", Label: w.T(key.TableWithdraw), Icon: "close", Style: ui.PlainButton, Press: r.of.Withdraw})
}

func (r *resultSheet) againstEngine(swapped ui.Node) (first, others func(*ui.Column)) {
	rated, another := r.ratedNext()
	if !another {
		return func(c *ui.Column) { r.opponents(c, true) }, func(c *ui.Column) {
			r.lesson(c)
			c.Button(swapped)
		}
	}
	rated.Style = ui.MainButton
	return func(c *ui.Column) { c.Button(rated) }, func(c *ui.Column) {
		r.opponents(c, false)
		c.Button(swapped)
	}
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

// again starts the next game, or goes on with that of the series.
func (r *resultSheet) again(next session.Rematch) {
	if id := underWay(r.env.Shelf, r.of.Game.Match); id != "" && r.carriesOn(next) {
		r.env.Open.Home()
		r.env.App.Defer(func() { r.env.Open.Saved(id) })
		return
	}
	if err := r.restart(next); err != nil {
		r.env.App.Notice(r.env.App.Words.T(key.NewgameFailed))
	}
}

func (r *resultSheet) restart(next session.Rematch) error {
	m := r.of.Game.Match
	options, players, err := next.Of(m, r.env.Rand)
	if err != nil {
		return err
	}
	if own, ok := bylink.OwnSide(m); ok && bylink.Is(m) {
		if next.Swapped {
			own = own.Other()
		}
		return r.env.Starter.BeginByLink(m.Game(), options, players, own)
	}
	if m.Tag(session.SetUpTag) != "" {
		sides := players
		if m.First() == rules.Far {
			sides = [2]session.Player{players[1], players[0]}
		}
		return r.env.Starter.BeginSetUp(match.Setup{Game: m.Game(), Options: options, Start: m.At(0).String()}, sides, r.env.App.Replace)
	}
	return r.env.Starter.Begin(m.Game(), options, players, 0, r.kept(next)...)
}

// goesOn reports whether the game belongs to an undecided series.
func (r *resultSheet) goesOn() bool {
	if r.series == nil || bylink.Is(r.of.Game.Match) {
		return false
	}
	_, over := r.series.Decided()
	return !over
}

// carriesOn reports whether a next game belongs to the series, which needs the same two players, who take turns to begin.
func (r *resultSheet) carriesOn(next session.Rematch) bool {
	return r.goesOn() && next == session.Rematch{Swapped: true}
}

// kept returns the headers that the next game keeps.
func (r *resultSheet) kept(next session.Rematch) []match.Tag {
	series := r.carriesOn(next)
	return slices.DeleteFunc(session.TagsOf(r.of.Game.Match), func(t match.Tag) bool {
		return !series && (t.Name == session.SeriesTag || t.Name == session.SeriesOfTag)
	})
}
