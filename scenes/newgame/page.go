package newgame

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

type page struct {
	ui.Page
	env    *Services
	game   rules.Game
	look   *board.Game
	info   rules.Info
	view   board.View // whose pictures of pieces are shown
	choice settings.Choice
	clock  *clockChoice
	odds   *starting.Odds
	rules  *starting.Rules
	names  [2]*ui.TextLine
	demo   [2]int // the levels at which the engine plays itself
	open   bool
	err    string
}

// New is the page of a game.
func New(env *Services, game rules.Game) *page {
	info := game.Info()
	n := &page{env: env, Page: ui.Page{ID: "newgame", App: env.App, Aside: 0.4}, game: game, look: env.Looks.Of(info.ID), info: info,
		choice: env.Starter.Choice(info.ID), rules: starting.NewRules(env.Starter, game)}
	for i := range n.names {
		n.names[i] = &ui.TextLine{Text: env.Prefs.Settings.Names[i], Max: settings.MaxName}
	}
	n.clock = newClockChoice(env, n.choice.Clock)
	n.odds = starting.NewOdds(env.Starter, game, n.rules, &n.choice.Balance)
	n.demo = rivals(n.choice.Level)
	if start, err := game.Start(""); err == nil {
		n.view = n.look.NewView(start, env.Looks.Style())
	}
	return n
}

func (n *page) Layout(f ui.Frame) ui.Layout {
	parts := new(pageParts)
	l := n.Lay(f, n.env.App.Words.Game(n.info.ID), func(c *ui.Column) {
		n.banner(c, f, parts)
		if n.err != "" {
			c.Words("newgame.error", n.err, 15, false, true)
			c.Nodes[len(c.Nodes)-1].Warn = true
		}
		n.tiles(c, f, parts)
		n.fold(c)
		folded := c.Y
		if n.open {
			n.unfolded(c)
		}
		opened := c.Y - folded
		n.learn(c)
		n.analysis(c)
		if free := f.Safe.Y + f.Safe.H - (c.Y - opened); c.Picture.W > 0 && free > 0 {
			n.sink(c, parts, free*0.42)
		}
	}, nil)
	l.Parts = parts
	return l
}

func (n *page) sink(c *ui.Column, parts *pageParts, dy float64) {
	for i := range c.Nodes {
		c.Nodes[i].Rect.Y += dy
	}
	parts.lower(dy)
	c.Y += dy
}

func (n *page) fold(c *ui.Column) {
	title, said := n.env.App.Words.T(key.NewgameOptions), n.rules.Words()
	if clocks := wording.PairWords(n.env.App.Words, n.clock.pair, n.clockNames()); clocks != "" {
		said = clocks + ui.Parting + said
	}
	for _, part := range n.odds.Words(n.clockNames()) {
		said += ui.Parting + part
	}
	icon := "unfold"
	if n.open {
		icon = "fold"
	}
	size := 16 * c.Text
	lines := ui.WrapParts(n.env.App.Fonts, said, sprites.Medium, size, c.W-3.6*size)
	h := max(48*c.Text, float64(len(lines))*size*ui.LineStep+16*c.Text)
	c.Add(ui.Node{ID: "newgame.options", Role: ui.RoleToggle, Label: ui.Joined(title, said), Text: ui.Widest(n.env.App.Fonts, lines, sprites.Medium, size),
		Lines: lines, Icon: icon, Style: ui.PlainButton, Size: size, Align: sprites.Left, Checked: n.open,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, Press: func() { n.open = !n.open }})
	c.Y += h + c.Gap
}

func (n *page) unfolded(c *ui.Column) {
	w := n.env.App.Words
	n.beginner(c)
	n.clock.lay(c, n.clockNames())
	n.nameFields(c)
	if len(n.info.Options) > 0 {
		c.Heading("newgame.rules", w.T(key.NewgameOptions))
		n.rules.Lay(c)
	}
	n.odds.Lay(c, n.clockNames())
	n.demoFields(c)
	c.Space(8)
}

func (n *page) playerName(i int) string {
	if s := strings.TrimSpace(n.names[i].Text); s != "" {
		return s
	}
	return wording.SeatName(n.env.App.Words, i+1)
}

func (n *page) start(kind settings.Kind) {
	n.choice.Kind, n.choice.Clock = kind, n.clock.text()
	n.env.Starter.Name(n.names[0].Text, n.names[1].Text)
	n.failed(n.env.Starter.Start(n.game, n.rules, n.choice))
}

func (n *page) watch() {
	players := [2]wording.Player{{Level: n.demo[0], Seat: 1, Clock: n.clock.pair[0]}, {Level: n.demo[1], Seat: 2, Clock: n.clock.pair[1]}}
	n.failed(n.env.Starter.Play(n.game, n.rules, players, n.choice.First))
}

func (n *page) failed(err error) {
	if err != nil {
		n.err = n.env.App.Words.T(key.NewgameFailed)
	}
}
