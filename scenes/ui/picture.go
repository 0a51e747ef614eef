package ui

import (
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Picture draws a program's top scene as it lies in the window, without nodes and words.
func Picture(a *App, c *vector.Canvas) {
	p := sprites.NewPainter(a.look.Theme, a.Fonts)
	p.OnCanvas(c)
	p.Wordless = true
	p.Fill(p.Theme.Page, p.Theme.PageLow)
	a.layOut()
	l := a.topLayer()
	l.scene.Draw(p, &l.laid)
}
