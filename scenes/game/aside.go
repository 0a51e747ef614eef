package game

import "tidepool/sprites"

// leastToast is the height of the room for a toast, in logical pixels.
const leastToast = 56

// aside returns the room for toasts: over the list of turns, on the ground above or below the board, or else on the bar
// of the player who is not to move, clear of the clock or the name.
func (v *view) aside() sprites.Rect {
	high := leastToast * v.layout.U
	if list := v.layout.List; list.H > 2*high {
		at, _ := list.CutTop(2 * high)
		return at
	}
	ground := v.shores[1]
	if v.shores[0].H > ground.H {
		ground = v.shores[0]
	}
	if ground.H >= high {
		return ground
	}
	waits := 1
	if mover, running := v.p.mover(); running && mover == v.sideAt(1) {
		waits = 0
	}
	return v.beside(waits, high)
}

// beside returns the part of a bar above or below its clock, or beside it if neither is high enough for a toast. Without
// a clock it is the part beside the name, as a toast may speak of who bears it.
func (v *view) beside(i int, high float64) sprites.Rect {
	r, apart, name := v.layout.Bars[i], v.bars[i].Clock, v.bars[i].Name
	if apart.W == 0 {
		apart, _ = r.CutLeft(max(0, name.X+name.W-r.X))
	}
	if v.flips(i) {
		apart = apart.Turned(r.Center())
	}
	_, below := r.CutTop(apart.Y + apart.H - r.Y)
	above, _ := r.CutTop(apart.Y - r.Y)
	left, _ := r.CutLeft(apart.X - r.X)
	_, right := r.CutLeft(apart.X + apart.W - r.X)
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
