package scenes

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/play"
	"tidepool/scenes/ui"
)

// askHint tells the next part of a hint.
func (p *gamePage) askHint() {
	h := p.session().Hints
	if !p.area.hands() || p.env.broker == nil {
		return
	}
	p.area.board.Finish()
	if h.Stage() == play.HintNone && p.area.spelling() {
		p.area.sync()
	}
	explain := h.Ask()
	p.take()
	if explain {
		p.env.app.Push(newWhy(p.env, p, h.Advice()))
	}
	p.env.app.Changed()
}

// hintTool is the button for it.
func (p *gamePage) hintTool() ui.Node {
	w, stage := p.env.Words, p.session().Hints.Stage()
	label, text := w.T(key.HintAsk), w.T(key.HintAsk)
	switch stage {
	case play.HintSpot:
		label = w.T(key.HintMore)
	case play.HintTurn:
		label = w.T(key.HintWhy)
		text = label
	}
	return ui.Node{ID: "board.hint", Label: label, Text: text, Icon: "hint", Press: p.askHint, Disabled: !p.area.hands() || stage == play.HintLooking}
}

// tellHint says what there is of a hint, in the bar and aloud.
func (p *gamePage) tellHint() {
	h := p.session().Hints
	switch h.Stage() {
	case play.HintNone:
		return
	case play.HintLooking:
		p.area.tell(func() string { return p.env.Words.T(key.HintLooking) }, false)
		return
	case play.HintSpot:
		p.area.note(func() string { return p.env.Words.T(key.HintSpot) }, false, "")
	case play.HintTurn:
		t := h.Turn()
		p.area.note(func() string { return p.env.Words.T(key.HintTold, "turn", p.area.what(t)) }, false, t.Word)
	}
	p.sayHint()
}

// showOther lights a turn of which the reader wants to know more; said is how
// good it is.
func (p *gamePage) showOther(t rules.Turn, said func() string) {
	p.session().Hints.Show(t.Word)
	p.session().Drain() // it is told otherwise than a hint
	p.area.note(func() string { return ui.Joined(p.area.what(t), said()) }, false, t.Word)
	p.env.app.Say(p.area.told.message)
}

// turnOf is a legal turn of the position shown, by its word.
func (p *gamePage) turnOf(word string) (rules.Turn, bool) {
	for _, t := range p.area.speller.Turns() {
		if t.Word == word {
			return t, true
		}
	}
	return rules.Turn{}, false
}
