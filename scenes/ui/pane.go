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

// DrawPane draws the panel of a laid out pane, with a thin bar at its edge that shows how much more there is to scroll to.
func DrawPane(p *sprites.Painter, l *Layout) {
	r := l.Body
	p.Shade(r, 16, 2, 7, p.Theme.Shadow.Alpha(0.14))
	DrawPanel(p, r, 16, p.Theme.Panel)
	if l.Excess <= 0 {
		return
	}
	const wide, side, end = 4, 3, 12 // logical pixels
	rail := sprites.Rect{X: r.X + r.W - wide - side, Y: r.Y + end, W: wide, H: r.H - 2*end}
	bar := rail
	bar.H = rail.H * r.H / (r.H + l.Excess)
	bar.Y += (rail.H - bar.H) * max(0, l.Scroll) / l.Excess
	p.Box(bar, wide/2, p.Theme.Soft)
}
