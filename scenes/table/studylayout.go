package table

import (
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A SideLayout holds the places of the parts of a study page.
type SideLayout struct {
	// U multiplies the sizes of buttons.
	U                 float64
	Head, Board, Says sprites.Rect
	Tools, Tabs       sprites.Rect
	// Graph is the place of the game graph if it has its own; otherwise the graph is part of Body.
	Graph, Body sprites.Rect
}

const (
	studyHead  = 50 // logical pixels at the usual text size
	studySays  = 54
	studyTools = 56
	studyTabs  = 46
	StudyGraph = 96
	studyBody  = 160
	studyRead  = 300 // least room to read for the graph to have its own place
)

// LaySide puts the board above the text or beside it; tall is the board's height divided by its width, graph
// reports that there is one.
func LaySide(f ui.Frame, tall float64, graph bool) SideLayout {
	l := SideLayout{U: min(f.Text, f.W/290, f.H/620)}
	wide := f.Wide()
	if wide {
		l.U = max(min(f.Text, f.W/840, f.H/480), min(f.Text, 1, f.W/620, f.H/350))
	}
	r := f.Safe.Inset(min(10*l.U, f.W*0.02))
	if wide {
		l.beside(r, tall, graph)
	} else {
		l.below(r, tall, graph)
	}
	return l
}

func (l *SideLayout) beside(r sprites.Rect, tall float64, graph bool) {
	u := l.U
	side, rest := r.CutRight(min(max(390*u, r.W-1.06*r.H), r.W*0.46, 640*u))
	_, rest = rest.CutRight(10 * u)
	l.Board = FitLong(rest, tall)
	l.Head, side = side.CutTop(studyHead * u)
	l.Tools, side = side.CutBottom(studyTools * u)
	l.Says, side = side.CutBottom(studySays * u)
	_, side = side.CutBottom(6 * u)
	l.read(side, graph)
}

func (l *SideLayout) below(r sprites.Rect, tall float64, graph bool) {
	u := l.U
	l.Head, r = r.CutTop(studyHead * u)
	least := (studySays + studyTools + studyTabs + studyBody) * u
	l.Board, r = Above(r, tall, max(least, r.H*0.45))
	_, r = r.CutTop(4 * u)
	l.Says, r = r.CutTop(studySays * u)
	l.Tools, r = r.CutTop(studyTools * u)
	l.read(r, graph)
	for _, part := range []*sprites.Rect{&l.Says, &l.Tools, &l.Graph, &l.Tabs, &l.Body} { // no wider than comfortable to read
		w := min(part.W, 720*u)
		part.X, part.W = part.X+(part.W-w)/2, w
	}
}

// Above cuts a board's place from the top of a room, no higher than a board of that width gets, and leaving at least
// some height below it.
func Above(room sprites.Rect, tall, least float64) (board, rest sprites.Rect) {
	return room.CutTop(min(tall*room.W, room.H-least))
}

func (l *SideLayout) read(r sprites.Rect, graph bool) {
	if graph && r.H >= (StudyGraph+studyRead)*l.U {
		l.Graph, r = r.CutTop(StudyGraph * l.U)
		_, r = r.CutTop(6 * l.U)
	}
	l.Tabs, l.Body = r.CutTop(studyTabs * l.U)
	_, l.Body = l.Body.CutTop(4 * l.U)
}

// FitLong returns the part of a room for a board with that height divided by its width: a long one keeps the shape that
// it has in a game, which more height would change.
func FitLong(room sprites.Rect, tall float64) sprites.Rect {
	if tall < 0.5 {
		return room.Fit(1, tall)
	}
	return room
}
