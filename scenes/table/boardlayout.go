package table

import (
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A BoardLayout holds the places of the parts of a board page.
type BoardLayout struct {
	Board sprites.Rect
	// Bars are the players' bars, the bottom one first.
	Bars [2]sprites.Rect
	// LeastBar is the height of the bars without what the board leaves them.
	LeastBar float64
	Tools    sprites.Rect
	// FarTools are the far player's own buttons when the players sit opposite each other.
	FarTools sprites.Rect
	// List is the room for the list of turns; empty if there is none.
	List sprites.Rect
	// Score is the strip for the score bar; empty if it is off.
	Score sprites.Rect
	// U multiplies sizes in general and Text those of type, which is larger if the player asks for more than fits.
	U, Text float64
	// Plain is the layout with text of the usual size; nil if the player asked for that.
	Plain *BoardLayout
	// Facing reports that each player has a column beside the board.
	Facing bool
	// Room is the room for a board of full size.
	Room sprites.Rect
}

const (
	barHeight  = 84
	toolHeight = 62
	panelWidth = 310
	// toastRoom stays free between a bar and the board before the bar grows, by barGrowth at most.
	toastRoom = 84
	barGrowth = 60
	// clockGrowth is the share of that for bars with clocks, which are higher and wide enough for all in one row.
	clockGrowth = 0.15
)

// A BoardShape is what a layout needs to know about a board and its buttons.
type BoardShape struct {
	// Long boards fit best with the bars above and below.
	Long bool
	// Tall is the board's preferred height divided by its width.
	Tall float64
	// ToolRows returns how many rows the buttons need in a width at a text size.
	ToolRows func(width, text float64) int
	// Bar is the least height of a bar in logical pixels: its height with text of the usual size.
	Bar float64
	// Least is the height that a board with words on it has with text of the usual size; 0 for other boards.
	Least float64
	// Low bars leave all room to spare to the board.
	Low bool
	// Clocks reports that the bars have clocks, which makes them higher.
	Clocks bool
	// Place is where the board lies in a wide window, and Size its size there in percent.
	Place settings.Place
	Size  int
}

// barHigh returns the preferred height of a bar at the usual text size and its greatest share of the window.
func (s *BoardShape) barHigh() (high, share float64) {
	if s.Clocks {
		return barHeight + 20, 0.145
	}
	return barHeight, 0.13
}

// LayBoard lays out a frame. opposite is for players who face each other.
func LayBoard(f ui.Frame, opposite bool, s BoardShape) BoardLayout {
	u := min(f.Text, f.W/290, f.H/510)
	if f.Wide() {
		u = min(f.Text, f.W/600, f.H/400)
	}
	l := BoardLayout{U: u, Text: u}
	if f.Read > 1.01 {
		l.Text = max(u, f.Read)
	}
	r := f.Safe.Inset(min(8*u, f.W*0.01))
	switch {
	case !f.Wide() || s.Long && f.H >= 380:
		if opposite && f.H >= 600 { // read from farther away
			l.Text = max(l.Text, 1.25*u)
		}
		l.layTall(r, opposite, f, s)
	case opposite:
		l.layFacing(r, s)
	default:
		l.layWide(r, s)
	}
	l.Room = l.Board
	if l.LeastBar == 0 {
		l.LeastBar = l.Bars[0].H
	}
	if size := float64(s.Size) / 100; size > 0 && f.Wide() {
		l.Board = l.Board.Inset(min(l.Board.W, l.Board.H) * (1 - size) / 2)
	}
	return l
}

// Larger reports whether type is larger than everything else.
func (l *BoardLayout) Larger() bool { return l.Text > l.U*1.01 }

func (l *BoardLayout) layTall(r sprites.Rect, opposite bool, f ui.Frame, s BoardShape) {
	u, strips := l.U, 1.0
	if opposite {
		strips = 2
	}
	high, most := s.barHigh()
	bar := min(high*u, f.H*most)
	tools := min(toolHeight*u, f.H*0.1)
	if l.Larger() { // what the board can spare
		rows := float64(s.ToolRows(r.W, l.Text))
		tools = max(tools, rows*min(0.93*toolHeight*l.Text, f.H*(0.145-0.045*rows))) // two rows are of words alone
		room := r.H - max(0.82*s.Tall*r.W, 0.93*s.Least)
		if s.Bar > 0 {
			tools = min(tools, max(min(toolHeight*u, f.H*0.1), (room-2*s.Bar)/strips))
		}
		spare := (room - strips*tools) / 2
		want := high * l.Text
		if r.W > 600*u || !opposite {
			want *= 1.07 // for two lines of status
		}
		bar = max(bar, s.Bar, min(want, spare))
	}
	l.Tools, r = r.CutBottom(tools)
	if opposite {
		l.FarTools, r = r.CutTop(tools)
	}
	rim := min(4*u, r.W*0.006)
	spare := (r.H - 2*bar - 2*rim - s.Tall*(r.W-2*rim)) / 2 // above and below the board
	l.LeastBar = bar
	if grow := barGrowth * l.Text; !s.Low {
		if s.Clocks {
			grow *= clockGrowth
		}
		bar += min(max(spare-toastRoom*u, 0), grow)
	}
	l.Bars[0], r = r.CutBottom(bar)
	l.Bars[1], r = r.CutTop(bar)
	l.Board = r.Inset(rim)
	for i := range l.Bars { // no longer than comfortable to read
		b := &l.Bars[i]
		w := min(b.W, 760*u)
		b.X, b.W = b.X+(b.W-w)/2, w
	}
}

func (l *BoardLayout) layFacing(r sprites.Rect, s BoardShape) {
	l.Facing = true
	u := l.U
	side := min(max((r.W-r.H)/2, 210*u), 320*u, r.W*0.25)
	left, rest := r.CutLeft(side)
	right, rest := rest.CutRight(side)
	l.Board = rest.Inset(6 * u)
	tools := min(toolHeight*l.Text, r.H*0.16)
	l.Tools, right = right.CutBottom(tools)
	l.FarTools, left = left.CutTop(tools)
	// Text read across the table is large; it is the only thing beside the board.
	l.Text = max(l.Text, min(l.Text*1.5, side/140))
	bar := max(min(190*l.Text, right.H*0.62), s.Bar)
	l.Bars[0], _ = right.CutBottom(bar)
	l.Bars[1], _ = left.CutTop(bar)
}

func (l *BoardLayout) layWide(r sprites.Rect, s BoardShape) {
	u := l.U
	w := min(panelWidth*u, r.W*0.42)
	if spare := r.W - r.H - w; spare > 0 {
		w += min(spare*0.35, 90*u)
	}
	bars, tools := barHeight*1.15*u, toolHeight*u
	share := 0.33
	if s.Clocks {
		bars, share = bars*1.35, 0.42
	}
	if l.Larger() {
		w = max(w, min(panelWidth*l.Text, r.W-r.H*0.96, r.W*0.55))
		bars, tools, share = bars*l.Text/u, toolHeight*l.Text, max(share, 0.44)
	}
	var panel, people sprites.Rect // people is where the bars are
	switch s.Place {
	case settings.PlaceRight:
		panel, r = r.CutLeft(w)
	case settings.PlaceCentre:
		side := max(w*0.62, 190*u)
		people, r = r.CutLeft(side)
		panel, r = r.CutRight(side)
	default:
		panel, r = r.CutRight(w)
	}
	l.Board = r.Inset(4 * u)
	l.Tools, panel = panel.CutBottom(min(tools, r.H*0.16))
	if people.W == 0 {
		l.layBars(&panel, max(min(bars, panel.H*share), min(s.Bar, panel.H/2)))
	} else {
		l.layBars(&people, max(min(bars*1.4, people.H*0.45), min(s.Bar, people.H/2)))
	}
	if panel.H > 90*u {
		l.List = sprites.Rect{X: panel.X, Y: panel.Y + 8*u, W: panel.W, H: panel.H - 16*u}
	}
}

// layBars takes the two bars from the ends of a panel.
func (l *BoardLayout) layBars(panel *sprites.Rect, high float64) {
	l.Bars[1], *panel = panel.CutTop(high)
	l.Bars[0], *panel = panel.CutBottom(high)
}

// AddScore takes the score bar's strip from the bottom of the list of turns, or else from the board.
func (l *BoardLayout) AddScore() {
	h := 24 * l.U
	if l.List.H > 4*h {
		l.Score, l.List = l.List.CutBottom(h)
		_, l.List = l.List.CutBottom(8 * l.U)
		return
	}
	l.Score, l.Board = l.Board.CutBottom(h)
	w := min(l.Score.W, 420*l.U)
	l.Score.X, l.Score.W = l.Score.X+(l.Score.W-w)/2, w
	_, l.Board = l.Board.CutBottom(4 * l.U)
}
