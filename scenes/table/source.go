package table

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

type source interface {
	Match() *match.Match
	Position() rules.Position
	// Tokens returns the position's tokens as the turns have left them.
	Tokens() rules.Tokens
	// Last returns the events of the turn that led to the position; nil at the start.
	Last() []rules.Event
	// Over reports whether the game has ended, Live whether turns can be played, PersonToMove whether by a person now.
	Over() bool
	Live() bool
	PersonToMove() bool
	Play(word string) error
	// Forget removes hints.
	Forget()
	// Demo reports whether only the engine plays.
	Demo() bool
}

type sessionSource struct{ *session.Session }

func (s sessionSource) Tokens() rules.Tokens { return s.Match().Node(s.Ply()).Tokens() }

func (s sessionSource) Last() []rules.Event {
	if s.Ply() == 0 {
		return nil
	}
	return s.Match().Turn(s.Ply()).Events
}

func (s sessionSource) Over() bool { return s.Match().Outcome().Over() }

// PersonToMove implements source; someone who plays elsewhere does not count.
func (s sessionSource) PersonToMove() bool {
	_, waiting := bylink.Awaited(s.Match())
	return s.Session.PersonToMove() && !waiting
}

// A StudySource is a source without hints.
type StudySource struct{ *session.Study }

func (s StudySource) Position() rules.Position { return s.Node().Position() }
func (s StudySource) Tokens() rules.Tokens     { return s.Node().Tokens() }
func (s StudySource) Last() []rules.Event      { return s.Node().Turn().Events }
func (s StudySource) Over() bool               { return s.Node().Outcome().Over() }
func (s StudySource) Live() bool               { return !s.Over() }
func (s StudySource) Demo() bool               { return false }
func (s StudySource) Forget()                  {}

// A Sender sends turns to the place that decides about them.
type Sender interface {
	// Ready reports whether a turn can be sent now.
	Ready() bool
	Send(word string) bool
	// Waits returns words for what the player is waiting for.
	Waits() string
}

// A sentSource is a session whose turns are played elsewhere first.
type sentSource struct {
	sessionSource
	to Sender
}

func (s sentSource) PersonToMove() bool { return s.sessionSource.PersonToMove() && s.to.Ready() }

// Play implements source. The session learns the result later.
func (s sentSource) Play(word string) error {
	if _, _, err := s.Position().Play(word); err != nil {
		return &match.TurnError{Game: s.Match().Info().ID, Ply: s.Ply() + 1, Word: word, Err: err}
	}
	if !s.to.Send(word) {
		return session.ErrNotYourTurn
	}
	return nil
}

func (s sessionSource) Forget()    { s.Hints.Drop() }
func (s sessionSource) Demo() bool { return s.Seats().Demo() }
