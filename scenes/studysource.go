package scenes

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
)

// A studySource is a study as a play area sees it.
type studySource struct{ study *session.Study }

func (s studySource) Match() *match.Match                     { return s.study.Match() }
func (s studySource) Position() rules.Position                { return s.study.Node().Position() }
func (s studySource) Last() []rules.Event                     { return s.study.Node().Turn().Events }
func (s studySource) Over() bool                              { return s.study.Node().Outcome().Over() }
func (s studySource) Live() bool                              { return !s.Over() }
func (s studySource) PersonToMove() bool                      { return s.study.PersonToMove() }
func (s studySource) Play(word string) ([]rules.Event, error) { return s.study.Play(word) }
func (s studySource) Demo() bool                              { return false }

// Forget implements source: a study points at nothing.
func (s studySource) Forget() {}
