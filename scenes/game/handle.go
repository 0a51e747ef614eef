package game

import (
	"math"
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

const (
	handleID = "board.size"
	// sizeStep is in percent. It allows few sizes, because each has its own pictures.
	sizeStep = 5
)

// handleNodes returns the handle at a corner of the board that resizes it, in windows with room to spare.
func (v *view) handleNodes() []ui.Node {
	f, w := v.p.env.App.Frame(), v.p.env.App.Words
	if !f.Wide() || f.W < 900 || f.H < 600 || v.layout.Facing {
		return nil
	}
	prefs := &v.p.env.Prefs.Settings
	r := v.layout.Board.Fit(1, v.p.Area.Board.View().Tall(true))
	side := 24 * v.layout.U
	at := sprites.Rect{X: r.X + r.W - side, Y: r.Y + r.H - side, W: side, H: side}
	if prefs.BoardPlace == settings.PlaceRight {
		at.X = r.X
	}
	v.handle = at
	return []ui.Node{{ID: handleID, Role: ui.RoleSlider, Label: w.T(key.SettingsSize), Note: w.T(key.SettingsTextN, "n", strconv.Itoa(prefs.BoardSize)), Rect: at, Drags: true,
		Slide: &ui.Slide{Value: prefs.BoardSize - settings.LeastSize, Most: 100 - settings.LeastSize, Step: sizeStep, Set: func(n int) { v.p.resize(settings.LeastSize + n); v.p.keepSize() }}}}
}

func (v *view) drawHandle(p *sprites.Painter) {
	at, wide := v.handle.Center(), v.handle.W
	draw := func() {
		p.Icon("size", sprites.Pt(at.X+1, at.Y+1), wide, p.Theme.Page)
		p.Icon("size", at, wide, p.Theme.Ink.Alpha(0.8))
	}
	if v.p.env.Prefs.Settings.BoardPlace == settings.PlaceRight {
		p.Turned(at, math.Pi/2, draw)
		return
	}
	draw()
}

// resize makes the board take percent of its room.
func (p *Page) resize(percent int) {
	percent = min(max((percent+sizeStep/2)/sizeStep*sizeStep, settings.LeastSize), 100)
	if percent != p.env.Prefs.Settings.BoardSize {
		p.env.Prefs.Settings.BoardSize = percent
		p.env.App.Changed()
	}
}

func (p *Page) keepSize() { p.env.Prefs.Apply(p.env.Prefs.Settings) }

// DragStart implements [ui.Dragger] for the handle and the pieces on the board.
func (p *Page) DragStart(id string) bool {
	p.sizing = id == handleID
	return p.sizing || p.Page.DragStart(id)
}

// DragMove implements [ui.Dragger].
func (p *Page) DragMove(at sprites.Point) {
	if !p.sizing {
		p.Page.DragMove(at)
		return
	}
	r := p.view(p.env.App.Frame()).layout.Room
	spare := r.H/2 - math.Abs(at.Y-r.Center().Y)
	p.resize(int(math.Round(100 * (1 - 2*spare/min(r.W, r.H)))))
}

// DragEnd implements [ui.Dragger].
func (p *Page) DragEnd(id string) {
	if !p.sizing {
		p.Page.DragEnd(id)
		return
	}
	p.sizing = false
	p.keepSize()
}
