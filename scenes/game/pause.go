package game

import (
	"math"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A pauseSheet lies over a paused game. Any sheet over the page stops the clocks; this one shows them.
type pauseSheet struct {
	ui.Sheet
	env  *Services
	page *Page
}

func newPauseSheet(env *Services, p *Page, flip bool) *pauseSheet {
	return &pauseSheet{ui.Sheet{ID: "pause", Stays: true, App: env.App, Flip: flip}, env, p}
}

// Layout implements [ui.Scene].
func (s *pauseSheet) Layout(f ui.Frame) ui.Layout {
	w, bottom := s.env.App.Words, s.page.Area.Board.Orientation().Bottom
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("pause.title", w.T(key.ClockPause), 26)
		for i, side := range []rules.Side{bottom, bottom.Other()} {
			c.Words([]string{"pause.near", "pause.far"}[i], s.page.clockReading(side), 19, true, false)
		}
		c.Words("pause.about", w.T(key.ClockStands), 15, false, true)
		for i := range c.Nodes {
			c.Nodes[i].Align = sprites.Middle
		}
		c.Space(6)
		c.Button(ui.Node{ID: "pause.goon", Label: w.T(key.ClockGoon), Icon: "play", Style: ui.MainButton, Size: 19, Press: s.Back})
		c.Button(ui.Node{ID: "pause.menu", Label: w.T(key.BoardMenu), Icon: "home", Style: ui.PlainButton, Size: 17, Press: s.env.Open.Home})
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
