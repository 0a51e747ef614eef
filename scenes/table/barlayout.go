package table

import "tidepool/sprites"

// A BarLayout holds the places of the parts of a player's bar.
type BarLayout struct {
	Picture, Name, Goals, Status, Buttons, Clock sprites.Rect
	// T multiplies the type size.
	T float64
}

// BarNeeds are the preferred widths of a bar's parts at the usual text size, 0 for missing parts.
type BarNeeds struct {
	Name, Goals, Buttons, Clock float64
	// Wordy bars give room to spare to the words, not to the picture.
	Wordy bool
}

const (
	nameLine   = 24 // logical pixels at the usual text size
	statusLine = 21
	TwoLines   = 2 * statusLine // height of two lines of status
	barRows    = nameLine + TwoLines
	nameGap    = 4  // below the name, where there is room
	FingerH    = 44 // height of a button, where it fits
	nameBar    = 80 // height of a bar with a small picture
)

// LayBar lays out a bar with type t times the usual size: words beside the picture, or all parts below one
// another in a tall narrow bar. Buttons stand at the right, or below the words if these need the width. A
// name without room gets an empty rectangle.
func LayBar(r sprites.Rect, t float64, need BarNeeds) BarLayout {
	if need.Clock > 0 {
		return layClockBar(r, t, need)
	}
	t = min(t, r.H/(nameLine+statusLine+17))
	if r.H >= 118*t && (r.W < r.H*2.2 || need.Wordy && r.W < r.H*3.4) {
		return layTallBar(r, t, need)
	}
	l := BarLayout{T: t}
	in := r.Inset(barPad(r, t))
	l.Picture, in = in.CutLeft(barPicture(r, in, t, need.Wordy))
	_, in = in.CutLeft(min(10*t, in.W*0.03))
	if wide := need.Buttons * t; need.Buttons > 0 {
		if in.W-wide-8*t >= max(110*t, need.Name*0.75*t) {
			l.Buttons, in = in.CutRight(wide)
			_, in = in.CutRight(8 * t)
		} else {
			in = sprites.Rect{X: in.X, Y: r.Y + 4, W: in.W, H: r.H - 8}
			l.Buttons, in = in.CutBottom(max(min(FingerH, in.H*0.66), min(FingerH*t, in.H*0.45)))
		}
	}
	if least := nameLine + statusLine*0.85; in.H < least*t {
		if l.T = in.H / least; l.T < min(t, 1) {
			l.T, l.Status = t, in
			return l
		}
	}
	if spare := in.H - barRows*l.T; spare > 0 && !need.Wordy {
		_, in = in.CutTop(spare / 2)
	}
	l.Name, l.Status = in.CutTop(nameLine * l.T)
	if l.Status.H > (1.25*TwoLines+nameGap)*l.T && !need.Wordy {
		_, l.Status = l.Status.CutTop(nameGap * l.T)
	}
	l.shareName(need)
	return l
}

// BarType returns the largest type, up to most, that leaves two lines of status in a bar.
func BarType(r sprites.Rect, most float64) float64 { return min(most, (r.H-2*barPad(r, most))/barRows) }

func barPad(r sprites.Rect, t float64) float64 { return min(8*t, r.H*0.11, 12) }

// barPicture returns the width of the picture in a bar, which is larger in a higher one.
func barPicture(r, in sprites.Rect, t float64, wordy bool) float64 {
	more := max(0, r.H-nameBar*t)
	if wordy {
		more = 0
	}
	return min(50*t+1.2*more, in.H, in.W*0.17+more)
}

func layTallBar(r sprites.Rect, t float64, need BarNeeds) BarLayout {
	rows := 156.0 // height of all parts but goals, at the usual text size
	if need.Goals > 0 {
		rows += nameLine * 1.2
	}
	t = min(t, r.H/rows)
	l := BarLayout{T: t}
	head, rest := l.cutTall(r, need)
	l.Name = head
	if need.Goals > 0 && need.Name*t+need.Goals*t+10*t > l.Name.W {
		l.Goals, rest = rest.CutTop(nameLine * 1.2 * t)
		need.Goals = 0
	}
	_, l.Status = rest.CutTop(2 * t)
	if need.Goals > 0 {
		l.shareName(need)
	}
	return l
}

// cutTall places a tall bar's buttons and picture, and returns the room beside the picture and below it.
func (l *BarLayout) cutTall(r sprites.Rect, need BarNeeds) (head, rest sprites.Rect) {
	t := l.T
	in := r.Inset(min(10*t, r.W*0.05))
	if need.Buttons > 0 {
		l.Buttons, in = in.CutBottom(min(48*t, in.H*0.3))
		_, in = in.CutBottom(4 * t)
	}
	head, rest = in.CutTop(40 * t)
	l.Picture, head = head.CutLeft(min(40*t, head.W*0.25))
	_, head = head.CutLeft(8 * t)
	return head, rest
}

// shareName gives the goals the room that the name leaves at its full size, or else at a smaller one.
func (l *BarLayout) shareName(need BarNeeds) {
	if need.Goals <= 0 {
		return
	}
	gap := 10 * min(l.T, 1)
	name := need.Name * min(l.T, max(l.T*0.74, 1))
	least := l.Name.W * 0.3
	if l.T > 1 { // the name keeps at least its usual size
		least = min(least, l.Name.W-gap-need.Name)
	}
	wide := min(need.Goals*l.T, max(l.Name.W-gap-name, least))
	if wide < need.Goals*0.55*min(l.T, 1) {
		return // too small to read
	}
	l.Goals, l.Name = l.Name.CutRight(wide)
	_, l.Name = l.Name.CutRight(gap)
}
