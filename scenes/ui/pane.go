package ui

import "tidepool/sprites"

// Pane lays out a column that scrolls within body, with pad around it.
func Pane(app *App, f Frame, body sprites.Rect, pad float64, fill func(*Column)) Layout {
	c := newColumn(app, f, sprites.Rect{X: body.X + pad, Y: body.Y + pad, W: body.W - 2*pad})
	c.body = body
	fill(c)
	l := Layout{Nodes: c.Nodes, Body: body, Excess: max(0, c.Y+pad-c.Gap-(body.Y+body.H))}
	l.Scroll = min(f.Scroll, l.Excess)
	for i := range l.Nodes {
		l.Nodes[i].Rect.Y -= l.Scroll
		l.Nodes[i].Clip = body
	}
	return l
}
