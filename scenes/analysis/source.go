package analysis

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
)

type source struct{ study *session.Study }

func (s source) Match() *match.Match                     { return s.study.Match() }
func (s source) Position() rules.Position                { return s.study.Node().Position() }
func (s source) Tokens() rules.Tokens                    { return s.study.Node().Tokens() }
func (s source) Last() []rules.Event                     { return s.study.Node().Turn().Events }
func (s source) Over() bool                              { return s.study.Node().Outcome().Over() }
func (s source) Live() bool                              { return !s.Over() }
func (s source) PersonToMove() bool                      { return s.study.PersonToMove() }
func (s source) Play(word string) ([]rules.Event, error) { return s.study.Play(word) }
func (s source) Demo() bool                              { return false }

// Forget implements source: a study gives no hints.
func (s source) Forget() {}
