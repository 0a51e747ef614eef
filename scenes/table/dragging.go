package table

import "tidepool/sprites"

// A Dragging is a play area on a page where what lies on it can be dragged. It implements ui.Dragger.
type Dragging struct {
	Area *Area
	// Dragged takes up what came of lifting or dropping something, and whether the rules refused it.
	Dragged func(refused bool)
}

// DragStart implements ui.Dragger.
func (d *Dragging) DragStart(id string) bool {
	s := SpotOf(id)
	if s == "" {
		return false
	}
	lifted, refused := d.Area.lift(s)
	d.Dragged(refused)
	return lifted
}

// DragMove implements ui.Dragger.
func (d *Dragging) DragMove(at sprites.Point) { d.Area.drag(at) }

// DragEnd implements ui.Dragger.
func (d *Dragging) DragEnd(id string) { d.Dragged(d.Area.drop(SpotOf(id))) }
