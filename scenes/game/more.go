package game

import (
	"math"
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/bylink"
	"tidepool/scenes/settings"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A moreSheet lists the actions during a game that the toolbar does not have.
type moreSheet struct {
	ui.Sheet
	env   *Services
	page  *Page
	looks *table.LookChoice
	// leaving is set if the sheet answers a wish to leave the game.
	leaving bool
}

func newMore(env *Services, p *Page, flip bool) *moreSheet {
	return &moreSheet{Sheet: ui.Sheet{ID: "more", App: env.App, Flip: flip}, env: env, page: p,
		looks: table.NewLookChoice(env.Services, "more.look", p.Area.Game(), p.match().At(0))}
}

// Draw implements [ui.Scene].
func (m *moreSheet) Draw(p *sprites.Painter, l *ui.Layout) {
	m.Sheet.Draw(p, l)
	m.looks.Draw(p, l)
}

// Layout implements [ui.Scene].
func (m *moreSheet) Layout(f ui.Frame) ui.Layout {
	w, app, p := m.env.App.Words, m.env.App, m.page
	over, demo := p.match().Outcome().Over(), p.session().Seats().Demo()
	swap := func(s ui.Scene) func() { return func() { app.Pop(); app.Push(s) } }
	bar := m.tools()
	item := func(c *ui.Column, id, label, icon string, disabled bool, press func()) {
		if slices.Contains(bar, strings.Replace(id, "more.", "board.", 1)) {
			return
		}
		c.Row(ui.Node{ID: id, Label: label, Icon: icon, Disabled: disabled, Press: press})
	}
	return m.Lay(f, func(c *ui.Column) {
		c.Title("more.title", m.env.App.Words.Game(p.match().Info().ID), 22)
		c.Button(ui.Node{ID: "more.close", Label: w.T(key.ReviewLeave), Icon: "play", Style: ui.MainButton, Press: m.Back})
		home := ui.Node{ID: "more.menu", Label: w.T(key.BoardMenu), Icon: "home", Press: func() { app.Pop(); p.goHome() }}
		if m.leaving {
			c.Row(home)
			bar = append(bar, "board.menu")
		}
		item(c, "more.command", w.T(key.CommandOpen), "keys", false, func() { app.Pop(); p.command.open() })
		item(c, "more.turns", w.T(key.BoardTurns), "list", false, swap(newTurnsSheet(m.env, p, m.Flip)))
		rated, tabled := p.session().Rated(), p.tabled()
		_, plays := p.own()
		if rated {
			c.Space(6)
			c.Words("more.rated", w.T(key.RatingRules), 15, false, true)
		} else if !tabled {
			item(c, "more.redo", w.T(key.BoardRedo), "redo", !p.match().CanRedo(), func() { app.Pop(); p.redo() })
		}
		if p.canStudy() {
			item(c, "more.study", w.T(key.StudyBack), "review", false, func() { app.Pop(); app.Defer(func() { p.env.Open.Study(p.game, p.match().Node(p.match().Ply())) }) })
		}
		if tabled && plays && p.match().Ply() > 0 && p.away.line != nil {
			item(c, "more.pause", w.T(key.ClockPause), "pause", over || p.away.line.Paused(), func() { app.Pop(); p.pause(false) })
		} else if p.session().Clock.Begun() && !tabled {
			item(c, "more.pause", w.T(key.ClockPause), "pause", false, swap(p.newPause(m.Flip)))
		}
		item(c, "more.flip", w.T(key.BoardFlip), "flip", false, func() { p.flip(); app.Pop() })
		if m.env.Broker != nil && !demo && !rated && !tabled {
			item(c, "more.hint", w.T(key.HintAsk), "hint", !p.Area.Hands(), func() { app.Pop(); app.Defer(p.askHint) })
		}
		c.Apart()
		draw := w.T(key.BoardDraw)
		if _, alone := p.session().Seats().Solo(); alone || tabled {
			draw = w.T(key.BoardOffer)
		}
		item(c, "more.draw", draw, "draw", over || demo || tabled && !plays, func() { app.Pop(); p.offerDraw(m.Flip) })
		side := p.resigner()
		if p.seating() == settings.SeatOpposite { // each player has their own buttons
			side = p.sitting(m.Flip)
		}
		item(c, "more.resign", w.T(key.BoardResign), "flag", over || tabled && !plays, func() { app.Pop(); p.askToResign(side, m.Flip) })
		c.Apart()
		item(c, "more.share", w.T(key.ShareTitle), "share", false, swap(m.env.Open.Share(p.shown())))
		if p.away.line != nil && p.away.line.Place().Watch != "" {
			item(c, "more.table", w.T(key.TableLink), "link", false, func() { app.Pop(); m.env.Live.Links() })
		}
		if !tabled || over {
			item(c, "more.link", w.T(key.LinkShow), "link", bylink.Unbegun(p.match()), func() { app.Pop(); app.Push(m.env.Open.GameLink(p.shown())) })
		}
		if p.canAnalyse() {
			item(c, "more.analyse", w.T(key.SetupHere), "review", false, func() { app.Pop(); app.Defer(func() { p.analyse() }) })
		}
		c.Apart()
		m.looks.Lay(c)
		if p.together() {
			item(c, "more.seating", w.T(key.SettingsSeating), "seats", false, swap(m.env.Open.Seating()))
		}
		item(c, "more.settings", w.T(key.MenuSettings), "settings", false, swap(m.env.Open.Settings()))
		item(c, home.ID, home.Label, home.Icon, false, home.Press)
	})
}

// tools returns the IDs of the buttons on the toolbar of the player who opened the sheet.
func (m *moreSheet) tools() []string {
	var ids []string
	for _, n := range m.page.view(m.env.App.Frame()).toolNodes() {
		if far := strings.HasSuffix(n.ID, farSuffix); far == m.Flip {
			ids = append(ids, strings.TrimSuffix(n.ID, farSuffix))
		}
	}
	return ids
}

// A turnsSheet lists the turns of a game.
type turnsSheet struct {
	ui.Sheet
	env  *Services
	page *Page
}

func newTurnsSheet(env *Services, p *Page, flip bool) *turnsSheet {
	return &turnsSheet{Sheet: ui.Sheet{ID: "turns", App: env.App, Flip: flip}, env: env, page: p}
}

// OpenAt implements [ui.Opener]: at the end.
func (t *turnsSheet) OpenAt() float64 { return math.Inf(1) }

// Layout implements [ui.Scene].
func (t *turnsSheet) Layout(f ui.Frame) ui.Layout {
	w, p := t.env.App.Words, t.page
	return t.Lay(f, func(c *ui.Column) {
		c.Title("turns.title", w.T(key.TurnsTitle), 22)
		if p.match().Len() == 0 {
			c.Words("turns.none", w.T(key.TurnsNone), 16, false, true)
		}
		row := 44 * c.Text
		for ply := 1; ply <= p.match().Len(); ply++ {
			half := c.W / 2
			r := sprites.Rect{X: c.X + half*float64((ply-1)%2), Y: c.Y + row*float64((ply-1)/2), W: half, H: row}
			n := p.turnNode(ply, r, c.Text*1.08)
			press := n.Press
			n.Press = func() { press(); t.env.App.Pop() }
			c.Add(n)
		}
		c.Y += row*float64((p.match().Len()+1)/2) + c.Gap
		c.Button(ui.Node{ID: "turns.command", Label: w.T(key.CommandOpen), Icon: "keys", Style: ui.PlainButton, Press: func() { t.env.App.Pop(); p.command.open() }})
		c.Button(ui.Node{ID: "turns.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: t.Back})
	})
}
