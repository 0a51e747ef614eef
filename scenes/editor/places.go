package editor

import (
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type places struct {
	u                      float64 // size of buttons
	head, board, says      sprites.Rect
	panel, body, main, aux sprites.Rect
}

const (
	headHeight  = 50 // logical pixels at the usual text size
	saysHeight  = 48
	footHeight  = 52
	panelHeight = 170
)

// lay puts the board above its tools, or beside them. tall is the board's preferred height divided by its width.
func lay(f ui.Frame, tall float64) places {
	l := places{u: min(f.Text, f.W/290, f.H/570)}
	wide := f.Wide()
	if wide {
		l.u = max(min(f.Text, f.W/800, f.H/450), min(f.Text, 1, f.W/600, f.H/340))
	}
	u := l.u
	r := f.Safe.Inset(min(10*u, f.W*0.02))
	if wide {
		var side sprites.Rect
		side, r = r.CutRight(min(max(360*u, r.W-1.1*r.H), r.W*0.46, 520*u))
		_, l.board = r.CutRight(10 * u)
		l.head, l.panel = side.CutTop(headHeight * u)
	} else {
		l.head, r = r.CutTop(headHeight * u)
		least := (saysHeight + footHeight + panelHeight) * u
		board := 0.5
		if u > 1.5 {
			board = 0.42 // squares are large enough; large text gets the rest
		}
		l.board, l.panel = table.Above(r, tall, max(min(least, r.H-f.H*board), r.H*0.38))
		_, l.panel = l.panel.CutTop(6 * u)
		w := min(l.panel.W, 720*u)
		l.panel.X, l.panel.W = l.panel.X+(l.panel.W-w)/2, w
	}
	in := l.panel.Inset(10 * u)
	l.says, in = in.CutTop(saysHeight * u)
	foot, body := in.CutBottom(footHeight * u)
	_, l.body = body.CutBottom(6 * u)
	half := (foot.W - 8*u) / 2
	l.aux, l.main = foot.CutLeft(half)
	_, l.main = l.main.CutLeft(8 * u)
	return l
}
