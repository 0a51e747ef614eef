package platform

// A trail keeps a browser's history in step with the scenes, one entry per scene, so that Back, Forward and
// swipes at the screen's edge act in the program.
type trail struct {
	first int // number of scenes at entry 0
	at    int // current entry of the browser
	depth int // number of scenes
	// awaiting means that the browser has not yet arrived where it was sent.
	awaiting bool
	// going is how many scenes the program is still to go back (negative) or forward; meanwhile it shows others.
	going int
	// linked means that a link has opened the page, whose first entry shows the linked game.
	linked bool
}

// A step says what the browser or the program must do: add entries, travel over some without telling the
// program, or go back or forward by a number of scenes.
type step struct{ add, travel, back, forward int }

// opened starts a trail at an entry, with a number of scenes.
func (t *trail) opened(entry, depth int) {
	t.at, t.depth, t.first = entry, depth, max(0, depth-entry)
}

// shown updates the trail to a number of scenes.
func (t *trail) shown(depth int) step {
	if t.linked && depth > t.depth {
		t.first, t.linked = max(0, depth-t.at), false
	}
	t.depth = depth
	return t.follow()
}

// visited records that the address of a page has added an entry. It will lie over the first scene only, which entry 0
// now shows.
func (t *trail) visited() { t.at, t.first = t.at+1, 0 }

// performed records that the program has gone back (-1) or forward (1), as far as it could.
func (t *trail) performed(by int) { t.going -= by }

func (t *trail) underWay() bool { return t.awaiting || t.going != 0 }

func (t *trail) follow() (s step) {
	if t.underWay() {
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

// arrived records that the browser has moved to an entry.
func (t *trail) arrived(entry int) (s step) {
	t.at = entry
	if t.awaiting {
		t.awaiting = false
		return t.follow()
	}
	n := t.first + entry - t.depth - t.going
	t.going += n
	s.back, s.forward = max(0, -n), max(0, n)
	return s
}
