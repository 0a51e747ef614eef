package analysis

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/scenes/notes"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// Steer implements [ui.Steerer]: arrows step through the turns.
func (p *Page) Steer(name string) bool {
	s := p.study
	if p.engine.Steer(name) {
		return true
	}
	if step := table.StepOf(s, name); step != nil {
		p.act(step)
		return true
	}
	switch name {
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
	switch name {
	case "N":
		openNotes(p)
	case "U", ui.UndoKey:
		playOn(p)
	case "F1":
		p.Area.Help()
	default:
		return p.Steer(name)
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

func openNotes(p *Page) {
	p.engine.Leave()
	show := func(n *match.Node) { p.act(func() { p.study.Go(n) }) }
	env := &notes.Services{App: p.env.App, Looks: p.env.Looks, Broker: p.env.Broker, Study: p.study, Show: show, Changed: p.edited}
	p.env.App.Push(notes.New(env, p.node()))
}
