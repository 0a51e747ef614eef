package table

import "tidepool/sprites"

// A Dragging is a play area on a page that allows dragging. It implements [ui.Dragger].
type Dragging struct {
	Area *Area
	// Dragged is called after something was lifted or dropped; refused reports that the rules forbid it.
	Dragged func(refused bool)
}

// DragStart implements [ui.Dragger].
func (d *Dragging) DragStart(id string) bool {
	s := SpotOf(id)
	if s == "" {
		return false
	}
	lifted, refused := d.Area.lift(s)
	d.Dragged(refused)
	return lifted
}

// DragMove implements [ui.Dragger].
func (d *Dragging) DragMove(at sprites.Point) { d.Area.drag(at) }

// DragEnd implements [ui.Dragger].
func (d *Dragging) DragEnd(id string) { d.Dragged(d.Area.drop(SpotOf(id))) }
