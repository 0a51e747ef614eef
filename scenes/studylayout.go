package scenes

import (
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A studyLayout is where the parts of a study's page lie.
type studyLayout struct {
	// u is the size of what is pressed.
	u                 float64
	head, board, says sprites.Rect
	tools, tabs       sprites.Rect
	// graph is how the game went, where it has a place of its own; else it is
	// part of what is read in body.
	graph, body sprites.Rect
}

const (
	studyHead  = 50 // logical pixels at the usual size of text
	studySays  = 54
	studyTools = 56
	studyTabs  = 46
	studyGraph = 96
	studyBody  = 150
	studyRead  = 300 // from where on the graph leaves room to read
)

// layStudy divides a frame: the board over what is read, or beside it. tall is
// how high the board would like to be, in widths; graph tells that there is one.
func layStudy(f ui.Frame, tall float64, graph bool) studyLayout {
	l := studyLayout{u: min(f.Text, f.W/290, f.H/620)}
	wide := f.W >= f.H*1.05
	if wide {
		l.u = max(min(f.Text, f.W/840, f.H/480), min(f.Text, 1, f.W/620, f.H/350))
	}
	r := f.Safe.Inset(min(10*l.u, f.W*0.02))
	if wide {
		l.beside(r, graph)
	} else {
		l.below(r, tall, graph)
	}
	return l
}

// beside puts everything beside the board.
func (l *studyLayout) beside(r sprites.Rect, graph bool) {
	u := l.u
	side, rest := r.CutRight(min(max(390*u, r.W-1.06*r.H), r.W*0.46, 640*u))
	_, rest = rest.CutRight(10 * u)
	l.board = rest
	l.head, side = side.CutTop(studyHead * u)
	l.tools, side = side.CutBottom(studyTools * u)
	l.says, side = side.CutBottom(studySays * u)
	_, side = side.CutBottom(6 * u)
	l.read(side, graph)
}

// below puts the board above everything but the title.
func (l *studyLayout) below(r sprites.Rect, tall float64, graph bool) {
	u := l.u
	l.head, r = r.CutTop(studyHead * u)
	least := (studySays + studyTools + studyTabs + studyBody) * u
	l.board, r = r.CutTop(min(tall*r.W, r.H-least, r.H*0.55))
	_, r = r.CutTop(4 * u)
	l.says, r = r.CutTop(studySays * u)
	l.tools, r = r.CutTop(studyTools * u)
	l.read(r, graph)
	for _, part := range []*sprites.Rect{&l.says, &l.tools, &l.graph, &l.tabs, &l.body} { // no wider than is easily read
		w := min(part.W, 720*u)
		part.X, part.W = part.X+(part.W-w)/2, w
	}
}

// read is what can be read: in tabs, below the graph where there is room for
// that.
func (l *studyLayout) read(r sprites.Rect, graph bool) {
	if graph && r.H >= (studyGraph+studyRead)*l.u {
		l.graph, r = r.CutTop(studyGraph * l.u)
		_, r = r.CutTop(6 * l.u)
	}
	l.tabs, l.body = r.CutTop(studyTabs * l.u)
	_, l.body = l.body.CutTop(4 * l.u)
}
