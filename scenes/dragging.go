package scenes

import "tidepool/sprites"

// A dragging is a play area on a page where what lies on it can be dragged. It
// implements ui.Dragger.
type dragging struct {
	area *playArea
	// dragged takes up what came of lifting or dropping something, and whether the
	// rules refused it.
	dragged func(refused bool)
}

// DragStart implements ui.Dragger.
func (d *dragging) DragStart(id string) bool {
	s := spotOf(id)
	if s == "" {
		return false
	}
	lifted, refused := d.area.lift(s)
	d.dragged(refused)
	return lifted
}

// DragMove implements ui.Dragger.
func (d *dragging) DragMove(at sprites.Point) { d.area.drag(at) }

// DragEnd implements ui.Dragger.
func (d *dragging) DragEnd(id string) { d.dragged(d.area.drop(spotOf(id))) }
