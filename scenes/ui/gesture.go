package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites"
)

const slop = 10 // logical pixels a finger may move in a tap

// A Gesture is what the pointer is doing. A tap acts on release.
type Gesture struct {
	app      *App
	pressed  string // the node it went down on
	from     sprites.Point
	last     sprites.Point
	over     string // the node below a mouse whose button is up
	dragged  string // the node being dragged
	paging   bool   // scrolling the page
	sliding  string // the slider being moved
	swallow  bool   // this press only ended an animation
	repeated bool   // this press counts for the node pressed last, which has moved from under the pointer
	held     int    // ticks that a repeating node has been pressed
}

// A press is the last one that activated a node.
type press struct {
	id    string
	at    sprites.Point
	moved bool // by a change of the text size or the language
	left  int  // ticks in which another press at this place counts for the same node if it has moved
}

const (
	holdTicks   = 30 // before a held press acts
	repeatTicks = 8  // until it acts again
	againTicks  = 30 // between presses meant for the same node
)

func (g *Gesture) letGo() { *g = Gesture{app: g.app} }

// breakOff ends what the pointer is doing because another scene comes: what is dragged goes back to where it began.
func (g *Gesture) breakOff(l *layer) {
	h := *g
	if g.letGo(); h.dragged != "" {
		l.scene.(Dragger).DragEnd(h.dragged)
	} else if h.paging {
		l.scroll = max(l.scroll, 0)
	}
}

// Down returns the node being pressed; "" for none.
func (g *Gesture) Down() string { return g.pressed }

// Over returns the node below a mouse whose button is up; "" for none.
func (g *Gesture) Over() string { return g.over }

func (g *Gesture) point() {
	a := g.app
	if len(a.layers) == 0 {
		return
	}
	a.Scrolling.by(-a.in.WheelY)
	l := a.topLayer()
	a.last.left--
	if a.in.Pressed {
		g.pressDown(l)
	}
	switch {
	case a.in.Released: // in the tick of the press, if that tick was slow
		g.letUp(l)
	case a.in.Pressed:
	case a.in.Down && a.in.Moved:
		g.move(l)
	case a.in.Moved && !a.in.Touch:
		g.hover(l)
	}
	if a.in.Down && !a.in.Pressed {
		g.hold(l)
	}
}

func (g *Gesture) hold(l *layer) {
	n := l.find(g.pressed)
	if n == nil || !n.Repeats || !n.Operable() {
		return
	}
	if g.held++; g.held >= holdTicks && (g.held-holdTicks)%repeatTicks == 0 {
		g.app.activate(n)
	}
}

func nodeAt(nodes []Node, p sprites.Point) *Node {
	for i := len(nodes) - 1; i >= 0; i-- {
		if n := &nodes[i]; n.Operable() && n.hit(p) {
			return n
		}
	}
	return nil
}

func nameAt(nodes []Node, p sprites.Point) string {
	for i := len(nodes) - 1; i >= 0; i-- {
		if nodes[i].hit(p) {
			return nodes[i].ID
		}
	}
	return ""
}

// hurry ends any movement in the top scene before a press. It reports whether anything moved, and whether the
// player saw the final places: not if another scene came, or things still move or were turning.
func (a *App) hurry(l *layer) (ended, calm bool) {
	m, ok := l.scene.(Mover)
	if !ok {
		return false, true
	}
	turner, ok := l.scene.(Turner)
	turned := ok && turner.Turning()
	if !m.Hurry() {
		return false, true
	}
	a.Changed()
	a.applyQueue()
	a.layOut()
	return true, !turned && a.topLayer() == l && !m.Busy()
}

func (g *Gesture) hover(l *layer) {
	over := ""
	if n := nodeAt(l.laid.Nodes, g.app.in.At); n != nil {
		over = n.ID
	}
	if over == g.over {
		return
	}
	g.over, g.app.redraw = over, true
	shape := ebiten.CursorShapeDefault
	if over != "" {
		shape = ebiten.CursorShapePointer
	}
	ebiten.SetCursorShape(shape)
}

