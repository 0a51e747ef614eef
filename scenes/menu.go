package scenes

import (
	"tidepool/match/shelf"
	"tidepool/sprites"
)

// menuScene is the first page: the five games as cards, and the way back to
// the game that was left.
type menuScene struct {
	env            *Env
	frame          Frame
	cards          []menuCard
	resume         *shelf.Summary
	scroll, excess float64
	chosen         chosenLook
}

// NewMenu returns the first scene.
func NewMenu(env *Env) Scene { return &menuScene{env: env} }

// Name implements Scene.
func (m *menuScene) Name() string { return "menu" }

// Back implements Scene.
func (m *menuScene) Back() {
	if m.env.CanQuit {
		m.env.app.Quit()
	}
}

// Scroll implements Scroller.
func (m *menuScene) Scroll(dy float64) { m.scroll = min(max(m.scroll+dy, 0), m.excess) }

// Layout implements Scene. The page scrolls as a whole where it is too high.
// The way back to a game and the games come first, which is what Tab is for.
func (m *menuScene) Layout(f Frame) []Node {
	m.frame = f
	m.findResume()
	u := f.Text
	r := f.Safe.Inset(min(24*u, f.W*0.04))
	tools, title, y := m.headNodes(r, u)
	y += 10 * u
	nodes := title
	if m.resume != nil {
		w := min(r.W, 640*u)
		n := m.resumeNode(sprites.Rect{X: r.X + (r.W-w)/2, Y: y, W: w}, u)
		nodes = append(nodes, n)
		y += n.Rect.H + 16*u
	}
	end := m.placeCards(sprites.Rect{X: r.X, Y: y, W: r.W, H: max(0, r.Y+r.H-y)}, u)
	for i := range m.cards {
		nodes = append(nodes, m.cardNodes(&m.cards[i])...)
	}
	nodes = append(nodes, tools...)
	m.excess = max(0, end-(r.Y+r.H))
	m.scroll = min(m.scroll, m.excess)
	m.unroll(nodes)
	return nodes
}

// unroll moves everything up by as much as the page is scrolled.
func (m *menuScene) unroll(nodes []Node) {
	if m.excess == 0 {
		return
	}
	window := sprites.Rect{W: m.frame.W, H: m.frame.H}
	for i := range nodes {
		nodes[i].Clip = window
		nodes[i].Rect.Y -= m.scroll
	}
	for i := range m.cards {
		m.cards[i].rect.Y -= m.scroll
		m.cards[i].picture.Y -= m.scroll
	}
}

// findResume looks for the game that was played last, if it is unfinished.
func (m *menuScene) findResume() {
	m.resume = nil
	games := m.env.saved().Games
	for i := range games {
		if !games[i].Over() && games[i].Ply > 0 {
			m.resume = &games[i]
			return
		}
	}
}

// headNodes are the name of the program and the ways to other pages, beside
// it or, where it would be small then, below it; and where they end.
func (m *menuScene) headNodes(r sprites.Rect, u float64) (tools, title []Node, end float64) {
	w, fonts := m.env.Words, m.env.Fonts
	side := 52 * u
	row, _ := r.CutTop(max(side, 70*u))
	icons := 3*side + 8*u
	name, tag := w.T("app.name"), w.T("app.tagline")
	room := row.W - icons - 8*u
	below := fonts.Width(name, sprites.Bold, 40*u) > room
	if below {
		room = row.W
	}
	size := fonts.Fit(name, sprites.Bold, 40*u, 0, room)
	small := fonts.Fit(tag, sprites.Medium, 17*u, 14*u, room-1)
	lines := fonts.Wrap(tag, sprites.Medium, small, room)
	title = []Node{
		{ID: "title", Role: RoleHeading, Label: name + ". " + tag, Text: name, Style: Words, Size: size, Bold: true, Accent: true, Align: sprites.Left,
			Rect: sprites.Rect{X: row.X, Y: row.Y - 3*u, W: room, H: size * lineStep}},
		{ID: "menu.tagline", Role: RoleText, Text: tag, Lines: lines, Style: Words, Size: small, Soft: true, Align: sprites.Left,
			Rect: sprites.Rect{X: row.X + 2*u, Y: row.Y - 3*u + size*lineStep, W: room, H: float64(len(lines)) * small * lineStep}},
	}
	end = max(row.Y+row.H, title[1].Rect.Y+title[1].Rect.H)
	x, y := row.X+row.W-icons, row.Y+(row.H-side)/2
	if below {
		x, y = row.X-8*u, end+4*u
		end = y + side
	}
	add := func(id, label, icon string, press func()) {
		tools = append(tools, Node{ID: id, Role: RoleButton, Label: label, Icon: icon, Style: QuietButton, Size: 19 * u,
			Rect: sprites.Rect{X: x, Y: y, W: side, H: side}, Press: press})
		x += side + 4*u
	}
	icon := "sound"
	if !m.env.Settings.Sound {
		icon = "mute"
	}
	add("menu.sound", w.T("settings.sound"), icon, m.env.ToggleSound)
	add("menu.games", w.T("menu.games"), "folder", func() { m.env.app.Push(newSaved(m.env)) })
	add("menu.settings", w.T("menu.settings"), "settings", func() { m.env.app.Push(newSettings(m.env)) })
	return tools, title, end
}

// resumeNode is the way back to the game that was left, as high as its words
// take.
func (m *menuScene) resumeNode(r sprites.Rect, u float64) Node {
	g := m.resume
	names := savedNames(m.env.Words, *g)
	w := m.env.Words
	about := w.T("menu.continue.about", "game", m.env.GameName(g.Game.Info().ID), "first", names[0], "second", names[1], "n", g.Ply)
	about = w.T("menu.continue") + " · " + about
	size := 17 * u
	lines := wrapParts(m.env.Fonts, about, sprites.Bold, size, r.W-70*u)
	r.H = max(66*u, float64(len(lines))*size*lineStep+28*u)
	return Node{ID: "menu.continue", Role: RoleButton, Label: about, Rect: r, Style: MainButton, Size: size, Icon: "play",
		Text: widest(m.env.Fonts, lines, sprites.Bold, size), Lines: lines, Press: func() { m.env.OpenSaved(g.ID) }}
}

// Draw implements Scene.
func (m *menuScene) Draw(p *sprites.Painter) {
	for i := range m.cards {
		m.drawCard(p, &m.cards[i])
	}
}
