package scenes

import "tidepool/sprites"

// A barLayout is where the parts of a player's bar lie.
type barLayout struct {
	picture, name, goals, status, buttons, clock sprites.Rect
	// t multiplies type.
	t float64
}

// barNeeds are how wide the parts of a bar would like to be at the usual size
// of type, 0 for what is not there.
type barNeeds struct {
	name, goals, buttons, clock float64
}

const (
	nameLine   = 24 // logical pixels at the usual size of type
	statusLine = 21
	fingerH    = 44 // of a button, where it fits
)

// layBar divides a bar whose type is to be t times the usual: words beside the
// picture, or all below one another where the bar is tall and narrow. Buttons
// stand at the right, or below the words where these need the width; a name
// that has no room then has an empty rectangle.
func layBar(r sprites.Rect, t float64, need barNeeds) barLayout {
	if need.clock > 0 {
		return layClockBar(r, t, need)
	}
	t = min(t, r.H/(nameLine+statusLine+17))
	if r.H >= 118*t && r.W < r.H*3.4 {
		return layTallBar(r, t, need)
	}
	l := barLayout{t: t}
	pad := min(8*t, r.H*0.11, 12)
	in := r.Inset(pad)
	l.picture, in = in.CutLeft(min(50*t, in.H, in.W*0.17))
	_, in = in.CutLeft(min(10*t, in.W*0.03))
	if wide := need.buttons * t; need.buttons > 0 {
		if in.W-wide-8*t >= max(110*t, need.name*0.75*t) {
			l.buttons, in = in.CutRight(wide)
			_, in = in.CutRight(8 * t)
		} else {
			in = sprites.Rect{X: in.X, Y: r.Y + 4, W: in.W, H: r.H - 8}
			l.buttons, in = in.CutBottom(max(min(fingerH, in.H*0.66), min(fingerH*t, in.H*0.45)))
		}
	}
	if least := nameLine + statusLine*0.85; in.H < least*t {
		if l.t = in.H / least; l.t < min(t, 1) {
			l.t, l.status = t, in
			return l
		}
	}
	l.name, l.status = in.CutTop(nameLine * l.t)
	l.shareName(need)
	return l
}

// layTallBar puts all parts below one another.
func layTallBar(r sprites.Rect, t float64, need barNeeds) barLayout {
	rows := 156.0 // of all parts but goals, at the usual size of type
	if need.goals > 0 {
		rows += nameLine * 1.2
	}
	t = min(t, r.H/rows)
	l := barLayout{t: t}
	head, rest := l.cutTall(r, need)
	l.name = head
	if need.goals > 0 && need.name*t+need.goals*t+10*t > l.name.W {
		l.goals, rest = rest.CutTop(nameLine * 1.2 * t)
		need.goals = 0
	}
	_, l.status = rest.CutTop(2 * t)
	if need.goals > 0 {
		l.shareName(need)
	}
	return l
}

// cutTall places the buttons of a tall bar and the picture at its top, and
// returns the room beside the picture and what is left below.
func (l *barLayout) cutTall(r sprites.Rect, need barNeeds) (head, rest sprites.Rect) {
	t := l.t
	in := r.Inset(min(10*t, r.W*0.05))
	if need.buttons > 0 {
		l.buttons, in = in.CutBottom(min(48*t, in.H*0.3))
		_, in = in.CutBottom(4 * t)
	}
	head, rest = in.CutTop(40 * t)
	l.picture, head = head.CutLeft(min(40*t, head.W*0.25))
	_, head = head.CutLeft(8 * t)
	return head, rest
}

// shareName gives a part of the name's room to the goals: what the name leaves
// at its full size, or else at a smaller one.
func (l *barLayout) shareName(need barNeeds) {
	if need.goals <= 0 {
		return
	}
	gap := 10 * min(l.t, 1)
	name := need.name * min(l.t, max(l.t*0.74, 1))
	least := l.name.W * 0.3
	if l.t > 1 { // the name stays as large as it is with usual type
		least = min(least, l.name.W-gap-need.name)
	}
	wide := min(need.goals*l.t, max(l.name.W-gap-name, least))
	if wide < need.goals*0.55*min(l.t, 1) {
		return // too small to be read
	}
	l.goals, l.name = l.name.CutRight(wide)
	_, l.name = l.name.CutRight(gap)
}
