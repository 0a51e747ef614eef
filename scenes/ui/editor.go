package ui

import "image"

// An Editor edits one text field.
type Editor struct {
	app    *App
	line   *TextLine // nil for none
	id     string    // of its node
	wanted string    // the field to edit next
}

func (e *Editor) start(n *Node) {
	e.stop()
	e.line, e.id = n.Edit, n.ID
	r := n.Rect
	n.Edit.start(image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H)))
}

func (e *Editor) update() {
	line := e.line
	changed, end := line.update(&e.app.in)
	if changed {
		e.app.Changed()
	}
	switch {
	case end == byEnter && line.Enter != nil:
		line.Enter()
		e.app.Changed()
	case end == byEscape && line.Enter != nil:
		e.stop()
		e.app.Top().Back()
		e.app.Changed()
	case end != goesOn:
		e.stop()
	}
}

func (e *Editor) stop() {
	if e.line != nil {
		e.line.stop()
		e.line, e.id = nil, ""
		e.app.Changed()
	}
}

// Open moves the focus to a field of the top scene and begins to edit it, unless the platform has its own
// field there, which then gets the focus.
func (e *Editor) Open(id string) { e.wanted = id }

func (e *Editor) begin() {
	a := e.app
	if e.wanted == "" || len(a.layers) == 0 {
		return
	}
	l := a.topLayer()
	n := l.find(e.wanted)
	e.wanted = ""
	if n == nil || n.Edit == nil {
		return
	}
	a.Focus.On(n.ID)
	a.layOut() // the field may have become visible only now
	if n = l.find(a.Focus.id); n != nil && !a.host.ownFields() {
		a.activate(n)
	}
}

// Uses reports whether a node has the focus or is being edited.
func (e *Editor) Uses(id string) bool {
	return e.app.Focus.shownID() == id || e.line != nil && e.id == id
}

// Leave moves the focus from a node to the scene's first focus.
func (e *Editor) Leave(id string) {
	a := e.app
	if e.id == id {
		e.stop()
	}
	if a.Focus.id == id {
		a.Focus.id = firstFocus(a.topLayer().laid.Nodes)
	}
	a.Changed()
}

func (h *Host) ownFields() bool { return h.Fields != nil && h.Fields() }
