package scenes

import "tidepool/sprites"

// layClockBar divides a bar that has a clock: the clock stands at the right of
// the name, or below it where the bar is tall and narrow; below that is what
// the player is told, with the buttons beside it.
func layClockBar(r sprites.Rect, t float64, need barNeeds) barLayout {
	const narrow = 240
	if r.H >= 118*t && r.W < r.H*3.4 || r.W < narrow && r.H > r.W*0.7 {
		return layTallClock(r, t, need)
	}
	t = min(t, r.H/(clockRow+statusLine+17))
	l := barLayout{t: t}
	in := r.Inset(min(8*t, r.H*0.09, 12))
	l.picture, in = in.CutLeft(min(50*t, in.H, in.W*0.17))
	_, in = in.CutLeft(min(10*t, in.W*0.03))
	top, rest := in.CutTop(clockRow * t)
	l.takeClock(&top, need)
	l.name = top
	l.shareName(need)
	l.buttons, l.status = besideStatus(rest, t, need)
	return l
}

// takeClock cuts the clock from the right of a row, at most half of it.
func (l *barLayout) takeClock(row *sprites.Rect, need barNeeds) {
	l.clock, *row = row.CutRight(min(need.clock*l.t, row.W*0.5))
	_, *row = row.CutRight(8 * l.t)
	if high := l.clock.W * clockRow / need.clock; high < l.clock.H {
		l.clock = sprites.Rect{X: l.clock.X, Y: l.clock.Y + (l.clock.H-high)/2, W: l.clock.W, H: high}
	}
}

// besideStatus puts buttons at the right of what the player is told, which has
// at least a third of the width.
func besideStatus(r sprites.Rect, t float64, need barNeeds) (buttons, status sprites.Rect) {
	_, r = r.CutTop(2 * t)
	if need.buttons == 0 {
		return sprites.Rect{}, r
	}
	buttons, r = r.CutRight(min(need.buttons*t, r.W*0.64))
	_, r = r.CutRight(8 * t)
	return buttons, r
}

// layTallClock puts all parts below one another, but for the clock where there
// is room for it beside the name.
func layTallClock(r sprites.Rect, t float64, need barNeeds) barLayout {
	beside := r.W-20*t >= (48+8+min(need.name, 110)+need.clock)*t
	rows := 20.0 + 40 + 2*statusLine
	high := clockRow * 1.0
	if !beside { // where it is read across the table
		high = min(clockRow*1.6, clockRow*(r.W-20*t)/(need.clock*t))
		rows += high + 4
	}
	if need.goals > 0 {
		rows += nameLine * 1.2
	}
	if need.buttons > 0 {
		rows += 52
	}
	t = min(t, r.H/rows)
	l := barLayout{t: t}
	head, rest := l.cutTall(r, need)
	if beside {
		l.takeClock(&head, need)
	} else {
		_, rest = rest.CutTop(4 * t)
		l.clock, rest = rest.CutTop(high * t)
		l.clock.W = min(need.clock*t*high/clockRow, l.clock.W)
	}
	l.name = head
	if need.goals > 0 && need.name*t+need.goals*t+10*t > l.name.W {
		l.goals, rest = rest.CutTop(nameLine * 1.2 * t)
	} else {
		l.shareName(need)
	}
	_, l.status = rest.CutTop(2 * t)
	return l
}