func (g *Gesture) pressDown(l *layer) {
	a := g.app
	*g = Gesture{app: a, from: a.in.At, last: a.in.At}
	a.Focus.hide()
	meant := nameAt(l.laid.Nodes, a.in.At)
	if ended, calm := a.hurry(l); ended && !(calm && nameAt(l.laid.Nodes, a.in.At) == meant && l.find(meant).counts()) {
		g.swallow = true
		return
	}
	n := nodeAt(l.laid.Nodes, a.in.At)
	if again := g.again(l); again != nil {
		if !again.Operable() { // as at its last step
			g.swallow = true
			return
		}
		n, g.repeated = again, true
	}
	if n == nil || n.ID != a.Editor.id {
		a.Editor.stop()
	}
	if n != nil {
		g.pressed = n.ID
	}
}

// again returns the node pressed a moment ago at the same place if it has moved, as when several clicks make the
// text larger; nil for none.
func (g *Gesture) again(l *layer) *Node {
	a := g.app
	if !a.last.moved || a.last.left <= 0 || far(a.in.At, a.last.at) {
		return nil
	}
	return l.find(a.last.id)
}

func far(a, b sprites.Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) > slop }

func (g *Gesture) move(l *layer) {
	a := g.app
	d := sprites.Pt(a.in.At.X-g.last.X, a.in.At.Y-g.last.Y)
	g.last = a.in.At
	switch {
	case g.swallow:
	case g.dragged != "":
		l.scene.(Dragger).DragMove(a.in.At)
		a.redraw = true
	case g.paging:
		a.Scrolling.drag(-d.Y)
	case g.sliding != "":
		g.slideTo(l, g.sliding)
	case far(a.in.At, g.from):
		g.wander(l)
	}
}

func (g *Gesture) wander(l *layer) {
	a := g.app
	n := l.find(g.pressed)
	if d, ok := l.scene.(Dragger); ok && n != nil && n.Drags && d.DragStart(n.ID) {
		g.dragged, g.pressed = n.ID, ""
		d.DragMove(a.in.At)
		a.Changed()
		return
	}
	if n != nil && n.Style == Slider && math.Abs(a.in.At.X-g.from.X) > math.Abs(a.in.At.Y-g.from.Y) {
		g.sliding, g.pressed = n.ID, ""
		g.slideTo(l, n.ID)
		return
	}
	if scrolls(l) && (n == nil || n.Clip.W > 0) {
		g.paging, g.pressed, a.redraw = true, "", true
		a.Scrolling.drag(g.from.Y - a.in.At.Y)
	}
}

func (g *Gesture) letUp(l *layer) {
	a, h := g.app, *g
	g.letGo()
	a.redraw = true
	under := nodeAt(l.laid.Nodes, a.in.At)
	if h.repeated {
		under = l.find(h.pressed)
	}
	switch {
	case h.dragged != "":
		id := ""
		if under != nil {
			id = under.ID
		}
		l.scene.(Dragger).DragEnd(id)
		a.Changed()
	case h.paging:
		a.Scrolling.letGo(l)
	case h.held >= holdTicks: // it has acted already
	case h.pressed != "" && under != nil && under.ID == h.pressed:
		g.slideTo(l, under.ID)
		a.last = press{id: under.ID, at: a.in.At, left: againTicks}
		a.activate(under)
	case h.pressed == "" && !h.swallow:
		g.dismiss(l, h.from)
	}
}

func (g *Gesture) dismiss(l *layer, from sprites.Point) {
	if d, ok := l.scene.(Dismissable); ok && d.Dismissable() && !l.laid.Panel.Has(from) && !l.laid.Panel.Has(g.app.in.At) {
		l.scene.Back()
		g.app.Changed()
	}
}

func (a *App) activate(n *Node) {
	a.acted = n.ID
	if n.Edit != nil {
		a.Editor.start(n)
	}
	if n.Press != nil {
		n.Press()
		if n.Role != RoleSpot && !n.Heard {
			a.host.Pressed()
		}
	}
	a.Changed()
}
