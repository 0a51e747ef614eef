package platform

// A trail keeps a browser's history in step with the scenes, an entry a scene, so that Back, Forward and
// the gestures at the screen's edge act in the program.
type trail struct {
	first int // depth of the scenes at entry 0
	at    int // entry that the browser is at
	depth int // of the scenes
	// awaiting tells that the browser is on its way to where it was sent.
	awaiting bool
	// linked tells that a link has opened the page, whose first entry is what the link leads to.
	linked bool
}

// A step is what the browser or the program is to do: to add entries, to travel over some without telling
// the program, or to go back or forward by so many scenes.
type step struct{ add, travel, back, forward int }

// opened begins a trail at an entry, with scenes of a depth.
func (t *trail) opened(entry, depth int) {
	t.at, t.depth, t.first = entry, depth, max(0, depth-entry)
}

// shown follows the scenes.
func (t *trail) shown(depth int) step {
	if t.linked && depth > t.depth {
		t.first, t.linked = max(0, depth-t.at), false
	}
	t.depth = depth
	return t.follow()
}

func (t *trail) follow() (s step) {
	if t.awaiting {
		return s
	}
	t.first = min(t.first, t.depth)
	if want := t.depth - t.first; want > t.at {
		s.add, t.at = want-t.at, want
	} else if want < t.at {
		s.travel, t.awaiting = want-t.at, true
	}
	return s
}

// arrived is told where the browser has gone.
func (t *trail) arrived(entry int) (s step) {
	t.at = entry
	if t.awaiting {
		t.awaiting = false
		return t.follow()
	}
	n := t.first + entry - t.depth
	s.back, s.forward = max(0, -n), max(0, n)
	return s
}
