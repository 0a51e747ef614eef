package learn

import (
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type lessonLayout struct {
	// u multiplies the size of buttons, read that of text.
	u, read            float64
	head, board, panel sprites.Rect
	// pips are below the title, one per step, between the buttons to other steps.
	pips sprites.Rect
	// mark is the panel's picture, says the words beside or below it, buttons the lower end.
	mark, says, buttons sprites.Rect
	low                 bool
}

const (
	lessonHead   = 50 // logical pixels at the usual text size
	lessonPips   = 38
	lessonButton = 50
	lessonMark   = 44
	// The teacher has at most and at least this height.
	teacherHeight, leastTeacher = 230, 76
)

// layLesson lays out a frame; tall is the board's height divided by its width.
func layLesson(f ui.Frame, long bool, tall float64) lessonLayout {
	u := min(f.Text, f.W/290, f.H/570)
	if f.Wide() { // large text shrinks before small windows do
		u = max(min(f.Text, f.W/800, f.H/450), min(f.Text, 1, f.W/600, f.H/340))
	}
	l := lessonLayout{u: u, read: max(f.Read, u)}
	r := f.Safe.Inset(min(10*u, f.W*0.02))
	if !f.Wide() || long && f.H >= 480 {
		l.head, r = r.CutTop((lessonHead + lessonPips) * u)
		l.board, l.panel = table.Above(r, tall, l.panelHeight(r, long)+6*u)
		_, l.panel = l.panel.CutTop(6 * u)
		w := min(l.panel.W, 720*max(u, l.read*0.9))
		l.panel.X, l.panel.W = l.panel.X+(l.panel.W-w)/2, w
		l.board = l.board.Inset(4 * u)
	} else {
		var side sprites.Rect
		side, r = r.CutRight(min(max(340*u, 270*l.read, r.W*0.32), r.W*0.44))
		l.head, l.panel = side.CutTop((lessonHead + lessonPips) * u)
		_, r = r.CutRight(8 * u)
		if l.board = r; long {
			l.board = table.FitLong(r, tall)
		}
	}
	l.head, l.pips = l.head.CutTop(lessonHead * u)
	l.divide()
	return l
}

// panelHeight returns the height of the panel below a board: less for a long board; larger words take room
// from the board.
func (l *lessonLayout) panelHeight(r sprites.Rect, long bool) float64 {
	const buttons, words = lessonButton + 36, 150
	const board = 220 // logical pixels, so that squares are large enough for a finger
	want := buttons*l.u + words*l.read
	if r.W < 600*l.u {
		want = max(want, r.H*0.36)
	}
	most := max(min(r.H*(0.5+0.1*min(max(l.read-1, 0), 1)), r.H-board), r.H*0.36)
	if long { // the board is low
		most = max(most, r.H-r.W*0.45)
	}
	return min(want, most)
}

func (l *lessonLayout) divide() {
	in := l.panel.Inset(14 * l.u)
	l.buttons, in = in.CutBottom(lessonButton * l.u)
	_, l.says = in.CutBottom(8 * l.u)
	side := lessonMark * l.u
	l.mark = sprites.Rect{X: in.X, Y: in.Y, W: side, H: side}
	if l.low = in.W < 300*l.read; l.low {
		l.mark.Y = l.buttons.Center().Y - side/2
		_, l.buttons = l.buttons.CutLeft(side + 10*l.u)
		return
	}
	_, l.says = l.says.CutLeft(side + 10*l.u)
}

func (l *lessonLayout) raise() sprites.Rect {
	h := (lessonButton + 8) * l.u
	upper := l.buttons
	upper.Y -= h
	l.says.H -= h
	return upper
}
