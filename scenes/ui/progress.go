package ui

import "tidepool/sprites"

const progressHeight = 10 // logical pixels at the usual size of text

// Progress adds a text about progress, with room for a bar below it.
func (c *Column) Progress(id, text string) {
	c.Words(id, text, 16, false, true)
	c.Y += (progressHeight + 6) * c.Text
}

// DrawProgress draws the bar if the layout has the node id.
func DrawProgress(p *sprites.Painter, l *Layout, id string, share float64) {
	n := l.Find(id)
	if n == nil {
		return
	}
	h := progressHeight * n.Size / 16
	r := sprites.Rect{X: n.Rect.X, Y: n.Rect.Y + n.Rect.H + h*0.4, W: n.Rect.W, H: h}
	p.Box(r, h/2, p.Theme.Line)
	r.W = max(h, r.W*share)
	p.Box(r, h/2, p.Theme.Main)
}
