package menu

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type page struct {
	env    *Services
	chosen chosenLook // as last worked out
}

// New returns the first scene.
func New(env *Services) ui.Scene { return &page{env: env} }

func (m *page) Name() string { return "menu" }

func (m *page) Back() {
	if m.env.Platform.CanQuit() {
		m.env.App.Push(ui.NewQuestion(m.env.App, m.env.App.Words.T(key.MenuQuit), false, m.env.App.Quit))
	}
}

// The page scrolls as a whole where it is too high. The way back to a game and the games come first, for Tab.
func (m *page) Layout(f ui.Frame) ui.Layout {
	u := f.Text
	r := f.Safe.Inset(min(24*u, f.W*0.04))
	tools, nodes, y := m.headNodes(r, u)
	y += 10 * u
	parts := new(Parts)
	if g := m.resumable(); g != nil {
		c, words := m.continueNodes(g, sprites.Rect{X: r.X, Y: y, W: r.W}, f.H < 560, u)
		parts.resumed = c
		nodes = append(nodes, words...)
		y += c.rect.H + 16*u
	}
	cards, end := m.placeCards(sprites.Rect{X: r.X, Y: y, W: r.W, H: max(0, r.Y+r.H-y)}, u)
	for i := range cards {
		nodes = append(nodes, m.cardNodes(&cards[i])...)
	}
	nodes = append(nodes, tools...)
	l := ui.Layout{Nodes: nodes, Body: sprites.Rect{W: f.W, H: f.H}, Excess: max(0, end-(r.Y+r.H)), Parts: parts}
	parts.Cards = cards
	l.Scroll = min(f.Scroll, l.Excess)
	unroll(&l, parts)
	return l
}

// Parts are what is drawn of the menu behind its nodes.
type Parts struct {
	resumed continueCard
	Cards   []Card
}

func unroll(l *ui.Layout, parts *Parts) {
	if l.Excess == 0 {
		return
	}
	for i := range l.Nodes {
		l.Nodes[i].Clip = l.Body
		l.Nodes[i].Rect.Y -= l.Scroll
	}
	for i := range parts.Cards {
		c := &parts.Cards[i]
		c.rect.Y, c.Picture.Y = c.rect.Y-l.Scroll, c.Picture.Y-l.Scroll
	}
	parts.resumed.lower(-l.Scroll)
}

// headNodes are the program's name and ways to other pages, beside or, to keep it large, below it.
func (m *page) headNodes(r sprites.Rect, u float64) (tools, title []ui.Node, end float64) {
	w, fonts := m.env.App.Words, m.env.App.Fonts
	side := 44 * u
	row, _ := r.CutTop(max(side, 70*u))
	icons := 4*side + 12*u
	name, tag := w.T(key.AppName), w.T(key.AppTagline)
	room := row.W - icons - 8*u
	below := fonts.Width(name, sprites.Bold, 34*u) > room
	if below {
		room = row.W
	}
	size := fonts.Fit(name, sprites.Bold, 40*u, 0, room)
	high := max(size*ui.LineStep, side)
	small := fonts.Fit(tag, sprites.Medium, 17*u, 14*u, row.W-4*u)
	lines := fonts.Wrap(tag, sprites.Medium, small, row.W-3*u)
	title = []ui.Node{
		{ID: "title", Role: ui.RoleHeading, Label: name + ". " + tag, Text: name, Style: ui.Words, Size: size, Bold: true, Accent: true, Align: sprites.Left,
			Rect: sprites.Rect{X: row.X, Y: row.Y - 3*u, W: room, H: high}},
		{ID: "menu.tagline", Role: ui.RoleText, Text: tag, Lines: lines, Style: ui.Words, Size: small, Soft: true, Align: sprites.Left,
			Rect: sprites.Rect{X: row.X + 2*u, Y: row.Y - 3*u + high, W: row.W - 2*u, H: float64(len(lines)) * small * ui.LineStep}},
	}
	end = max(row.Y+row.H, title[1].Rect.Y+title[1].Rect.H)
	x, y := row.X+row.W-icons, row.Y-3*u+(high-side)/2
	if below {
		x, y = row.X-8*u, end+4*u
		end = y + side
	}
	add := func(id, label, icon string, press func()) {
		tools = append(tools, ui.Node{ID: id, Role: ui.RoleButton, Label: label, Icon: icon, Style: ui.QuietButton, Size: 19 * u,
			Rect: sprites.Rect{X: x, Y: y, W: side, H: side}, Press: press})
		x += side + 4*u
	}
	icon := "sound"
	if !m.env.Prefs.Settings.Sound {
		icon = "mute"
	}
	add("menu.sound", w.T(key.SettingsSound), icon, m.env.Prefs.ToggleSound)
	add("menu.games", w.T(key.MenuGames), "folder", func() { m.env.App.Push(m.env.Open.Library()) })
	add("menu.statistics", w.T(key.MenuStatistics), "statistics", func() { m.env.App.Push(m.env.Open.Statistics()) })
	add("menu.settings", w.T(key.MenuSettings), "settings", func() { m.env.App.Push(m.env.Open.Settings()) })
	return tools, title, end
}

func (m *page) Draw(p *sprites.Painter, l *ui.Layout) {
	parts := l.Parts.(*Parts)
	m.drawContinue(p, &parts.resumed)
	for i := range parts.Cards {
		m.drawCard(p, &parts.Cards[i])
	}
}
