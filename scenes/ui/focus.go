package ui

import (
	"math"
	"slices"

	"tidepool/sprites"
)

// A Focus is the node that the keyboard acts on.
type Focus struct {
	app      *App
	id       string
	shown    bool   // the keyboard was used last, so the focus is visible
	told     string // the focus last reported to the observer
	revealed string // the node to scroll to next
	// first means that the program has chosen the focus, as a page had none, and chooses again as more of the
	// page comes.
	first bool
}

// shownID returns the focus while the keyboard is in use, and "" otherwise.
func (f *Focus) shownID() string {
	if !f.shown {
		return ""
	}
	return f.id
}

// On moves the focus to a node of the top scene and shows it.
func (f *Focus) On(id string) {
	if f.id != id {
		f.app.Changed() // some things are visible only while they have the focus
	}
	f.id, f.shown, f.first = id, true, false
	f.app.redraw = true
	f.reveal(f.app.topLayer().find(id))
}

func (f *Focus) hide() {
	if f.shown {
		f.app.Changed()
	}
	f.shown, f.app.redraw = false, true
}

func (f *Focus) reveal(n *Node) {
	if n == nil || n.Clip.W == 0 || n.Clip.Contains(n.Rect) {
		return
	}
	by := n.Rect.Y + n.Rect.H - n.Clip.Y - n.Clip.H + 8
	if n.Rect.Y < n.Clip.Y {
		by = n.Rect.Y - n.Clip.Y - 8
	}
	if n.Flip {
		by = -by
	}
	f.app.Scrolling.by(by)
}

func (f *Focus) revealWanted() {
	if f.revealed == "" || len(f.app.layers) == 0 {
		return
	}
	n := f.app.topLayer().find(f.revealed)
	f.revealed = ""
	f.reveal(n)
}

func (f *Focus) cycle(step int) {
	l := f.app.topLayer()
	nodes := l.laid.Nodes
	n := len(nodes)
	at := slices.IndexFunc(nodes, func(n Node) bool { return f.id != "" && n.ID == f.id }) // some nodes have no ID
	if at < 0 {
		if first := slices.IndexFunc(nodes, func(n Node) bool { return n.First }); first >= 0 && step > 0 {
			at = first - 1
		} else if step < 0 {
			at = 0
		}
	}
	l.stops.find(nodes, f.id)
	for i := 1; i <= n; i++ {
		j := ((at+step*i)%n + n) % n
		if l.stops.has(&nodes[j]) {
			f.On(nodes[j].ID)
			return
		}
	}
}

func (f *Focus) steer(dx, dy float64) {
	l := f.app.topLayer()
	nodes := l.laid.Nodes
	here := l.find(f.id)
	if here == nil || !f.shown {
		id := f.id
		if here == nil {
			id = firstFocus(nodes)
		}
		f.On(id)
		return
	}
	best, least := "", math.Inf(1)
	for i := range nodes {
		n := &nodes[i]
		if n.ID == here.ID || !n.Operable() {
			continue
		}
		if d, ok := distance(here.Rect, n.Rect, dx, dy); ok && d < least {
			best, least = n.ID, d
		}
	}
	if best != "" {
		f.On(best)
	}
}

// distance returns how far b is from a in a direction. Sideways distance counts more, so that the focus keeps to rows.
func distance(a, b sprites.Rect, dx, dy float64) (float64, bool) {
	p, q := a.Center(), b.Center()
	x, y := q.X-p.X, q.Y-p.Y
	along := x*dx + y*dy
	across := math.Abs(x*dy) + math.Abs(y*dx)
	if along < 4 {
		return 0, false
	}
	half := (a.W+b.W)/2*math.Abs(dy) + (a.H+b.H)/2*math.Abs(dx)
	return along + 2.5*max(0, across-half*0.9) + across*0.3, true
}

// choose puts the focus on a page's first node, unless somebody has moved it.
func (f *Focus) choose(l *layer) {
	if f.shown && (f.first || l.find(f.id) == nil) {
		f.id, f.first = firstFocus(l.laid.Nodes), true
	}
}

func firstFocus(nodes []Node) string {
	first := ""
	for i := range nodes {
		n := &nodes[i]
		if !n.Operable() {
			continue
		}
		if n.Style == MainButton || n.Lit || n.First {
			return n.ID
		}
		if first == "" {
			first = n.ID
		}
	}
	return first
}

// Next moves the focus to a node, which may be laid out only later, and scrolls to it. Its visibility stays as it is.
func (f *Focus) Next(id string) { f.id, f.revealed, f.first = id, id, false }

// ID returns the node with the focus, visible or not; "" for none.
func (f *Focus) ID() string { return f.id }
