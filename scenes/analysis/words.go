package analysis

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/sprites/art/opponents"
)

func (p *Page) title() string {
	if p.free() {
		return p.env.App.Words.T(key.StudyAnalysis)
	}
	return p.env.App.Words.T(key.StudyTitle)
}

func (p *Page) says() table.Remark {
	w, n, message := p.env.App.Words, p.node(), &p.Area.Message
	switch {
	case p.engine.Stepping():
		return p.engine.Says()
	case message.Text != "":
		return table.Remark{Text: message.Text, Warn: message.Warn}
	case p.trying() && !p.Area.Spelling() && p.tab != tabMoments:
		said, good := p.trial()
		return table.Remark{Text: said, Warn: p.study.Trial().State() == session.Judged && !good}
	case p.Area.Spelling():
		return table.Remark{Text: w.T(p.Area.Prompt())}
	case n.Parent() == nil:
		return table.Remark{Text: p.startWords()}
	}
	t := n.Turn()
	return table.Remark{Text: p.Area.Speaker().What(t.By, t.Events)}
}

func (p *Page) sayNode() {
	n := p.node()
	if n.Parent() == nil {
		p.env.App.Say(p.startWords())
		return
	}
	p.env.App.Say(p.Area.Speaker().Turn(n.Turn()))
	if n.Comment() != "" {
		p.env.App.Say(n.Comment())
	}
}

// startWords names the position before all turns.
func (p *Page) startWords() string {
	m := p.match()
	if usual, err := m.Game().Start(m.Options()); err == nil && usual.String() != m.At(0).String() {
		return p.env.App.Words.T(key.StudySetup)
	}
	return p.env.App.Words.T(key.StudyStart)
}

// Mood returns the mood of the engine that played a side, which depends on the node shown.
func (p *Page) Mood(side rules.Side) opponents.Mood {
	m := p.match()
	o := m.Outcome()
	switch {
	case p.node() != m.Node(m.Ply()) || p.Area.Board.Moving() || o.Result != rules.Decisive:
		return opponents.Idle
	case o.Winner == side:
		return opponents.Pleased
	}
	return opponents.Beaten
}
