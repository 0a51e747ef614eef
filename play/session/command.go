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

// Play plays a person's turn. It returns an error, and changes nothing, if the turn is illegal or no person
// is to move on the board as shown.
func (s *Session) Play(word string) error {
	switch {
	case s.match.Outcome().Over(): // the match returns the error
	case s.review:
		return ErrReviewing
	case s.beneath != Waiting:
		return ErrNotYourTurn
	}
	return s.play(word)
}

// CanUndo reports whether a turn, a resignation or an agreed draw can be taken back: never in a rated game.
func (s *Session) CanUndo() bool {
	_, ok := s.seats.backTo(s.match)
	return ok && !s.Rated()
}

// Undo takes back a person's last turn and what followed, or a resignation or an agreed draw. If the engine
// plays alone it takes back one turn and pauses the game.
func (s *Session) Undo() bool {
	ply, ok := s.seats.backTo(s.match)
	if !ok || s.Rated() {
		return false
	}
	s.match.Undo() // the end of the game counts as a step by itself
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

// Redo replays what was taken back: the next turn, and then one by one the engine's turns that followed. If
// the engine plays alone, the game pauses.
func (s *Session) Redo() bool {
	if !s.match.CanRedo() || s.Rated() {
		return false
	}
	s.opponent.replay = true
	s.redo()
	s.pauseDemo()
	return true
}

// Look shows the position after some turns, or the nearest existing one.
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
	s.tell(Stepped{s.match.Turn(ply).Events})
}

// Return goes back from a review to the game, if it has not ended.
func (s *Session) Return() {
	if s.review && !s.match.Outcome().Over() {
		s.review = false
		s.jump(s.match.Ply())
	}
}

// Review records that the result of a finished game was seen.
func (s *Session) Review() {
	if s.beneath == Over {
		s.review, s.due = true, false
	}
}

// Resigner returns the side that resigns if the player is not asked which.
func (s *Session) Resigner() rules.Side {
	if person, ok := s.seats.Solo(); ok {
		return person
	}
	return s.match.Position().Turn()
}

func (s *Session) Resign(side rules.Side) error { return s.end(s.match.Resign(side)) }

// Flag ends a game whose clocks are elsewhere because a side has run out of time.
func (s *Session) Flag(side rules.Side) error { return s.end(s.match.Flag(side)) }

func (s *Session) AgreeDraw() error { return s.end(s.match.AgreeDraw()) }

// An Offer is the result of offering a draw.
type Offer uint8

const (
	// OfferNone means that there is no one to ask: the game is over or no person plays.
	OfferNone Offer = iota
	// OfferAsk means that the other person must be asked.
	OfferAsk
	// OfferDeclined means that the engine declined.
	OfferDeclined
	// OfferAgreed means that the engine accepted: the game has ended.
	OfferAgreed
)

// OfferDraw offers a draw to the other side. In a rated game the engine accepts only if it certainly cannot win.
func (s *Session) OfferDraw() Offer {
	_, solo := s.seats.Solo()
	switch {
	case s.match.Outcome().Over() || s.seats.Demo():
		return OfferNone
	case !solo:
		return OfferAsk
	case !s.opponent.agrees(s.Rated()) || s.AgreeDraw() != nil:
		return OfferDeclined
	}
	return OfferAgreed
}

// Show shows and plays a turn tap by tap, like the engine, when a person is to move.
func (s *Session) Show(word string) bool {
	return s.PersonToMove() && s.opponent.begin(s.game, word)
}

// Finish immediately plays the turn being shown, if there is one.
func (s *Session) Finish() bool {
	if s.State() != Answering {
		return false
	}
	s.opponent.finish(s.game)
	return true
}

// Thought returns how many ticks the engine has been thinking about its turn.
func (s *Session) Thought() (ticks int, thinking bool) {
	e := &s.opponent
	if !e.asked || e.reply.Final {
		return 0, false
	}
	return e.ticks, true
}

// PlayNow makes the engine play the best turn found so far.
func (s *Session) PlayNow() {
	if _, ok := s.Thought(); ok {
		s.broker.Hurry(s.opponent.request)
	}
}

func (s *Session) Pause() {
	switch s.State() {
	case Thinking, Answering, Replaying:
		s.opponent.forget()
		s.beneath = Paused
		s.jump(s.here.ply)
	}
}

// Resume continues a paused game, retrying after a problem.
func (s *Session) Resume() {
	if s.State() == Paused {
		s.beneath = s.next()
	}
}
