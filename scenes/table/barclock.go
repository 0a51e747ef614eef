package table

import "tidepool/sprites"

// layClockBar puts the clock right of the name, or below it in a tall narrow bar, above the status.
func layClockBar(r sprites.Rect, t float64, need BarNeeds) BarLayout {
	const narrow = 240
	if r.H >= 118*t && r.W < r.H*3.4 || r.W < narrow && r.H > r.W*0.7 {
		return layTallClock(r, t, need)
	}
	t = min(t, r.H/(ClockRow+statusLine+17))
	l := BarLayout{T: t}
	in := r.Inset(min(8*t, r.H*0.09, 12))
	l.Picture, in = in.CutLeft(min(50*t, in.H, in.W*0.17))
	_, in = in.CutLeft(min(10*t, in.W*0.03))
	top, rest := in.CutTop(ClockRow * t)
	l.takeClock(&top, need)
	l.Name = top
	l.shareName(need)
	l.Buttons, l.Status = besideStatus(rest, t, need)
	return l
}

func (l *BarLayout) takeClock(row *sprites.Rect, need BarNeeds) {
	l.Clock, *row = row.CutRight(min(need.Clock*l.T, row.W*0.5))
	_, *row = row.CutRight(8 * l.T)
	if high := l.Clock.W * ClockRow / need.Clock; high < l.Clock.H {
		l.Clock = sprites.Rect{X: l.Clock.X, Y: l.Clock.Y + (l.Clock.H-high)/2, W: l.Clock.W, H: high}
	}
}

// besideStatus puts buttons at the right of the status, which keeps at least a third of the width.
func besideStatus(r sprites.Rect, t float64, need BarNeeds) (buttons, status sprites.Rect) {
	_, r = r.CutTop(2 * t)
	if need.Buttons == 0 {
		return sprites.Rect{}, r
	}
	buttons, r = r.CutRight(min(need.Buttons*t, r.W*0.64))
	_, r = r.CutRight(8 * t)
	return buttons, r
}

// layTallClock puts all parts below one another, but the clock beside the name if there is room.
func layTallClock(r sprites.Rect, t float64, need BarNeeds) BarLayout {
	beside := r.W-20*t >= (48+8+min(need.Name, 110)+need.Clock)*t
	rows := 20.0 + 40 + 2*statusLine
	high := ClockRow * 1.0
	if !beside { // larger, because it is read across the table
		high = min(ClockRow*1.6, ClockRow*(r.W-20*t)/(need.Clock*t))
		rows += high + 4
	}
	if need.Goals > 0 {
		rows += nameLine * 1.2
	}
	if need.Buttons > 0 {
		rows += 52
	}
	t = min(t, r.H/rows)
	l := BarLayout{T: t}
	head, rest := l.cutTall(r, need)
	if beside {
		l.takeClock(&head, need)
	} else {
		_, rest = rest.CutTop(4 * t)
		l.Clock, rest = rest.CutTop(high * t)
		l.Clock.W = min(need.Clock*t*high/ClockRow, l.Clock.W)
	}
	l.Name = head
	if need.Goals > 0 && need.Name*t+need.Goals*t+10*t > l.Name.W {
		l.Goals, rest = rest.CutTop(nameLine * 1.2 * t)
	} else {
		l.shareName(need)
	}
	_, l.Status = rest.CutTop(2 * t)
	return l
}

// ClockRow is the height of a clock, in logical pixels at the usual text size.
const ClockRow = 38
