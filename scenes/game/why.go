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

// explain shows in the bar why the hint's turn is good, and has the engine evaluate all other turns.
func (p *Page) explain(a *session.Advice) {
	p.why = a
	p.tellWhy()
}

// goOnExplaining updates the explanation as long as the turn is shown.
func (p *Page) goOnExplaining() {
	a, h := p.why, p.session().Hints
	switch {
	case a == nil:
	case h.Stage() != session.HintTurn || h.Advice() != a:
		p.why = nil
	case h.Explain(a):
		h.Explained(a)
		p.session().Drain() // tellWhy announces the turn lit now, with the reason
		p.tellWhy()
		p.env.App.Changed()
	}
}

func (p *Page) tellWhy() {
	before := p.Area.Message.Text
	p.Area.Note(p.whySaid(p.why), false)
	if p.Area.Message.Text != before {
		p.env.App.Say(p.Area.Message.Text)
	}
}

// whySaid finds what is good about the advised turn, or else bad about the next best; the function it returns says so.
func (p *Page) whySaid(a *session.Advice) func() string {
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
		ofIt := func(f reason.Fact) bool { return f.Turn != "" && f.By == f.Mover } // facts about what is better
		why = reason.Reasons(slices.DeleteFunc(reason.Of(info, c), ofIt))
		found = len(why) > 0
	}
	full, expected := a.Full, p.expected(a)
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
		case !full && expected == nil:
			said = append(said, w.T(key.EngineThinking)+"…")
		default:
			if full {
				said = append(said, w.T(key.ExplainNone))
			}
			if expected != nil {
				said = append(said, expected())
			}
		}
		return strings.Join(said, " ")
	}
}

// expected returns what says which turn the computer expects after the advised one; nil if it does not look that far.
func (p *Page) expected(a *session.Advice) func() string {
	turns, _ := match.Follow(p.session().Position(), a.Expected[:min(2, len(a.Expected))])
	if len(turns) < 2 {
		return nil
	}
	return func() string {
		return p.env.App.Words.T(key.ExplainExpects, "turn", p.Area.Speaker().Quoted(turns[1].By, turns[1].Events))
	}
}
