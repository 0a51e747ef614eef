package game

import (
	"slices"
	"strings"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/review/reason"
	"tidepool/play/session"
)

// An explanation is what the bar says about why the hint's turn is good.
type explanation struct {
	of      *session.Advice // nil for none
	ticks   int             // since it was asked for
	told    answer
	refuted bool // it says that the turn advised at first was refuted
}

// An answer is what an explanation says, the least telling first.
type answer uint8

const (
	noAnswer answer = iota
	thinking
	expected // only what comes next
	reasoned
)

// patience is how many ticks the engine has to evaluate all turns before what is known by then is said.
const patience = 120

// explain shows in the bar why the hint's turn is good, once the engine has evaluated all other turns.
func (p *Page) explain(a *session.Advice) {
	p.why = explanation{of: a}
	p.tellWhy()
}

// goOnExplaining answers when it can, as long as the turn is shown.
func (p *Page) goOnExplaining() {
	e, h := &p.why, p.session().Hints
	if e.of == nil {
		return
	}
	if h.Stage() != session.HintTurn || h.Advice() != e.of {
		*e = explanation{}
		return
	}
	e.ticks++
	more := h.Explain(e.of)
	if more {
		h.Explained(e.of)
		p.session().Drain() // tellWhy announces the turn lit now, with the reason
	}
	if more || e.ticks == patience {
		p.tellWhy()
	}
}

// tellWhy says what is known, unless as much has been said already: one who reads an answer does not want another.
func (p *Page) tellWhy() {
	e := &p.why
	say, is := p.whySaid(e.of)
	if !e.of.Full && e.ticks < patience {
		say, is = p.thinks, thinking
	}
	refuted := e.of.Refuted != ""
	if is <= e.told && refuted == e.refuted {
		return
	}
	e.told, e.refuted = is, refuted
	p.Area.Note(say, false)
	if is > thinking {
		p.env.App.Say(p.Area.Message.Text)
	}
	p.env.App.Changed()
}

func (p *Page) thinks() string { return p.env.App.Words.T(key.EngineThinking) + "…" }

// whySaid finds what is good about the advised turn, or else bad about the next best; the function it returns says so.
func (p *Page) whySaid(a *session.Advice) (say func() string, is answer) {
	info, refuted := p.match().Info(), a.Refuted != ""
	c := reason.Case{Before: p.session().Position(), Played: a.Best.Words[0], Best: reason.Value{Variation: a.Best, Proven: a.Proven}}
	if a.Full {
		c.Turns = reason.Values(ai.Info{Turns: a.Turns, Proven: a.Proven})
	}
	why := reason.Reasons(reason.Of(info, c))
	found, rival := len(why) > 0, ""
	if others := a.Others(); !found && a.Full && len(others) > 0 {
		rival = others[0].Words[0]
		c.Played, c.Turns = rival, []reason.Value{{Variation: others[0]}}
		why = reason.Reasons(slices.DeleteFunc(reason.Of(info, c), reason.Fact.NamesBetter))
		found = len(why) > 0
	}
	full, next := a.Full, p.expects(a)
	switch {
	case found:
		is = reasoned
	case full || next != nil:
		is = expected
	default:
		return p.thinks, thinking
	}
	return func() string {
		w, sp := p.env.App.Words, p.Area.Speaker()
		var said []string
		if refuted {
			said = append(said, w.T(key.ExplainRefuted))
		}
		switch {
		case found && rival != "":
			_, events, _ := c.Before.Play(rival)
			said = append(said, w.T(key.ExplainRival, "turn", sp.Quoted(c.Before.Turn(), events), "why", sp.Reasons(why)))
		case found:
			said = append(said, sp.Reasons(why))
		default:
			if full {
				said = append(said, w.T(key.ExplainNone))
			}
			if next != nil {
				said = append(said, next())
			}
		}
		return strings.Join(said, " ")
	}, is
}

// expects returns what says which turn the computer expects after the advised one; nil if it does not look that far.
func (p *Page) expects(a *session.Advice) func() string {
	turns, _ := match.Follow(p.session().Position(), a.Expected[:min(2, len(a.Expected))])
	if len(turns) < 2 {
		return nil
	}
	return func() string {
		return p.env.App.Words.T(key.ExplainExpects, "turn", p.Area.Speaker().Quoted(turns[1].By, turns[1].Events))
	}
}
