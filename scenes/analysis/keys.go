package analysis

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/ui"
)

// Steer implements [ui.Steerer]: arrows step through the turns.
func (p *Page) Steer(name string) bool {
	s := p.study
	if p.engine.Steer(name) {
		return true
	}
	switch name {
	case "ArrowLeft":
		p.act(func() { s.Back() })
	case "ArrowRight":
		p.act(func() { s.Forward() })
	case "ArrowUp":
		p.act(func() { s.Variation(-1) })
	case "ArrowDown":
		p.act(func() { s.Variation(1) })
	case "Space":
		p.autoplay()
	default:
		return false
	}
	return true
}

// Key implements [ui.Typist].
func (p *Page) Key(name string) bool {
	s := p.study
	if p.engine.Steer(name) {
		return true
	}
	switch name {
	case "N":
		openNotes(p)
	case "Home":
		p.act(s.First)
	case "End":
		p.act(s.Last)
	case "PageUp":
		p.act(func() { s.Back() })
	case "PageDown":
		p.act(func() { s.Forward() })
	case "U", ui.UndoKey:
		playOn(p)
	case "F1":
		p.Area.Help(true)
	default:
		return false
	}
	return true
}

func playOn(p *Page) {
	m := p.match()
	switch {
	case p.free() || !m.Outcome().Over():
	case session.Rated(m, m.Info()):
		p.env.App.Toast(p.env.App.Words.T(key.RatingStands))
	default:
		p.env.Open.TakeBack(p.game)
	}
}
