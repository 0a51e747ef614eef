package game

import (
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// Measures of a clock in a player's bar, in logical pixels at the usual text size.
const (
	clockType = 28
	clockPad  = 10
	clockSign = 15 // the icon beside the digits
	// periodWide is the room for the number of periods.
	periodWide = 22
)

// clockShape returns the longest text that a clock must have room for.
func clockShape(c clock.Control) string {
	if c.Main >= time.Hour || c.Kind == clock.Hourglass && c.Main >= time.Hour/2 {
		return "0:00:00"
	}
	return "00:00"
}

// clockWidth returns the preferred width of a side's clock at the usual text size, 0 for no clock.
func (p *Page) clockWidth(side rules.Side) float64 {
	c := p.session().Clock.Control(side)
	if !c.On() {
		return 0
	}
	w := digitsWidth(p.env.App.Fonts, clockShape(c), clockType) + clockSign + 2.6*clockPad
	if c.Kind == clock.ByoYomi {
		w += periodWide
	}
	return w
}

// digitsWidth returns the width of text whose digits are all equally wide.
func digitsWidth(f *sprites.Fonts, s string, size float64) (w float64) {
	for _, r := range s {
		w += digitWidth(f, r, size)
	}
	return w
}

func digitWidth(f *sprites.Fonts, r rune, size float64) float64 {
	if r >= '0' && r <= '9' {
		return f.Width("0", sprites.Bold, size)
	}
	return f.Width(string(r), sprites.Bold, size)
}

// clockNode returns the node of a side's clock; pressing it pauses both. The digits are drawn with the bar.
// The label changes seldom, because screen readers read out every change.
func (p *Page) clockNode(prefix string, side rules.Side, r sprites.Rect, flip bool) ui.Node {
	w, t := p.env.App.Words, p.session().Clock
	left := t.Left(side)
	left.Left = roughly(left)
	n := ui.Node{ID: prefix + ".clock", Role: ui.RoleText, Label: w.T(key.ClockFace, "name", p.PlayerName(side)), Rect: r,
		Note: wording.ClockTime(w, left)}
	if t.Begun() && !p.tabled() {
		n.Role, n.Press = ui.RoleButton, func() { p.pause(flip) }
	}
	return n
}

// drawClock draws a side's clock: the time in large digits with an icon beside it, and below a bar of the
// time left. The running clock is filled.
func (p *Page) drawClock(paint *sprites.Painter, side rules.Side, r sprites.Rect) {
	t := p.session().Clock
	control, left := t.Control(side), t.Left(side)
	if r.W <= 0 || !control.On() {
		return
	}
	face := p.clockLook(paint.Theme, side)
	k := min(r.H/table.ClockRow, r.W/max(p.clockWidth(side), 1))
	paint.Box(r, r.H*0.26, face.fill)
	paint.Frame(r, r.H*0.26, face.line, face.edge)
	x, y := r.X+clockPad*k, r.Y+r.H*0.47
	paint.Icon(face.sign, sprites.Pt(x+clockSign*k/2, y), clockSign*1.15*k, face.ink)
	end := r.X + r.W - clockPad*k
	if control.Kind == clock.ByoYomi {
		paint.Text("×"+strconv.Itoa(left.Periods), end, y, 13*k, sprites.Bold, sprites.Right, face.ink)
		end -= periodWide * k
	}
	digits := wording.ClockDigits(p.env.App.Words, left)
	size := clockType * k
	for wide := end - x - clockSign*1.4*k; size > 8 && digitsWidth(paint.Fonts, digits, size) > wide; {
		size *= 0.95
	}
	x = end - digitsWidth(paint.Fonts, digits, size)
	for _, d := range digits {
		w := digitWidth(paint.Fonts, d, size)
		paint.Text(string(d), x+w/2, y, size, sprites.Bold, sprites.Middle, face.ink)
		x += w
	}
	line := sprites.Rect{X: r.X + clockPad*k, Y: r.Y + r.H - 6*k, W: r.W - 2*clockPad*k, H: 2.5 * k}
	paint.Box(line, line.H/2, face.ink.Alpha(0.25))
	if line.W *= min(float64(left.Left)/float64(max(control.Whole(left), 1)), 1); line.W > 0 {
		paint.Box(line, line.H/2, face.ink)
	}
}

// A clockLook is how a clock looks now.
type clockLook struct {
	fill, edge, ink sprites.Color
	line            float64 // width of the edge
	sign            string
}

// clockLook shows by colour, edge and icon whether a side's clock runs and whether little time is left.
func (p *Page) clockLook(th sprites.Theme, side rules.Side) clockLook {
	t := p.session().Clock
	control, left := t.Control(side), t.Left(side)
	running, runs := t.Running()
	runs = runs && running == side && !p.covered()
	look := clockLook{th.Tray, th.Line, th.Ink, 1.5, "clock"}
	switch low := control.Low(left); {
	case control.Fallen(left):
		look = clockLook{th.Panel, th.Wrong, th.Wrong, 3, "flag"}
	case low && runs:
		look = clockLook{th.Wrong, th.Wrong, th.Panel, 2, "alarm"}
	case low:
		look = clockLook{th.Panel, th.Wrong, th.Ink, 2.5, "alarm"}
	case runs:
		look = clockLook{th.Main, th.Main, th.MainInk, 2, "clock"}
	}
	return look
}
