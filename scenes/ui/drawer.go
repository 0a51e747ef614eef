package ui

import (
	"cmp"
	"slices"

	"tidepool/locale/key"
	"tidepool/sprites"
)

// A Drawer is a sheet that rises from the lower edge, or lies beside its subject, and leaves the subject
// visible. It can be pulled up as far as it has contents, or put away.
type Drawer struct {
	Sheet // its Width is the greatest below the subject
}

// A Low sheet leaves what is above it visible.
type Low interface {
	// Shade is how dark the rest is, 0 to 1. Rise is how far below its place the sheet starts, in logical pixels.
	Shade(l *Layout) float64
	Rise(l *Layout) float64
}

// Measures of a drawer, in logical pixels at the usual size of text.
const (
	drawerWidth = 520
	dockedWidth = 190 // least width of a drawer beside its subject
	drawerDrops = 90  // how far a finger can pull it down; half of that puts it away
	grip        = 16
	moreHigh    = 30   // of the button that shows that there is more
	mostHidden  = 0.04 // of the subject's height
)

// Shade implements [Low]: the farther the drawer is pulled up, the darker.
func (d *Drawer) Shade(l *Layout) float64 {
	if l.Excess <= 0 {
		return 0
	}
	return 0.35 * min(max(l.Scroll, 0)/l.Excess, 1)
}

// Rise implements [Low].
func (d *Drawer) Rise(l *Layout) float64 { return min(l.Panel.H, 160) }

// Lay fills a column and puts the panel round it, covering as little of clear as possible. fill returns the end of what
// must be in sight; more is shown as long as it hides little of clear. Where there is more, a button says so.
func (d *Drawer) Lay(f Frame, clear sprites.Rect, fill func(*Column) (must float64)) Layout {
	u := f.Text
	w, x, beside := d.across(f, clear)
	pad := min(20*u, w*0.05)
	c := newColumn(d.App, f, sprites.Rect{W: w - 2*pad})
	must := fill(c)
	h := c.Y + 2*pad - c.Gap + grip*u
	bottom, most := f.Safe.Y+f.Safe.H, f.Safe.H-12
	enough := most
	if clear.W > 0 && !beside {
		enough = bottom - clear.Y - clear.H - 4
		if d.Flip {
			enough = clear.Y - f.Safe.Y - 4
		}
		enough = min(enough+clear.H*mostHidden, most)
	}
	peeks := h
	if h > enough {
		around := (grip+4+moreHigh)*u + pad
		peeks = min(h, around+fold(c.Nodes, must, enough-around, most*0.6-around))
	}
	tall := min(h, most)
	l := Layout{Nodes: c.Nodes, Excess: max(0, h-peeks), Drop: drawerDrops}
	l.Scroll = min(max(f.Scroll, -l.Drop), l.Excess)
	shown := min(tall, peeks+max(l.Scroll, 0))
	up := max(0, l.Scroll-(tall-peeks)) // scrolled after reaching full height
	l.Panel = sprites.Rect{X: x, Y: bottom - shown - min(l.Scroll, 0), W: w, H: shown}
	if d.Flip {
		l.Panel.Y = f.Safe.Y + min(l.Scroll, 0)
	}
	window := l.Panel.Inset(2)
	var more []Node
	if l.Excess-l.Scroll > 4 {
		more, window = d.more(window, u, l.Excess)
	}
	for i := range l.Nodes {
		n := &l.Nodes[i]
		n.Rect.X += x + pad
		n.Rect.Y += l.Panel.Y + pad + grip*u - up
		if h > shown {
			n.Clip = window
		}
	}
	l.Nodes = append(l.Nodes, more...)
	if d.Flip {
		FlipNodes(l.Nodes, l.Panel.Center())
	}
	return l
}

// fold returns where a drawer is cut at first, always between rows: as far down as enough. If must lies further, then up to
// must as far as most allows, and even beyond most until half of must is in sight.
func fold(nodes []Node, must, enough, most float64) (end float64) {
	var ends []float64
	for i := range nodes {
		ends = append(ends, nodes[i].Rect.Y+nodes[i].Rect.H)
	}
	slices.Sort(ends)
	for _, e := range ends {
		cuts := func(n Node) bool { return n.Rect.Y < e-1 && n.Rect.Y+n.Rect.H > e+1 }
		if !slices.ContainsFunc(nodes, cuts) && (e <= enough || end < must-1 && (e <= most || end < must/2)) {
			end = e
		}
	}
	return end
}

// more returns the button that pulls the drawer up, at its lower edge, and the rest of the window above it.
func (d *Drawer) more(window sprites.Rect, u, excess float64) ([]Node, sprites.Rect) {
	at, rest := window.CutBottom(moreHigh * u)
	if d.Flip {
		_, rest = window.CutTop(moreHigh * u)
	}
	return []Node{{ID: d.ID + ".more", Role: RoleButton, Label: d.App.Words.T(key.BoardMore), Text: d.App.Words.T(key.BoardMore), Icon: "unfold", Style: QuietButton, Bold: true,
		Size: 15 * u, Align: sprites.Middle, Rect: at, Press: func() { d.App.Scrolling.To(excess) }}}, rest
}

// Beside reports whether the drawer lies beside clear, not below it.
func (d *Drawer) Beside(f Frame, clear sprites.Rect) bool {
	_, _, beside := d.across(f, clear)
	return beside
}

// across returns a drawer's width and left edge, and whether it fits beside clear.
func (d *Drawer) across(f Frame, clear sprites.Rect) (w, x float64, beside bool) {
	u := f.Text
	left, right := f.Safe.X, f.Safe.X+f.Safe.W
	room := right - clear.X - clear.W - 24
	if d.Flip {
		room = clear.X - left - 24
	}
	if f.Wide() && clear.W > 0 && room >= dockedWidth*u {
		if w = min(room, drawerWidth*u); d.Flip {
			return w, left + 12, true
		}
		return w, right - 12 - w, true
	}
	w = min(f.Safe.W, cmp.Or(d.Width, drawerWidth)*u)
	return w, f.Safe.X + (f.Safe.W-w)/2, false
}

// Draw implements [Scene].
func (d *Drawer) Draw(p *sprites.Painter, l *Layout) {
	const over = 40 // beyond the screen's edge, to hide the lower round corners
	r := l.Panel
	r.H += over
	c, u := r.Center().X, d.App.frame.Text
	handle := sprites.Rect{X: c - 22*u, Y: r.Y + 8*u, W: 44 * u, H: 5 * u}
	if d.Flip {
		r.Y -= over
		handle.Y = l.Panel.Y + l.Panel.H - 13*u
	}
	p.Shade(r, 22, 0, 24, p.Theme.Shadow.Alpha(0.45))
	DrawPanel(p, r, 22, p.Theme.Panel)
	p.Box(handle, handle.H/2, p.Theme.Line)
}
