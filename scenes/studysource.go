package scenes

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
)

// A studySource is a study as a play area sees it.
type studySource struct{ study *session.Study }

// Match implements source.
func (s studySource) Match() *match.Match { return s.study.Match() }

// Position implements source.
func (s studySource) Position() rules.Position { return s.study.Node().Position() }

// Last implements source.
func (s studySource) Last() []rules.Event { return s.study.Node().Turn().Events }

// Over implements source.
func (s studySource) Over() bool { return s.study.Node().Outcome().Over() }

// Live implements source.
func (s studySource) Live() bool { return !s.Over() }

// PersonToMove implements source.
func (s studySource) PersonToMove() bool { return s.study.PersonToMove() }

// Play implements source.
func (s studySource) Play(word string) ([]rules.Event, error) { return s.study.Play(word) }

// Forget implements source: a study points at nothing.
func (s studySource) Forget() {}

// Demo implements source.
func (s studySource) Demo() bool { return false }
