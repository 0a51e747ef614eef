package menu

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// beaten returns the strongest opponent that a person has beaten in a game, 0 for none.
func (m *page) beaten(game string) (level int) {
	for l, ok := range m.env.Beaten.In(game) {
		if ok {
			level = l
		}
	}
	return level
}

// note describes what is drawn over the game's picture.
func (m *page) note(c *Card) string {
	if c.first {
		return m.env.App.Words.T(key.MenuFirst)
	}
	if c.beaten == 0 {
		return ""
	}
	w := m.env.App.Words
	return ui.Joined(wording.EngineAtLevel(w, c.beaten), w.T(key.EngineBeaten))
}

// drawBeaten draws the strongest opponent beaten, with a medal, in a corner of the game's picture.
func (m *page) drawBeaten(p *sprites.Painter, c *Card) {
	if c.beaten == 0 {
		return
	}
	side := min(38*m.env.App.Frame().Text, c.Picture.H*0.42, c.Picture.W*0.3)
	edge := side * 0.2
	r := sprites.Rect{X: c.Picture.X + c.Picture.W - side - edge, Y: c.Picture.Y + c.Picture.H - side - edge, W: side, H: side}
	p.Shade(r, side/2, 2, 6, p.Theme.Shadow.Alpha(0.3))
	ui.DrawPanel(p, r, side/2, p.Theme.Panel)
	m.env.Portraits.Draw(p, c.beaten, opponents.Idle, r.Inset(side*0.08))
	p.Sprite(opponents.Medal(), sprites.Pt(r.X+side*0.95, r.Y+side*0.85), side*0.42, sprites.Look{})
}
