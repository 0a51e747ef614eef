package game

import (
	"math"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// newPause returns a sheet over a paused game. Any sheet over the page stops the clocks; this one shows them.
func (p *Page) newPause(flip bool) ui.Scene {
	return ui.NewSheet(ui.Sheet{ID: "pause", Stays: true, App: p.env.App, Flip: flip}, func(c *ui.Column) {
		w := p.env.App.Words
		c.Title("pause.title", w.T(key.ClockPause), 26)
		for i, id := range []string{"pause.near", "pause.far"} {
			c.Words(id, p.clockReading(p.sitting(i == 1)), 19, true, false)
		}
		c.Words("pause.about", w.T(key.ClockStands), 15, false, true)
		for i := range c.Nodes {
			c.Nodes[i].Align = sprites.Middle
		}
		c.Space(6)
		c.Button(ui.Node{ID: "pause.goon", Label: w.T(key.ClockGoon), Icon: "play", Style: ui.MainButton, Size: 19, Press: p.env.App.Pop})
		c.Button(ui.Node{ID: "pause.menu", Label: w.T(key.BoardMenu), Icon: "home", Style: ui.PlainButton, Size: 17, Press: p.env.Open.Home})
	})
}

func hideBoard(p *sprites.Painter, r sprites.Rect) {
	d := math.Min(r.W, r.H)
	at := r.Center()
	box := sprites.Rect{X: at.X - d*0.48, Y: at.Y - d*0.48, W: d * 0.96, H: d * 0.96}
	p.Box(box, d*0.05, p.Theme.Tray)
	p.Frame(box, d*0.05, 2, p.Theme.Line)
	p.Icon("pause", at, d*0.3, p.Theme.Soft)
}
