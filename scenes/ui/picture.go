package ui

import (
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Picture draws a program's top scene as it lies in the window, without nodes and words, except those of the nodes
// named.
func Picture(a *App, c *vector.Canvas, named ...string) {
	p := sprites.NewPainter(a.look.Theme, a.Fonts)
	p.OnCanvas(c)
	p.Wordless = true
	p.Fill(p.Theme.Page, p.Theme.PageLow)
	a.layOut()
	l := a.topLayer()
	l.scene.Draw(p, &l.laid)
	p.Wordless = false
	for _, id := range named {
		if n := l.find(id); n != nil {
			renderer{a, p}.node(n, true)
		}
	}
}
