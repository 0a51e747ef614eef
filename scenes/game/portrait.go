package game

import (
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// drawPlayer draws the player of a side: the engine's face with its piece at the lower edge, or only the
// piece for a person.
func (v *view) drawPlayer(p *sprites.Painter, side rules.Side, r sprites.Rect) {
	c, d := r.Center(), r.W
	p.Box(sprites.Rect{X: c.X - d*0.52, Y: c.Y - d*0.52, W: d * 1.04, H: d * 1.04}, d*0.3, p.Theme.Tray)
	emblem := v.p.Area.Emblem(side)
	level := v.p.session().Seats()[side]
	if level == 0 {
		p.Sprite(emblem, c, d, sprites.Look{})
		return
	}
	w := d * 1.12 // a little beyond the edge of its tile
	v.p.env.Portraits.Draw(p, level, v.p.Mood(side), sprites.Rect{X: c.X - w*0.52, Y: c.Y - w*0.53, W: w, H: w})
	b := d * 0.42
	at := sprites.Rect{X: c.X + d*0.55 - b, Y: c.Y + d*0.57 - b, W: b, H: b}
	p.Box(at.Inset(-1.5), b*0.34, p.Theme.Panel)
	p.Box(at, b*0.3, p.Theme.Tray)
	p.Sprite(emblem, at.Center(), b*0.96, sprites.Look{})
}

// Mood returns the engine's mood, which depends on the state of the game.
func (p *Page) Mood(side rules.Side) opponents.Mood {
	s, m := p.session(), p.match()
	o := m.Outcome()
	switch {
	case o.Over() && s.Ply() == m.Ply():
		if p.Area.Board.Moving() || o.Result != rules.Decisive {
			return opponents.Idle
		}
		if o.Winner == side {
			return opponents.Pleased
		}
		return opponents.Beaten
	case p.reviewing() || p.showing() || s.State() == session.Paused || s.Position().Turn() != side:
		return opponents.Idle
	}
	return opponents.Thinking
}
