package game

import (
	"tidepool/play/review/reason"
	"tidepool/play/session"
)

// whyWords are the reasons for an advised turn, kept because they take longer to
// find than to lay out.
type whyWords struct {
	best  string
	turns int
	full  bool
	said  []string
}

// reasons say what is good about the advised turn and what is wrong with the
// next best, as far as nothing else in the sheet says it.
func (s *whySheet) reasons() []string {
	a := s.advice
	if k := &s.why; k.best != a.Best.Words[0] || k.turns != len(a.Turns) || k.full != a.Full {
		s.why = whyWords{a.Best.Words[0], len(a.Turns), a.Full, s.findReasons()}
	}
	return s.why.said
}

func (s *whySheet) findReasons() (said []string) {
	sp := s.page.Area.Speaker()
	c := reason.Case{Before: s.page.session().Position(), Played: s.advice.Best.Words[0],
		Best: reason.Value{Variation: s.advice.Best, Proven: s.advice.Proven}}
	for _, f := range reason.Of(sp.Info, c) {
		switch f.Kind {
		case reason.WinsNow, reason.LineWins: // when, the score says
			said = append(said, sp.End(f.End)+".")
		case reason.LineGains, reason.Leaves, reason.MovesAgain, reason.NoChoice:
			said = append(said, sp.Reason(f))
		}
	}
	said = said[:min(len(said), 2)]
	if f, ok := s.against(c); ok {
		said = append(said, sp.Reason(f))
	}
	return said
}

// against is what is wrong with the turn that is the next best.
func (s *whySheet) against(c reason.Case) (f reason.Fact, ok bool) {
	others := s.advice.Others()
	if !s.advice.Full || s.advice.Apart() == session.AllLose || len(others) == 0 || len(others[0].Words) == 0 {
		return f, false
	}
	c.Played = others[0].Words[0]
	c.Turns = []reason.Value{{Variation: others[0]}}
	for _, f := range reason.Of(s.page.Area.Speaker().Info, c) {
		switch f.Kind {
		case reason.AllowsWin, reason.AllowsCapture, reason.AllowsAgain, reason.AllowsPromotion, reason.LineLoses:
			return f, true
		}
	}
	return f, false
}
