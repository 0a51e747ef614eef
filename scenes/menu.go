package scenes

import (
	"slices"

	"tidepool/match/shelf"
	"tidepool/sprites"
)

// menuScene is the first page: the five games as cards, and the way back to
// the game that was left.
type menuScene struct {
	env            *Env
	frame          Frame
	cards          []menuCard
	title          sprites.Rect
	resume         *shelf.Summary
	strips         bool // cards are strips
	terse          bool // cards say the names only
	scroll, excess float64
	clip           sprites.Rect
}

// A menuCard is one game: its picture over its words, or beside them where
// the cards are strips.
type menuCard struct {
	game string
	rect sprites.Rect
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

// Layout implements Scene.
func (m *menuScene) Layout(f Frame) []Node {
	m.frame = f
	m.findResume()
	u := f.Text
	pad := min(24*u, f.W*0.04)
	r := f.Safe.Inset(pad)
	head, body := r.CutTop(70 * u)
	nodes := m.headNodes(head, u)
	m.clip = sprites.Rect{X: 0, Y: body.Y, W: f.W, H: f.H - body.Y}
	y := body.Y + 6*u - m.scroll
	if m.resume != nil {
		w := min(body.W, 640*u)
		nodes = append(nodes, m.resumeNode(sprites.Rect{X: body.X + (body.W-w)/2, Y: y, W: w, H: 66 * u}, u))
		y += 82 * u
	}
	end := m.placeCards(sprites.Rect{X: body.X, Y: y, W: body.W, H: body.Y + body.H - y}, u)
	m.excess = max(0, end+m.scroll-(body.Y+body.H))
	if m.scroll > m.excess {
		m.scroll = m.excess
		return m.Layout(f)
	}
	for _, c := range m.cards {
		game := m.env.Game(c.game)
		nodes = append(nodes, Node{ID: "menu.game." + c.game, Role: RoleButton, Label: m.env.Words.T("menu.play", "game", m.env.GameName(c.game)),
			Rect: c.rect, Clip: m.clip, Press: func() { m.env.app.Push(newNewGame(m.env, game)) }})
	}
	return nodes
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

func (m *menuScene) headNodes(r sprites.Rect, u float64) []Node {
	w := m.env.Words
	side := 52 * u
	y := r.Y + (r.H-side)/2
	var nodes []Node
	x := r.X + r.W
	add := func(id, label, icon string, press func()) {
		x -= side + 4*u
		nodes = append(nodes, Node{ID: id, Role: RoleButton, Label: label, Icon: icon, Style: QuietButton, Size: 19 * u,
			Rect: sprites.Rect{X: x, Y: y, W: side, H: side}, Press: press})
	}
	add("menu.settings", w.T("menu.settings"), "settings", func() { m.env.app.Push(newSettings(m.env)) })
	add("menu.games", w.T("menu.games"), "folder", func() { m.env.app.Push(newSaved(m.env)) })
	icon := "sound"
	if !m.env.Settings.Sound {
		icon = "mute"
	}
	add("menu.sound", w.T("settings.sound"), icon, m.env.ToggleSound)
	m.title = sprites.Rect{X: r.X, Y: r.Y, W: x - r.X - 8*u, H: r.H}
	nodes = append(nodes, Node{ID: "title", Role: RoleHeading, Label: w.T("app.name") + ". " + w.T("app.tagline"), Rect: m.title})
	slices.Reverse(nodes) // from left to right
	return nodes
}

func (m *menuScene) resumeNode(r sprites.Rect, u float64) Node {
	g := m.resume
	names := savedNames(m.env.Words, *g)
	w := m.env.Words
	about := w.T("menu.continue.about", "game", m.env.GameName(g.Game.Info().ID), "first", names[0], "second", names[1], "n", g.Ply)
	about = w.T("menu.continue") + " · " + about
	size := 17 * u
	return Node{ID: "menu.continue", Role: RoleButton, Label: about, Rect: r, Style: MainButton, Size: size, Icon: "play",
		Text: m.env.Fonts.Shorten(about, sprites.Bold, size, r.W-70*u), Clip: m.clip,
		Press: func() { m.env.OpenSaved(g.ID) }}
}

// placeCards lays out the games as large as they fit, in two to five columns
// or one, and returns where they end.
func (m *menuScene) placeCards(r sprites.Rect, u float64) float64 {
	n := len(m.env.Games)
	gap := 18 * u
	columns := 1
	best := 0.0
	for c := 1; c <= min(n, 3); c++ {
		w := (r.W - gap*float64(c-1)) / float64(c)
		rows := (n + c - 1) / c
		h := min((r.H-gap*float64(rows-1))/float64(rows), w*0.86)
		if area := min(w, h*1.45); w >= 150*u && area > best*1.02 {
			best, columns = area, c
		}
	}
	rows := (n + columns - 1) / columns
	w := min((r.W-gap*float64(columns-1))/float64(columns), 460*u)
	h := (r.H - gap*float64(rows-1)) / float64(rows)
	if m.strips = columns == 1; m.strips {
		w = min(r.W, 560*u)
		gap = 12 * u
		h = min(max((r.H-gap*float64(rows-1))/float64(rows), 104*u), w*0.42)
	} else {
		h = min(max(h, min(w*0.55, 170*u)), w*0.86)
	}
	total := float64(rows)*(h+gap) - gap
	y := r.Y + max(0, (r.H-total)*0.4)
	m.cards = m.cards[:0]
	for i, g := range m.env.Games {
		row, col := i/columns, i%columns
		inRow := min(columns, n-row*columns)
		x := r.X + (r.W-float64(inRow)*(w+gap)+gap)/2 + float64(col)*(w+gap)
		m.cards = append(m.cards, menuCard{g.Info().ID, sprites.Rect{X: x, Y: y + float64(row)*(h+gap), W: w, H: h}})
	}
	m.terse = slices.ContainsFunc(m.cards, func(c menuCard) bool { return !m.hasRoom(c) })
	return y + total
}

// Draw implements Scene.
func (m *menuScene) Draw(p *sprites.Painter) {
	u := m.frame.Text
	name := m.env.Words.T("app.name")
	size := p.Fonts.Fit(name, sprites.Bold, 40*u, 24*u, m.title.W)
	x, y := m.title.X, m.title.Y+m.title.H/2
	tag := m.env.Words.T("app.tagline")
	if small := p.Fonts.Fit(tag, sprites.Medium, 17*u, 14*u, m.title.W); p.Fonts.Width(tag, sprites.Medium, small) <= m.title.W {
		y -= m.title.H * 0.14
		p.Text(tag, x+2*u, y+size*0.85, small, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
	p.Text(name, x, y, size, sprites.Bold, sprites.Left, p.Theme.Main)
	p.Clipped(m.clip, func() {
		for _, c := range m.cards {
			m.drawCard(p, c)
		}
	})
}

func (m *menuScene) drawCard(p *sprites.Painter, c menuCard) {
	id := "menu.game." + c.game
	r := c.rect
	down, over := m.env.app.pressed == id, m.env.app.over == id
	if down {
		r = r.Inset(2)
	}
	radius := 20 * m.frame.Text
	p.Shade(r, radius, 4, 12, p.Theme.Shadow.Alpha(0.2))
	_, words := m.about(c)
	if m.strips {
		m.drawStrip(p, c, r, radius)
	} else {
		drawCover(p, c.game, r, radius, words)
		m.drawCardWords(p, c, r)
	}
	switch {
	case down:
		p.Frame(r, radius, 3, p.Theme.Main)
	case over:
		p.Frame(r, radius, 3, p.Theme.Lit)
	}
}

// drawStrip draws a card as wide as the page: the picture at the left.
func (m *menuScene) drawStrip(p *sprites.Painter, c menuCard, r sprites.Rect, radius float64) {
	u := m.frame.Text
	p.Box(r, radius, p.Theme.Panel)
	pic, words := r.CutLeft(min(r.H*1.35, r.W*0.46))
	d := sprites.CoverArt(c.game)
	k := max(pic.W/d.W, pic.H/d.H)
	p.Soon(sprites.RoundedLeft(d, pic.W/k, pic.H/k, radius/k), pic.Center(), pic.W)
	p.Frame(r, radius, 1.5, p.Theme.Ink.Alpha(0.25))
	words.X, words.W = words.X+14*u, words.W-24*u
	name := m.env.GameName(c.game)
	size := p.Fonts.Fit(name, sprites.Bold, 22*u, 12*u, words.W)
	lines := p.Fonts.Wrap(m.env.Words.T("about."+c.game), sprites.Medium, 15*u, words.W)
	if room := int((words.H - size*1.6 - 10*u) / (19 * u)); len(lines) > room {
		lines = nil
	}
	y := words.Center().Y - 19*u*float64(len(lines))/2
	p.Text(name, words.X, y, size, sprites.Bold, sprites.Left, p.Theme.Ink)
	for i, line := range lines {
		p.Text(line, words.X, y+size*0.5+(15+19*float64(i))*u, 15*u, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}

// about is what a card says below the game's name, in as many lines as it
// takes, and how high name and lines are together. Where one card has no room
// for its lines none has any.
func (m *menuScene) about(c menuCard) (lines []string, h float64) {
	if m.terse {
		return nil, min(44*m.frame.Text, c.rect.H*0.5)
	}
	return m.described(c)
}

// described is what a card says, and how high that is, if there is room.
func (m *menuScene) described(c menuCard) (lines []string, h float64) {
	u := m.frame.Text
	lines = m.env.Fonts.Wrap(m.env.Words.T("about."+c.game), sprites.Medium, 15*u, c.rect.W-32*u)
	return lines, (48 + 19*float64(len(lines))) * u
}

// hasRoom reports whether a card has room for what it says.
func (m *menuScene) hasRoom(c menuCard) bool {
	_, h := m.described(c)
	return h <= c.rect.H*0.62
}

func (m *menuScene) drawCardWords(p *sprites.Painter, c menuCard, r sprites.Rect) {
	u := m.frame.Text
	lines, h := m.about(c)
	pad := 16 * u
	y := r.Y + r.H - h
	name := m.env.GameName(c.game)
	size := p.Fonts.Fit(name, sprites.Bold, min(23*u, h*0.5), 12*u, r.W-2*pad)
	p.Text(name, r.X+pad, y+22*u, size, sprites.Bold, sprites.Left, p.Theme.Ink)
	for i, line := range lines {
		p.Text(line, r.X+pad, y+(46+19*float64(i))*u, 15*u, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}

// drawCover draws a card: the game's picture above and paper for words below.
func drawCover(p *sprites.Painter, game string, r sprites.Rect, radius, words float64) {
	p.Box(r, radius, p.Theme.Panel)
	pic := sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - words}
	d := sprites.CoverArt(game)
	w := max(pic.W, pic.H*d.W/d.H)
	p.Soon(sprites.Rounded(d, pic.W/w*d.W, pic.H/w*d.W, radius/w*d.W), pic.Center(), pic.W)
	p.Frame(r, radius, 1.5, p.Theme.Ink.Alpha(0.25))
}
