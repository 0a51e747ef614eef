package ui

import (
	"cmp"

	"tidepool/locale/key"
	"tidepool/sprites"
)

// A Page is the common shape of most pages: a head with the back button and the title, a body that scrolls if
// necessary, and a foot with the main action.
type Page struct {
	// ID is the scene's name.
	ID  string
	App *App
	// At is the page's address, "" for none.
	At string
	// Most is the greatest width, in logical pixels at the usual text size; 0 means the width of one column.
	Most float64
	// Aside is the share of the width for a picture beside the page, used where there is room; 0 for none.
	Aside float64
}

// Name implements [Scene].
func (p *Page) Name() string { return p.ID }

// Route implements [Routed].
func (p *Page) Route() string { return p.At }

// Back leaves the page.
func (p *Page) Back() { p.App.Pop() }

const (
	pageWidth = 620 // logical pixels at the usual size of text
	// TwoColumns is the greatest width of a page with two columns.
	TwoColumns = 1040
)

// Lay puts head, body and foot together. body fills a column of the width it is given; foot may be nil.
func (p *Page) Lay(f Frame, title string, body func(*Column), foot func(*Column)) Layout {
	u := f.Text
	pad := min(20*u, f.W*0.05)
	most := cmp.Or(p.Most, pageWidth)
	w := min(f.Safe.W-2*pad, most*u)
	x := f.Safe.X + (f.Safe.W-w)/2
	var l Layout
	if p.Aside > 0 && f.Wide() && f.Safe.W >= 960*u {
		side := f.Safe.W * p.Aside
		w = min(f.Safe.W-side-4*pad, most*u)
		left := max(pad, (f.Safe.W-side-w-2*pad)/2)
		l.Picture = sprites.Rect{X: f.Safe.X + left, Y: f.Safe.Y + pad, W: side, H: f.Safe.H - 2*pad}
		x = l.Picture.X + side + 2*pad
	}
	head := min(64*u, max(64, 0.17*f.H)) // smaller in a low window
	l.Nodes = p.head(sprites.Rect{X: x, Y: f.Safe.Y + 6*u, W: w, H: head - 6*u}, u, title)
	l.Body = sprites.Rect{X: x - pad, Y: f.Safe.Y + head, W: w + 2*pad, H: f.Safe.H - head}
	var last []Node
	if foot != nil {
		last = p.foot(f, &l, sprites.Rect{X: x, W: w}, foot)
	}
	c := newColumn(p.App, f, sprites.Rect{X: x, Y: l.Body.Y + 8*u, W: w})
	c.Picture, c.body = l.Picture, l.Body
	body(c)
	l.Excess = max(0, c.Y+8*u-(l.Body.Y+l.Body.H))
	l.Scroll = min(f.Scroll, l.Excess)
	for _, n := range c.Nodes {
		n.Rect.Y -= l.Scroll
		n.Clip = l.Body
		l.Nodes = append(l.Nodes, n)
	}
	l.Nodes = append(l.Nodes, last...)
	return l
}

// DrawGroups draws the sheets of [Column.Groups], given by their places before scrolling.
func (p *Page) DrawGroups(on *sprites.Painter, l *Layout, sheets []sprites.Rect) {
	u := p.App.Frame().Text
	on.Clipped(l.Body, func() {
		for _, r := range sheets {
			r.Y -= l.Scroll
			DrawPanel(on, r, 18*u, on.Theme.Panel.Alpha(0.7))
		}
	})
}

func (p *Page) foot(f Frame, l *Layout, r sprites.Rect, fill func(*Column)) []Node {
	c := newColumn(p.App, f, r)
	fill(c)
	h := c.Y + 8*f.Text
	l.Body.H -= h
	for i := range c.Nodes {
		c.Nodes[i].Rect.Y += f.Safe.Y + f.Safe.H - h + 4*f.Text
	}
	return c.Nodes
}

func (p *Page) head(r sprites.Rect, u float64, title string) []Node {
	side := min(48*u, r.H)
	y := r.Y + (r.H-side)/2
	lines, size := SetTitle(p.App.Fonts, title, 26*u, r.W-side-12*u, r.H)
	return []Node{
		{ID: "back", Role: RoleButton, Label: p.App.Words.T(key.Back), Icon: "back", Text: "", Style: QuietButton, Size: 20 * u,
			Rect: sprites.Rect{X: r.X - 8*u, Y: y, W: side, H: side}, Press: p.App.Pop},
		{ID: "title", Role: RoleHeading, Label: title, Lines: lines, Style: Words, Size: size, Bold: true, Align: sprites.Left,
			Rect: sprites.Rect{X: r.X + side, Y: r.Y, W: r.W - side, H: r.H}},
	}
}

// Draw draws lines where the body is cut off.
func (p *Page) Draw(paint *sprites.Painter, l *Layout) { DrawCuts(paint, l, l.Body) }

// DrawCuts draws lines as wide as a panel where the body is cut off.
func DrawCuts(p *sprites.Painter, l *Layout, panel sprites.Rect) {
	line := sprites.Rect{X: panel.X, Y: l.Body.Y - 1, W: panel.W, H: 1.5}
	if l.Scroll > 0 {
		p.Box(line, 0, p.Theme.Line)
	}
	if line.Y = l.Body.Y + l.Body.H; l.Scroll < l.Excess {
		p.Box(line, 0, p.Theme.Line)
	}
}
