package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/ui"
)

// Steer implements ui.Steerer: arrows lead through the turns.
func (p *studyPage) Steer(name string) bool {
	s := p.study
	if steerLine(p.engine, name) {
		return true
	}
	switch name {
	case "ArrowLeft":
		p.flow.act(func() { s.Back() })
	case "ArrowRight":
		p.flow.act(func() { s.Forward() })
	case "ArrowUp":
		p.flow.act(func() { s.Variation(-1) })
	case "ArrowDown":
		p.flow.act(func() { s.Variation(1) })
	case "Space":
		p.flow.act(func() { s.Autoplay(!s.Running()) })
	default:
		return false
	}
	return true
}

// Key implements ui.Typist.
func (p *studyPage) Key(name string) bool {
	s := p.study
	if steerLine(p.engine, name) {
		return true
	}
	switch name {
	case "N":
		openNotes(p)
	case "Home":
		p.flow.act(s.First)
	case "End":
		p.flow.act(s.Last)
	case "PageUp":
		p.flow.act(func() { s.Back() })
	case "PageDown":
		p.flow.act(func() { s.Forward() })
	case "U", ui.UndoKey:
		playOn(p)
	case "F1":
		p.Area.Help(true)
	default:
		return false
	}
	return true
}

// playOn takes back the end of a game, which then goes on.
func playOn(p *studyPage) {
	m := p.match()
	switch {
	case p.free() || !m.Outcome().Over():
	case session.Rated(m, m.Info()):
		p.env.App.Notice(p.env.App.Words.T(key.RatingStands))
	default:
		p.env.App.Home()
		openGame(p.env, p.game, p.env.App.Push)
		p.env.App.Defer(func() {
			if g, ok := p.env.App.Top().(*gamePage); ok {
				g.act.undo()
			}
		})
	}
}
