package scenes

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites"
)

// hands is what the pointer is doing.
type hands struct {
	pressed  string // the node it went down on
	from     sprites.Point
	last     sprites.Point
	over     string // the node below a mouse that is up
	dragging bool
	paging   bool   // moving the page
	sliding  string // the slider being moved
	swallow  bool   // this press only ended an animation
}

func (a *App) letGo() { a.hands = hands{} }

// point acts on the pointer: a tap acts when it is let go.
func (a *App) point() {
	if len(a.stack) == 0 {
		return
	}
	l := a.stack[len(a.stack)-1]
	if a.in.WheelY != 0 {
		a.scrollBy(-a.in.WheelY * 48)
	}
	if a.in.Pressed {
		a.pressDown(l)
	}
	switch {
	case a.in.Released: // in the tick of the press, if that was slow
		a.letUp(l)
	case a.in.Pressed:
	case a.in.Down && a.in.Moved:
		a.move(l)
	case a.in.Moved && !a.in.Touch:
		a.hover(l)
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

// nameAt is the node that shows at a point, whether it can be pressed or not.
func nameAt(nodes []Node, p sprites.Point) string {
	for i := len(nodes) - 1; i >= 0; i-- {
		if nodes[i].hit(p) {
			return nodes[i].ID
		}
	}
	return ""
}

// hurry ends whatever moves in the top scene, so that a press made meanwhile
// can do what it is meant to. It reports whether anything moved and whether
// the player can have known what is there now: not if another scene has come,
// if something moves on, or if things showed in other places than they are.
func (a *App) hurry(l *layer) (ended, calm bool) {
	t, ok := l.scene.(Ticker)
	if !ok {
		return false, true
	}
	turner, ok := l.scene.(Turner)
	turned := ok && turner.Turning()
	if !t.Hurry() {
		return false, true
	}
	a.Changed()
	a.applyQueue()
	a.layOut()
	return true, !turned && a.topLayer() == l && !t.Busy()
}

func (a *App) hover(l *layer) {
	over := ""
	if n := nodeAt(l.nodes, a.in.At); n != nil {
		over = n.ID
	}
	if over == a.over {
		return
	}
	a.over, a.redraw = over, true
	shape := ebiten.CursorShapeDefault
	if over != "" {
		shape = ebiten.CursorShapePointer
	}
	ebiten.SetCursorShape(shape)
}

func (a *App) pressDown(l *layer) {
	a.hands = hands{from: a.in.At, last: a.in.At}
	a.hideFocus()
	meant := nameAt(l.nodes, a.in.At)
	if ended, calm := a.hurry(l); ended && !(calm && nameAt(l.nodes, a.in.At) == meant && l.find(meant).counts()) {
		a.swallow = true
		return
	}
	n := nodeAt(l.nodes, a.in.At)
	if n == nil || n.ID != a.editID {
		a.stopEditing()
	}
	if n != nil {
		a.pressed = n.ID
	}
}

// hideFocus stops showing the keyboard's focus, and what shows only with it.
func (a *App) hideFocus() {
	if a.focusing {
		a.Changed()
	}
	a.focusing, a.redraw = false, true
}

func (a *App) move(l *layer) {
	d := sprites.Pt(a.in.At.X-a.last.X, a.in.At.Y-a.last.Y)
	a.last = a.in.At
	switch {
	case a.swallow:
	case a.dragging:
		l.scene.(Dragger).DragMove(a.in.At)
		a.redraw = true
	case a.paging:
		a.scrollBy(-d.Y)
	case a.sliding != "":
		a.slideTo(l, a.sliding)
	case math.Hypot(a.in.At.X-a.from.X, a.in.At.Y-a.from.Y) > slop:
		a.wander(l)
	}
}

// wander decides what a press that moves away becomes.
func (a *App) wander(l *layer) {
	n := l.find(a.pressed)
	if d, ok := l.scene.(Dragger); ok && n != nil && n.Drags && d.DragStart(n.ID) {
		a.dragging, a.pressed = true, ""
		d.DragMove(a.in.At)
		a.Changed()
		return
	}
	if n != nil && n.Slide != nil && math.Abs(a.in.At.X-a.from.X) > math.Abs(a.in.At.Y-a.from.Y) {
		a.sliding, a.pressed = n.ID, ""
		a.slideTo(l, n.ID)
		return
	}
	if _, ok := l.scene.(Scroller); ok && (n == nil || n.Clip.W > 0) {
		a.paging, a.pressed, a.redraw = true, "", true
		a.scrollBy(a.from.Y - a.in.At.Y)
	}
}

func (a *App) letUp(l *layer) {
	h := a.hands
	a.letGo()
	a.redraw = true
	under := nodeAt(l.nodes, a.in.At)
	switch {
	case h.dragging:
		id := ""
		if under != nil {
			id = under.ID
		}
		l.scene.(Dragger).DragEnd(id)
		a.Changed()
	case h.pressed != "" && under != nil && under.ID == h.pressed:
		a.slideTo(l, under.ID)
		a.activate(under)
	case h.pressed == "" && !h.swallow && !h.paging:
		a.dismiss(l, h.from)
	}
}

// dismiss closes a sheet beside which a tap began and ended.
func (a *App) dismiss(l *layer, from sprites.Point) {
	if d, ok := l.scene.(Dismissed); ok && d.Beside(from) && d.Beside(a.in.At) {
		l.scene.Back()
		a.Changed()
	}
}

func (a *App) scrollBy(dy float64) {
	if s, ok := a.top().(Scroller); ok && dy != 0 {
		s.Scroll(dy)
		a.Changed()
	}
}

// activate does what pressing a node does.
func (a *App) activate(n *Node) {
	a.acted = n.ID
	if n.Edit != nil {
		a.stopEditing()
		a.editing, a.editID = n.Edit, n.ID
		r := n.Rect
		n.Edit.start(image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H)))
	}
	if n.Press != nil {
		n.Press()
	}
	a.Changed()
}

func (a *App) edit() {
	line := a.editing
	changed, end := line.update()
	if changed {
		a.Changed()
	}
	switch {
	case end == byEnter && line.Enter != nil:
		line.Enter()
		a.Changed()
	case end == byEscape && line.Enter != nil:
		a.stopEditing()
		a.top().Back()
		a.Changed()
	case end != goesOn:
		a.stopEditing()
	}
}

// editNode moves the focus to a field of the top scene and begins to edit it,
// unless the platform has a field of its own there that gets the focus too.
func (a *App) editNode(id string) { a.wanted = id }

// editWanted does what editNode has asked for, when the stack has settled.
func (a *App) editWanted() {
	if a.wanted == "" || len(a.stack) == 0 {
		return
	}
	l := a.stack[len(a.stack)-1]
	n := l.find(a.wanted)
	a.wanted = ""
	if n == nil || n.Edit == nil {
		return
	}
	a.focusOn(l, n.ID)
	a.layOut() // it may only now be where it shows
	if n = l.find(a.focus); n != nil && !a.env.Fields {
		a.activate(n)
	}
}

// at reports whether a node has the focus or is being edited.
func (a *App) at(id string) bool { return a.shownFocus() == id || a.editing != nil && a.editID == id }

// leave takes the focus from a node to where the scene begins.
func (a *App) leave(id string) {
	if a.editID == id {
		a.stopEditing()
	}
	if a.focus == id {
		a.focus = firstFocus(a.stack[len(a.stack)-1].nodes)
	}
	a.Changed()
}

func (a *App) stopEditing() {
	if a.editing != nil {
		a.editing.stop()
		a.editing, a.editID = nil, ""
		a.Changed()
	}
}
