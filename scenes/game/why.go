package game

import (
	"strings"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/review/reason"
	"tidepool/play/session"
)

// An explanation is what the bar says about why the hint's turn is good.
type explanation struct {
	of    *session.Advice // nil for none
	ticks int             // since it was asked for
	told  bool
}

// patience is how many ticks the engine has to evaluate all turns before what is known by then is said.
const patience = 120

// explain shows in the bar why the hint's turn is good, once the engine has evaluated all other turns.
func (p *Page) explain(a *session.Advice) {
	p.why = explanation{of: a}
	if a.Full {
		p.tellWhy()
		return
	}
	p.Area.Note(func() string { return p.env.App.Words.T(key.HintReason) }, false)
	p.env.App.Changed()
}

// goOnExplaining answers once, as soon as it can: one who reads an answer does not want another.
func (p *Page) goOnExplaining() {
	e, h := &p.why, p.session().Hints
	if e.of == nil {
		return
	}
	if h.Stage() != session.HintTurn || h.Advice() != e.of {
		*e = explanation{}
		return
	}
	if e.told {
		return
	}
	if e.ticks++; h.Explain(e.of) {
		h.Explained(e.of)
		p.session().Drain() // tellWhy announces the turn lit now, with the reason
	}
	if e.of.Full || e.ticks >= patience {
		p.tellWhy()
	}
}

func (p *Page) tellWhy() {
	p.why.told = true
	p.Area.Note(p.whySaid(p.why.of), false)
	p.env.App.Say(p.Area.Message.Text)
	p.env.App.Changed()
}

// whySaid finds what is good about the advised turn; the function it returns says so.
func (p *Page) whySaid(a *session.Advice) func() string {
	info, refuted, line := p.match().Info(), a.Refuted != "", ai.Variation{Score: a.Best.Score, Words: a.Expected}
	why := reason.Reasons(reason.Of(info, reason.Case{
		Before: p.session().Position(), Played: a.Best.Words[0], Best: reason.Value{Variation: line, Proven: a.Proven},
		Turns: reason.Values(ai.Info{Turns: a.Turns}),
	}))
	return func() string {
		w, sp := p.env.App.Words, p.Area.Speaker()
		var said []string
		if refuted {
			said = append(said, w.T(key.ExplainRefuted))
		}
		if len(why) == 0 {
			return strings.Join(append(said, w.T(key.ExplainNone)), " ")
		}
		return strings.Join(append(said, sp.Reasons(why)), " ")
	}
}
