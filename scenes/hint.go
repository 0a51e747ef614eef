package scenes

import (
	"time"

	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/rules"
)

// A hint is help with a turn, told a little more at each asking: first the
// spot, then the turn, then why.
type hint struct {
	stage hintStage
	turn  rules.Turn   // the one that is shown
	spots []rules.Spot // its taps
}

type hintStage uint8

const (
	noHint hintStage = iota
	lookingForHint
	hintSpot
	hintTurn
)

const (
	// hintTime is how long the engine looks for a hint.
	hintTime = 1200 * time.Millisecond
	// whyTime is how long it looks at every turn for the last part of one.
	whyTime = 4 * time.Second
)

// askHint tells the next part of a hint.
func (b *boardScene) askHint() {
	if !b.hands() || b.env.thinking.thinker == nil {
		return
	}
	b.stage.finish()
	switch b.hint.stage {
	case noHint:
		if len(b.taps.path) > 0 {
			b.settle()
		}
		b.lookForHint()
	case hintSpot:
		b.showHint(hintTurn, b.hint.turn)
		b.sayHint()
	case hintTurn:
		if a := b.advice(); a != nil {
			b.env.app.Push(newWhy(b.env, b, a))
		}
	}
	b.env.app.Changed()
}

// hintTool is the button for it.
func (b *boardScene) hintTool() ui.Node {
	w := b.env.Words
	label, text := w.T("hint.ask"), w.T("hint.ask")
	switch b.hint.stage {
	case hintSpot:
		label = w.T("hint.more")
	case hintTurn:
		label = w.T("hint.why")
		text = label
	}
	return ui.Node{ID: "board.hint", Label: label, Text: text, Icon: "hint", Press: b.askHint, Disabled: !b.hands() || b.hint.stage == lookingForHint}
}

// lookForHint asks the engine for the best turn, unless it has told one for
// this position already.
func (b *boardScene) lookForHint() {
	if a := b.advice(); a != nil {
		b.advise(a)
		return
	}
	b.hint.stage = lookingForHint
	b.judgement.interrupt()
	b.tell(func() string { return b.env.Words.T("hint.looking") }, false)
	j, here, pos := b.job(b.ply), b.here(), b.position()
	j.Time = hintTime
	b.env.thinking.ask(b, j, func(n ai.News) {
		if !n.Final {
			return
		}
		b.env.app.Changed()
		if n.Problem != "" || len(n.Best.Words) == 0 {
			b.dropHint()
			b.tell(func() string { return b.env.Words.T("engine.problem") }, true)
			return
		}
		b.value(here.ply, pos, n)
		b.advise(b.keepAdvice(here, n))
	})
}

// advise begins to tell the hint that there is.
func (b *boardScene) advise(a *advice) {
	t, ok := b.turnOf(a.best)
	if !ok {
		b.dropHint()
		return
	}
	b.showHint(hintSpot, t)
	b.sayHint()
}

// turnOf is the turn that a variation begins with.
func (b *boardScene) turnOf(v ai.Variation) (rules.Turn, bool) {
	for _, t := range b.taps.turns {
		if len(v.Words) > 0 && t.Word == v.Words[0] {
			return t, true
		}
	}
	return rules.Turn{}, false
}

// showHint lights a turn or the spot where it begins, and says so in the bar.
func (b *boardScene) showHint(stage hintStage, t rules.Turn) {
	b.hint = hint{stage, t, t.Paths[0]}
	if stage == hintSpot {
		b.note(func() string { return b.env.Words.T("hint.spot") }, false, "")
		return
	}
	b.note(func() string { return b.env.Words.T("hint.told", "turn", b.what(t)) }, false, t.Word)
}

// showOther lights a turn of which the reader wants to know more; said is how
// good it is.
func (b *boardScene) showOther(t rules.Turn, said func() string) {
	b.hint = hint{hintTurn, t, t.Paths[0]}
	b.note(func() string { return ui.Joined(b.what(t), said()) }, false, t.Word)
	b.env.say(b.taps.message)
}

// dropHint forgets a hint, or the search for one.
func (b *boardScene) dropHint() {
	if b.hint.stage == lookingForHint {
		b.env.thinking.forget()
	}
	b.hint = hint{}
}

// hinted is what of the board a hint, or else a lesson, points at.
func (b *boardScene) hinted() []rules.Spot {
	switch b.hint.stage {
	case hintSpot:
		return b.hint.spots[:1]
	case hintTurn:
		return b.hint.spots
	}
	return b.marks
}

// onCard reports whether a spot is a card rather than a place on the board.
func (b *boardScene) onCard(s rules.Spot) bool {
	a := b.cast.on(s)
	return a != nil && isCard(a.tok.Piece)
}
