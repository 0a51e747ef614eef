package game

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// askHint tells the next part of a hint.
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
		p.env.App.Push(newWhy(p.env, p, h.Advice()))
	}
	p.env.App.Changed()
}

// hintTool is the button for it.
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
	return ui.Node{ID: "board.hint", Label: label, Text: text, Icon: "hint", Press: p.askHint, Disabled: !p.Area.Hands() || stage == session.HintLooking}
}

// showTurn lights a turn of which the reader wants to know more; said is how
// good it is.
func (p *Page) showTurn(t rules.Turn, said func() string) {
	p.session().Hints.Show(t.Word)
	p.session().Drain() // it is told otherwise than a hint
	p.Area.Note(func() string { return ui.Joined(p.Area.What(t), said()) }, false, t.Word)
	p.env.App.Say(p.Area.Told.Message)
}

// turnOf is a legal turn of the position shown, by its word.
func (p *Page) turnOf(word string) (rules.Turn, bool) {
	for _, t := range p.Area.Speller.Turns() {
		if t.Word == word {
			return t, true
		}
	}
	return rules.Turn{}, false
}
