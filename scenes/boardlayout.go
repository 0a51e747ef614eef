package scenes

import (
	"tidepool/scenes/ui"

	"tidepool/sprites"
)

// A boardLayout is where the parts of the board scene lie.
type boardLayout struct {
	board sprites.Rect
	// bars are the players' bars, the one at the bottom first.
	bars  [2]sprites.Rect
	tools sprites.Rect
	// farTools are the far player's own buttons, when they sit opposite.
	farTools sprites.Rect
	// list is the room for the list of turns; empty if there is none.
	list sprites.Rect
	// score is the strip of the score bar; empty if it is off.
	score sprites.Rect
	// u multiplies measures, text those of type: it is larger than u where
	// the player asks for more than the window has room for otherwise.
	u, text float64
	// usual is text where the player asks for no more than the usual size.
	usual float64
	// plain is the layout with text of the usual size; nil if that is asked for.
	plain *boardLayout
	// facing tells that each player has a column beside the board.
	facing bool
}

const (
	barHeight  = 84
	toolHeight = 62
	panelWidth = 310
)

// A boardShape is what a layout has to know of a board and its buttons.
type boardShape struct {
	// long boards are best seen with the bars above and below.
	long bool
	// tall is how high the board would like to be, in widths.
	tall float64
	// toolRows is how many rows the buttons need in a width, at a size of text.
	toolRows func(width, text float64) int
	// bar is how high the bars are at least, in logical pixels: as high as with
	// text of the usual size.
	bar float64
	// clocks tells that the bars have clocks, and are the higher for them.
	clocks bool
}

// barHigh is how high the bars above and below the board would like to be, at
// the usual size of text, and their share of the window at most.
func (s *boardShape) barHigh() (high, share float64) {
	if s.clocks {
		return barHeight + 20, 0.145
	}
	return barHeight, 0.13
}

// layBoard divides a frame. opposite is for players who face each other.
func layBoard(f ui.Frame, opposite bool, s boardShape) boardLayout {
	u := min(f.Text, f.W/290, f.H/510)
	if f.W >= f.H*1.05 {
		u = min(f.Text, f.W/600, f.H/400)
	}
	l := boardLayout{u: u, text: u, usual: min(u, 1)}
	if f.Read > 1.01 {
		l.text = max(u, f.Read)
	}
	r := f.Safe.Inset(min(8*u, f.W*0.01))
	switch {
	case f.W < f.H*1.05 || s.long && f.H >= 380:
		if opposite && f.H >= 600 { // read from farther away
			l.text = max(l.text, 1.25*u)
			l.usual *= 1.25
		}
		l.layTall(r, opposite, f, s)
	case opposite:
		l.layFacing(r, s)
	default:
		l.layWide(r, s)
	}
	return l
}

// larger reports whether type is to be larger than everything else.
func (l *boardLayout) larger() bool { return l.text > l.u*1.01 }

// layTall puts bars above and below the board.
func (l *boardLayout) layTall(r sprites.Rect, opposite bool, f ui.Frame, s boardShape) {
	u, strips := l.u, 1.0
	if opposite {
		strips = 2
	}
	high, most := s.barHigh()
	bar := min(high*u, f.H*most)
	tools := min(toolHeight*u, f.H*0.1)
	if l.larger() { // what the board can spare
		rows := float64(s.toolRows(r.W, l.text))
		tools = max(tools, rows*min(toolHeight*l.text, f.H*0.17/(rows+0.7)))
		room := r.H - 0.82*s.tall*r.W
		if s.bar > 0 {
			tools = min(tools, max(min(toolHeight*u, f.H*0.1), (room-2*s.bar)/strips))
		}
		spare := (room - strips*tools) / 2
		bar = max(bar, s.bar, min(high*l.text, spare))
	}
	l.tools, r = r.CutBottom(tools)
	if opposite {
		l.farTools, r = r.CutTop(tools)
	}
	l.bars[0], r = r.CutBottom(bar)
	l.bars[1], r = r.CutTop(bar)
	l.board = r.Inset(min(4*u, r.W*0.006))
	for i := range l.bars { // no longer than is easily read
		b := &l.bars[i]
		w := min(b.W, 760*u)
		b.X, b.W = b.X+(b.W-w)/2, w
	}
}

// layFacing puts each player's bar to their right of the board.
func (l *boardLayout) layFacing(r sprites.Rect, s boardShape) {
	l.facing = true
	u := l.u
	side := min(max((r.W-r.H)/2, 210*u), 320*u, r.W*0.25)
	left, rest := r.CutLeft(side)
	right, rest := rest.CutRight(side)
	l.board = rest.Inset(6 * u)
	tools := min(toolHeight*l.text, r.H*0.16)
	l.tools, right = right.CutBottom(tools)
	l.farTools, left = left.CutTop(tools)
	// There is nothing else beside the board: what is said to a player across
	// the table is large.
	l.text = max(l.text, min(l.text*1.5, side/140))
	bar := max(min(190*l.text, right.H*0.62), s.bar)
	l.bars[0], _ = right.CutBottom(bar)
	l.bars[1], _ = left.CutTop(bar)
}

// layWide puts bars, list and tools beside the board.
func (l *boardLayout) layWide(r sprites.Rect, s boardShape) {
	u := l.u
	w := min(panelWidth*u, r.W*0.42)
	if spare := r.W - r.H - w; spare > 0 {
		w += min(spare*0.35, 90*u)
	}
	bars, tools := barHeight*1.15*u, toolHeight*u
	share := 0.33
	if s.clocks {
		bars, share = bars*1.35, 0.42
	}
	if l.larger() {
		w = max(w, min(panelWidth*l.text, r.W-r.H*0.96, r.W*0.55))
		bars, tools, share = bars*l.text/u, toolHeight*l.text, max(share, 0.44)
	}
	panel, rest := r.CutRight(w)
	l.board = rest.Inset(4 * u)
	l.tools, panel = panel.CutBottom(min(tools, r.H*0.16))
	bar := max(min(bars, panel.H*share), min(s.bar, panel.H/2))
	l.bars[1], panel = panel.CutTop(bar)
	l.bars[0], panel = panel.CutBottom(bar)
	if panel.H > 90*u {
		l.list = sprites.Rect{X: panel.X, Y: panel.Y + 8*u, W: panel.W, H: panel.H - 16*u}
	}
}

// addScore takes the score bar's strip from the bottom of the list of turns,
// or else of the board.
func (l *boardLayout) addScore() {
	h := 24 * l.u
	if l.list.H > 4*h {
		l.score, l.list = l.list.CutBottom(h)
		_, l.list = l.list.CutBottom(8 * l.u)
		return
	}
	l.score, l.board = l.board.CutBottom(h)
	w := min(l.score.W, 420*l.u)
	l.score.X, l.score.W = l.score.X+(l.score.W-w)/2, w
	_, l.board = l.board.CutBottom(4 * l.u)
}
