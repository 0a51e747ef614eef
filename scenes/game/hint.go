package game

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/ui"
)

// askHint shows the next part of a hint.
func (p *Page) askHint() {
	h := p.session().Hints
	if p.session().Locked() {
		p.refuse(key.RatingNohint, key.RatingNohint)
		return
	}
	if !p.Area.Hands() || p.env.Broker == nil {
		return
	}
	p.Area.Board.Finish()
	if h.Stage() == session.HintNone && p.Area.Spelling() {
		p.Area.Sync()
	}
	explain := h.Ask()
	p.Take()
	if explain {
		p.explain(h.Advice())
	}
	p.env.App.Changed()
}

func (p *Page) hintTool() ui.Node {
	w, stage := p.env.App.Words, p.session().Hints.Stage()
	label, text := w.T(key.HintAsk), w.T(key.HintAsk)
	switch stage {
	case session.HintSpot:
		label = w.T(key.HintMore)
	case session.HintTurn:
		label = w.T(key.HintWhy)
		text = label
	}
	told := p.why.of != nil && p.why.of == p.session().Hints.Advice() // there is nothing more to ask
	return ui.Node{ID: "board.hint", Label: label, Text: text, Icon: "hint", Press: p.askHint, Heard: true, Disabled: !p.Area.Hands() || stage == session.HintLooking || told}
}
