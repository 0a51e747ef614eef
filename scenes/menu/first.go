package menu

import (
	"tidepool/locale/key"
	"tidepool/sprites"
)

// newcomer reports whether nothing was played or learned here yet.
func (m *page) newcomer() bool {
	return len(m.env.Shelf.Known().Games) == 0 && len(m.env.Prefs.Settings.Lessons) == 0 && m.env.Book.Diary().IsZero()
}

// drawFirst tells a newcomer where to begin, in a corner of the game's picture.
func (m *page) drawFirst(p *sprites.Painter, c *Card) {
	if !c.first {
		return
	}
	text, u := m.env.App.Words.T(key.MenuFirst), m.env.App.Frame().Text
	pad, edge := 10*u, 8*u
	room := c.Picture.W - 2*edge
	size := p.Fonts.Fit(text, sprites.Bold, 15*u, 0, room-2*pad)
	r := sprites.Rect{X: c.Picture.X + edge, Y: c.Picture.Y + edge, W: p.Fonts.Width(text, sprites.Bold, size) + 2*pad, H: size*1.3 + 8*u}
	p.Shade(r, r.H/2, 2, 6, p.Theme.Shadow.Alpha(0.35))
	p.Box(r, r.H/2, p.Theme.Main)
	p.Text(text, r.Center().X, r.Center().Y, size, sprites.Bold, sprites.Middle, p.Theme.MainInk)
}
