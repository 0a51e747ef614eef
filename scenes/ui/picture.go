package ui

import (
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Picture draws the top scene onto a canvas as it lies in the window, but for its
// nodes and all words.
func (a *App) Picture(c *vector.Canvas) {
	p := sprites.NewPainter(a.look.Theme, a.Fonts)
	p.OnCanvas(c)
	p.Wordless = true
	p.Fill(p.Theme.Page, p.Theme.PageLow)
	a.layOut()
	l := a.topLayer()
	l.scene.Draw(p, &l.laid)
}
