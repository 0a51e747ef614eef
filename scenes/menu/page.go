package menu

import (
	"math"
	"slices"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type page struct {
	env    *Services
	chosen chosenLook // from the last layout
	// resumes reports that there is a game to resume: a person who may do without descriptions of the games.
	resumes bool
	// games is the list that the others were made from, which may be long and is asked for at every tick.
	games      []shelf.Summary
	unfinished []*shelf.Summary
	awaited    []*shelf.Summary // those with people elsewhere, the last few
	tables     []*shelf.Summary // those at tables to which nobody has come yet
}

// New returns the first scene.
func New(env *Services) ui.Scene { return &page{env: env} }

func (m *page) Name() string { return "menu" }

func (m *page) Back() {
	if m.env.Platform.CanQuit() {
		m.env.App.Push(ui.NewQuestion(m.env.App, m.env.App.Words.T(key.MenuQuit), false, m.env.App.Quit))
	}
}

// Layout implements [ui.Scene]. The whole page scrolls if it is too high. The resume card and the games come
// first in Tab order.
func (m *page) Layout(f ui.Frame) ui.Layout {
	u := f.Text
	r := f.Safe.Inset(min(24*u, f.W*0.04))
	parts := new(Parts)
	// In such a low window all games must be visible before anything else; larger text scrolls.
	low := f.H < 480 && u < 1.01
	g, others := m.resumable()
	m.resumes = g != nil
	aside := 0.0
	icons := 0.0
	if g != nil && low && r.W >= 700*u { // beside the title, so that the games keep their room
		few := m.tools(u)
		m.wordBelow(few, u)
		icons = totalWidth(few, u)
		aside = r.W - icons - 190*u
	}
	tools, title, y := m.headNodes(r, aside, u)
	var words []ui.Node
	switch {
	case aside > 0:
		parts.resumed, words = m.continueNodes(g, others, sprites.Rect{X: r.X + r.W - icons - 8*u - aside, Y: r.Y - 8*u, W: aside}, true, u)
		y = max(y, parts.resumed.rect.Y+parts.resumed.rect.H)
	case g != nil:
		parts.resumed, words = m.resume(g, others, sprites.Rect{X: r.X, Y: y + 10*u, W: r.W, H: r.Y + r.H - y - 10*u}, f.H < 560, u)
		y += parts.resumed.rect.H + 16*u
	}
	y += 10 * u
	cards, end := m.placeCards(sprites.Rect{X: r.X, Y: y, W: r.W, H: max(0, r.Y+r.H-y)}, low, u)
	if wide := m.chosen.wide(u); wide < r.W && aside == 0 { // aligned with the cards
		tools, title, _ = m.headNodes(sprites.Rect{X: r.X + (r.W-wide)/2, Y: r.Y, W: wide, H: r.H}, 0, u)
	}
	nodes := append(m.withWaiting(title, u), words...)
	for i := range cards {
		nodes = append(nodes, m.cardNodes(&cards[i])...)
	}
	nodes = append(nodes, tools...)
	l := ui.Layout{Nodes: nodes, Body: sprites.Rect{W: f.W, H: f.H}, Excess: max(0, math.Floor(end-(r.Y+r.H))), Parts: parts}
	parts.Cards = cards
	l.Scroll = min(f.Scroll, l.Excess)
	scroll(&l, parts)
	parts.More = m.more(&l, u)
	return l
}

// Parts are drawn behind the menu's nodes.
type Parts struct {
	resumed continueCard
	Cards   []Card
	// More is the place of the sign that there is more below the edge; empty for none.
	More sprites.Rect
}

func scroll(l *ui.Layout, parts *Parts) {
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

// DrawOver implements [ui.Foreground]: until the page is scrolled, it shows that there is more below the edge.
func (m *page) DrawOver(p *sprites.Painter, l *ui.Layout) {
	at := l.Parts.(*Parts).More
	if at.W == 0 {
		return
	}
	p.Shade(at, at.W/2, 2, 8, p.Theme.Shadow.Alpha(0.35))
	p.Box(at, at.W/2, p.Theme.Main)
	p.Icon("unfold", at.Center(), at.W*0.6, p.Theme.MainInk)
}

// more returns the place at the lower edge for the sign that there is more: the one nearest to the middle that
// covers no words. If there is none, words cut off by the edge say it themselves.
func (m *page) more(l *ui.Layout, u float64) sprites.Rect {
	if l.Excess < 8 || l.Scroll > 0 {
		return sprites.Rect{}
	}
	side := 40 * min(u, 1.4)
	at := sprites.Rect{Y: l.Body.Y + l.Body.H - side - 6, W: side, H: side}
	room := (l.Body.W-side)/2 - 6
	for dx := 0.0; dx <= room; dx += 4 {
		for _, x := range []float64{dx, -dx} {
			at.X = l.Body.X + (l.Body.W-side)/2 + x
			if !slices.ContainsFunc(l.Nodes, func(n ui.Node) bool { return m.written(&n).Overlaps(at.Inset(-8)) }) {
				return at
			}
		}
	}
	return sprites.Rect{}
}

// written returns the place of a node's words; empty if it has none.
func (m *page) written(n *ui.Node) sprites.Rect {
	if n.Style != ui.Words || len(n.Lines) == 0 {
		return sprites.Rect{}
	}
	r, weight := n.Rect, ui.Weight(n.Bold)
	r.W = m.env.App.Fonts.Width(ui.Widest(m.env.App.Fonts, n.Lines, weight, n.Size), weight, n.Size)
	return r
}

func (m *page) Draw(p *sprites.Painter, l *ui.Layout) {
	parts := l.Parts.(*Parts)
	m.drawContinue(p, &parts.resumed)
	for i := range parts.Cards {
		m.drawCard(p, &parts.Cards[i])
	}
}
