package ui

import "image"

// An editor is the line of text being written into.
type editor struct {
	app    *App
	line   *TextLine // nil for none
	id     string    // of its node
	wanted string    // the field to be edited next
}

// start begins to edit a field.
func (e *editor) start(n *Node) {
	e.stop()
	e.line, e.id = n.Edit, n.ID
	r := n.Rect
	n.Edit.start(image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H)))
}

// update runs one tick of editing.
func (e *editor) update() {
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

func (e *editor) stop() {
	if e.line != nil {
		e.line.stop()
		e.line, e.id = nil, ""
		e.app.Changed()
	}
}

// Edit moves the focus to a field of the top scene and begins to edit it,
// unless the platform has a field of its own there that gets the focus too.
func (a *App) Edit(id string) { a.editor.wanted = id }

// begin does what Edit has asked for, when the stack has settled.
func (e *editor) begin() {
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
	a.focus.on(n.ID)
	a.layOut() // it may only now be where it shows
	if n = l.find(a.focus.id); n != nil && !a.ownFields() {
		a.activate(n)
	}
}

// Uses reports whether a node has the focus or is being edited.
func (a *App) Uses(id string) bool {
	return a.focus.shownID() == id || a.editor.line != nil && a.editor.id == id
}

// Leave takes the focus from a node to where the scene begins.
func (a *App) Leave(id string) {
	if a.editor.id == id {
		a.editor.stop()
	}
	if a.focus.id == id {
		a.focus.id = firstFocus(a.topLayer().laid.Nodes)
	}
	a.Changed()
}

// ownFields tells that the platform's fields are written into.
func (a *App) ownFields() bool { return a.host.Fields != nil && a.host.Fields() }
