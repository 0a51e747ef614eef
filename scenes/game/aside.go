package game

import "tidepool/sprites"

// leastToast is the height of the room for a toast, in logical pixels.
const leastToast = 56

// aside returns the room for toasts: over the list of turns, on the ground above or below the board, or else on the bar
// of the player who is not to move, clear of the clock.
func (v *view) aside() sprites.Rect {
	high := leastToast * v.layout.U
	if list := v.layout.List; list.H > 2*high {
		at, _ := list.CutTop(2 * high)
		return at
	}
	if ground := v.ground(); ground.H >= high {
		return ground
	}
	waits := 1
	if mover, running := v.p.mover(); running && mover == v.sideAt(1) {
		waits = 0
	}
	return v.besideClock(waits, high)
}

// ground returns the larger of the grounds above and below the board.
func (v *view) ground() sprites.Rect {
	r := v.shores[1]
	if v.shores[0].H > r.H {
		r = v.shores[0]
	}
	return r
}

// besideClock returns the part of a bar above or below its clock, or beside it if neither is high enough for a toast.
func (v *view) besideClock(i int, high float64) sprites.Rect {
	r, clock := v.layout.Bars[i], v.bars[i].Clock
	if clock.W == 0 {
		return r
	}
	if v.flips(i) {
		clock = clock.Turned(r.Center())
	}
	_, below := r.CutTop(clock.Y + clock.H - r.Y)
	above, _ := r.CutTop(clock.Y - r.Y)
	left, _ := r.CutLeft(clock.X - r.X)
	_, right := r.CutLeft(clock.X + clock.W - r.X)
	high = min(high, r.H/2)
	switch {
	case below.H >= max(high, above.H):
		return below
	case above.H >= high:
		return above
	case left.W >= right.W:
		return left
	}
	return right
}
