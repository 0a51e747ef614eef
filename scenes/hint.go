package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// hintTools are help with a turn: where it is asked for, and what it shows.
type hintTools struct{ p *gamePage }

// ask tells the next part of a hint.
func (g hintTools) ask() {
	h := g.p.session().Hints
	if g.p.session().Locked() {
		g.p.act.refuse(key.RatingNohint, key.RatingNohint)
		return
	}
	if !g.p.Area.Hands() || g.p.env.Broker == nil {
		return
	}
	g.p.Area.Board.Finish()
	if h.Stage() == session.HintNone && g.p.Area.Spelling() {
		g.p.Area.Sync()
	}
	explain := h.Ask()
	g.p.take()
	if explain {
		g.p.env.App.Push(newWhy(g.p.env, g.p, h.Advice()))
	}
	g.p.env.App.Changed()
}

// tool is the button for it.
func (g hintTools) tool() ui.Node {
	w, stage := g.p.env.App.Words, g.p.session().Hints.Stage()
	label, text := w.T(key.HintAsk), w.T(key.HintAsk)
	switch stage {
	case session.HintSpot:
		label = w.T(key.HintMore)
	case session.HintTurn:
		label = w.T(key.HintWhy)
		text = label
	}
	return ui.Node{ID: "board.hint", Label: label, Text: text, Icon: "hint", Press: g.ask, Disabled: !g.p.Area.Hands() || stage == session.HintLooking}
}

// showOther lights a turn of which the reader wants to know more; said is how
// good it is.
func (g hintTools) showOther(t rules.Turn, said func() string) {
	g.p.session().Hints.Show(t.Word)
	g.p.session().Drain() // it is told otherwise than a hint
	g.p.Area.Note(func() string { return ui.Joined(g.p.Area.What(t), said()) }, false, t.Word)
	g.p.env.App.Say(g.p.Area.Told.Message)
}

// turnOf is a legal turn of the position shown, by its word.
func (g hintTools) turnOf(word string) (rules.Turn, bool) {
	for _, t := range g.p.Area.Speller.Turns() {
		if t.Word == word {
			return t, true
		}
	}
	return rules.Turn{}, false
}
