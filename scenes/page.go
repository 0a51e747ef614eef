package scenes

import (
	"cmp"

	"tidepool/locale"
	"tidepool/sprites"
)

// A page is the common shape of menus' inner scenes: a head with the way back
// and the title, a body that scrolls if it must, and a foot with the main
// action.
type page struct {
	env    *Env
	scroll float64
	excess float64 // how much of the body does not fit
	body   sprites.Rect
	// most is how wide the page may be at the usual size of text; 0 is as
	// wide as one column reads well.
	most float64
	// picture is where a picture beside the page goes, in windows with room
	// for one; aside is the share of the width it wants, 0 for none.
	picture sprites.Rect
	aside   float64
	// frame and words are those of the last layout.
	frame Frame
	words *locale.Locale
}

// Scroll moves the body.
func (p *page) Scroll(dy float64) { p.scroll = min(max(p.scroll+dy, 0), p.excess) }

// Back leaves the page.
func (p *page) Back() { p.env.app.Pop() }

const pageWidth = 620 // logical pixels at the usual size of text

// lay puts head, body and foot together. body fills a column of the width it
// is given; foot may be nil.
func (p *page) lay(f Frame, title string, body func(*column), foot func(*column)) []Node {
	u := f.Text
	pad := min(20*u, f.W*0.05)
	most := cmp.Or(p.most, pageWidth)
	w := min(f.Safe.W-2*pad, most*u)
	x := f.Safe.X + (f.Safe.W-w)/2
	p.picture = sprites.Rect{}
	if p.aside > 0 && f.Wide() && f.Safe.W >= 960*u {
		side := f.Safe.W * p.aside
		w = min(f.Safe.W-side-4*pad, most*u)
		left := max(pad, (f.Safe.W-side-w-2*pad)/2)
		p.picture = sprites.Rect{X: f.Safe.X + left, Y: f.Safe.Y + pad, W: side, H: f.Safe.H - 2*pad}
		x = p.picture.X + side + 2*pad
	}
	head := min(64*u, max(64, 0.17*f.H)) // a low window needs its height
	nodes := p.head(sprites.Rect{X: x, Y: f.Safe.Y + 6*u, W: w, H: head - 6*u}, u, title)
	p.body = sprites.Rect{X: x - pad, Y: f.Safe.Y + head, W: w + 2*pad, H: f.Safe.H - head}
	var last []Node
	if foot != nil {
		c := newColumn(p.env, f, sprites.Rect{X: x, W: w})
		foot(c)
		h := c.y + 8*u
		p.body.H -= h
		for _, n := range c.nodes {
			n.Rect.Y += f.Safe.Y + f.Safe.H - h + 4*u
			last = append(last, n)
		}
	}
	c := newColumn(p.env, f, sprites.Rect{X: x, Y: p.body.Y + 8*u, W: w})
	body(c)
	p.excess = max(0, c.y+8*u-(p.body.Y+p.body.H))
	p.hold(f, c.nodes)
	p.scroll = min(p.scroll, p.excess)
	for _, n := range c.nodes {
		n.Rect.Y -= p.scroll
		n.Clip = p.body
		nodes = append(nodes, n)
	}
	return append(nodes, last...)
}

// hold keeps what was pressed last where it is when the size of text or the
// language changes, so that it can be pressed again. The nodes are those of
// the page before it is scrolled.
func (p *page) hold(f Frame, nodes []Node) {
	same := p.words == nil || p.words == p.env.Words && p.frame.Text == f.Text
	p.frame, p.words = f, p.env.Words
	if same {
		return
	}
	before := p.env.app.topLayer().find(p.env.app.acted)
	if before == nil || !before.hit(before.Rect.Center()) {
		return
	}
	for i := range nodes {
		if nodes[i].ID == before.ID {
			p.scroll = min(max(nodes[i].Rect.Center().Y-before.Rect.Center().Y, 0), p.excess)
		}
	}
}

// head is the way back and the title.
func (p *page) head(r sprites.Rect, u float64, title string) []Node {
	side := min(48*u, r.H)
	y := r.Y + (r.H-side)/2
	lines, size := setTitle(p.env.Fonts, title, 26*u, r.W-side-12*u, r.H)
	return []Node{
		{ID: "back", Role: RoleButton, Label: p.env.Words.T("back"), Icon: "back", Text: "", Style: QuietButton, Size: 20 * u,
			Rect: sprites.Rect{X: r.X - 8*u, Y: y, W: side, H: side}, Press: p.env.app.Pop},
		{ID: "title", Role: RoleHeading, Label: title, Lines: lines, Style: Words, Size: size, Bold: true, Align: sprites.Left,
			Rect: sprites.Rect{X: r.X + side, Y: r.Y, W: r.W - side, H: r.H}},
	}
}

// Draw draws the lines where the body is cut off.
func (p *page) Draw(paint *sprites.Painter) {
	line := sprites.Rect{X: p.body.X, Y: p.body.Y - 1, W: p.body.W, H: 1.5}
	if p.scroll > 0 {
		paint.Box(line, 0, paint.Theme.Line)
	}
	if p.scroll < p.excess {
		line.Y = p.body.Y + p.body.H
		paint.Box(line, 0, paint.Theme.Line)
	}
}
