package session

import (
	"errors"

	"tidepool/rules"
)

// Why a turn cannot be played, besides the rules' own reasons.
var (
	ErrNotYourTurn = errors.New("play: not a person's turn")
	ErrReviewing   = errors.New("play: an earlier position is shown")
)

// Play plays a person's turn. It is an error, and nothing changes, if the rules refuse it or no
// person is to move on the board as it is shown.
func (s *Session) Play(word string) ([]rules.Event, error) {
	switch {
	case s.match.Outcome().Over(): // which the match refuses
	case s.review:
		return nil, ErrReviewing
	case s.beneath != Waiting:
		return nil, ErrNotYourTurn
	}
	return s.play(word)
}

// CanUndo reports whether there is a turn, or an end by agreement or resigning, to take back: never
// in a rated game.
func (s *Session) CanUndo() bool {
	_, ok := s.seats.backTo(s.match)
	return ok && !s.rated()
}

// Undo takes back the last turn of a person's and what followed, or a resignation or an agreed
// draw. Where the engine plays alone it takes back one turn, and the game pauses.
func (s *Session) Undo() bool {
	ply, ok := s.seats.backTo(s.match)
	if !ok || s.rated() {
		return false
	}
	s.match.Undo() // the end of the game counts as one by itself
	for s.match.Ply() > ply && s.match.Undo() {
	}
	s.timer.back()
	s.takePieBack()
	s.store()
	s.goOn()
	s.pauseDemo()
	s.jump(s.match.Ply())
	return true
}

// Redo plays what was taken back: the next turn, and then by and by the engine's that followed.
// Where the engine plays alone the game pauses.
func (s *Session) Redo() bool {
	if !s.match.CanRedo() || s.rated() {
		return false
	}
	s.opponent.replay = true
	s.redo()
	s.pauseDemo()
	return true
}

// Look shows the position after some turns, or the nearest there is.
func (s *Session) Look(ply int) {
	ply = min(max(ply, 0), s.match.Ply())
	step := ply == s.here.ply+1
	s.review = true
	s.opponent.rewind()
	if !step {
		s.jump(ply)
		return
	}
	s.show(ply)
	s.tell(Stepped{ply, s.match.Turn(ply).Events})
}

// Return goes back from a review to the game, if that has not ended.
func (s *Session) Return() {
	if s.review && !s.match.Outcome().Over() {
		s.review = false
		s.jump(s.match.Ply())
	}
}

// Review tells that the result of a game that is over has been seen.
func (s *Session) Review() {
	if s.beneath == Over {
		s.review, s.due = true, false
	}
}

// Resigner is the side that resigns if nobody is asked which.
func (s *Session) Resigner() rules.Side {
	if person, ok := s.seats.Solo(); ok {
		return person
	}
	return s.match.Position().Turn()
}

func (s *Session) Resign(side rules.Side) error { return s.end(s.match.Resign(side)) }

// Flag ends a game whose clocks are elsewhere: a side has no time left.
func (s *Session) Flag(side rules.Side) error { return s.end(s.match.Flag(side)) }

func (s *Session) AgreeDraw() error { return s.end(s.match.AgreeDraw()) }

// An Offer is what comes of offering a draw.
type Offer uint8

const (
	// OfferNone is an offer to nobody: the game is over or no person plays.
	OfferNone Offer = iota
	// OfferAsk is one to ask the other person about.
	OfferAsk
	// OfferDeclined is one that the engine declines.
	OfferDeclined
	// OfferAgreed is one that it has accepted: the game has ended.
	OfferAgreed
)

// OfferDraw offers a draw to whoever plays the other side. In a rated game the engine accepts only
// if it has certainly not won.
func (s *Session) OfferDraw() Offer {
	_, solo := s.seats.Solo()
	switch {
	case s.match.Outcome().Over() || s.seats.Demo():
		return OfferNone
	case !solo:
		return OfferAsk
	case !s.opponent.agrees(s.rated()) || s.AgreeDraw() != nil:
		return OfferDeclined
	}
	return OfferAgreed
}

// Show shows a turn tap by tap and plays it, as the engine would, where a person is to move.
func (s *Session) Show(word string) bool {
	return s.PersonToMove() && s.opponent.begin(s.game, word)
}

// Finish plays at once the turn that is being shown, if there is one.
func (s *Session) Finish() bool {
	if s.state() != Answering {
		return false
	}
	s.opponent.finish(s.game)
	return true
}

// Thought is how many ticks the engine has thought about its turn.
func (s *Session) Thought() (ticks int, thinking bool) {
	e := &s.opponent
	if !e.asked || e.reply.Final {
		return 0, false
	}
	return e.ticks, true
}

// PlayNow asks the engine to play what it has found so far.
func (s *Session) PlayNow() {
	if _, ok := s.Thought(); ok {
		s.broker.Hurry(s.opponent.request)
	}
}

func (s *Session) Pause() {
	switch s.state() {
	case Thinking, Answering, Replaying:
		s.opponent.forget()
		s.beneath = Paused
		s.jump(s.here.ply)
	}
}

// Resume lets it go on, and try again what has been a problem.
func (s *Session) Resume() {
	if s.state() == Paused {
		s.beneath = s.next()
	}
}
