package board

import (
	"slices"

	"tidepool/rules"
)

// A Result is what came of a tap.
type Result uint8

const (
	// Refused is a tap that no turn allows: Refuse says why.
	Refused Result = iota
	// Advanced is one by which the turn goes on.
	Advanced
	// Complete is one after which the turn can be played and nothing could be added.
	Complete
	// Back is a tap on the last spot again, which takes it back.
	Back
	// Restarted is one by which another turn begins.
	Restarted
)

// A Speller is a turn being spelled with taps: those made so far, and what may
// follow. It is pure; the zero value has no turn to spell.
//
//	s.Begin(info, pos, true)
//	if s.Tap("a1"); s.Tap("c1") == board.Complete {
//		play(s.Word())
//	}
type Speller struct {
	info   rules.Info
	pos    rules.Position
	turns  []rules.Turn
	path   []rules.Spot
	follow rules.Follow
	// declined tells that the question has been answered no; the turn goes on.
	declined bool
}

// Begin takes up a position of a game. Without live, nothing can be tapped.
func (s *Speller) Begin(info rules.Info, pos rules.Position, live bool) {
	*s = Speller{info: info, pos: pos}
	if live {
		s.turns = pos.Turns()
	}
	s.spell(nil)
}

// Clear forgets the turns: nothing can be tapped until Begin.
func (s *Speller) Clear() { *s = Speller{info: s.info, pos: s.pos} }

func (s *Speller) spell(path []rules.Spot) {
	s.path, s.declined = path, false
	s.follow = rules.FollowTaps(s.turns, path)
}

// Tap takes up a tap.
func (s *Speller) Tap(spot rules.Spot) Result {
	n := len(s.path)
	result := Advanced
	switch {
	case slices.Contains(s.follow.Next, spot):
		s.spell(append(slices.Clone(s.path), spot))
	case n > 0 && spot == s.path[n-1]:
		s.StepBack()
		return Back
	case s.restarts(spot):
		s.spell([]rules.Spot{spot})
		result = Restarted
	default:
		return Refused
	}
	if s.follow.Complete() {
		return Complete
	}
	return result
}

// restarts reports whether another turn may begin with a spot: as long as nothing of the first has happened.
func (s *Speller) restarts(spot rules.Spot) bool {
	return len(s.path) > 0 && len(s.follow.Events) == 0 && rules.FollowTaps(s.turns, []rules.Spot{spot}).Turns > 0
}

// CanTap reports whether a tap would be taken up as a step of a turn.
func (s *Speller) CanTap(spot rules.Spot) bool {
	return slices.Contains(s.follow.Next, spot) || s.restarts(spot)
}

// Ends reports whether a tap would make the turn complete, so that there is nothing to drag from there.
func (s *Speller) Ends(spot rules.Spot) bool {
	return rules.FollowTaps(s.turns, append(slices.Clone(s.path), spot)).Complete()
}

// StepBack takes the last tap back, or a no to a question, and reports whether there was any.
func (s *Speller) StepBack() bool {
	switch n := len(s.path); {
	case n == 0:
		return false
	case s.declined:
		s.declined = false
	default:
		s.spell(s.path[:n-1])
	}
	return true
}

// Refuse says why a tap is refused.
func (s *Speller) Refuse(spot rules.Spot) rules.Reason { return s.pos.Refuse(s.path, spot) }

// Path is the taps so far.
func (s *Speller) Path() []rules.Spot { return s.path }

// Word is the turn that they spell, "" for none.
func (s *Speller) Word() string { return s.follow.Word }

// Events are those that have happened whichever way the turn goes on.
func (s *Speller) Events() []rules.Event { return s.follow.Events }

// Follow is what may come after the taps.
func (s *Speller) Follow() rules.Follow { return s.follow }

// Turns are the legal turns of the position.
func (s *Speller) Turns() []rules.Turn { return s.turns }

// A Question is asked before anything else: with yes a piece becomes another.
type Question struct {
	// Spot is to be tapped for yes.
	Spot rules.Spot
	// About is where the piece stands, and Becomes what it would become.
	About   rules.Spot
	Becomes rules.Piece
	// More tells that after no the turn goes on, and can be declined; or else no is playing it as it is.
	More bool
}

// Question returns the question that stands open, if any does.
func (s *Speller) Question() (Question, bool) {
	if s.declined {
		return Question{}, false
	}
	for _, spot := range s.follow.Next {
		if about := s.info.Spot(spot).Square; about != "" {
			return Question{Spot: spot, About: about, Becomes: s.becomes(spot, about), More: len(s.follow.Next) > 1}, true
		}
	}
	return Question{}, false
}

func (s *Speller) becomes(spot, about rules.Spot) rules.Piece {
	var piece rules.Piece
	f := rules.FollowTaps(s.turns, append(slices.Clone(s.path), spot))
	for _, e := range f.Events {
		if e.Kind == rules.Promoted && e.From == about {
			piece = e.Piece
		}
	}
	return piece
}

// Decline answers no to the question, where the turn can go on without it.
func (s *Speller) Decline() { s.declined = true }

// Offered is what may be tapped next, as the player is asked: the question first, and then the rest.
func (s *Speller) Offered() rules.Follow {
	f := s.follow
	if q, ok := s.Question(); ok {
		f.Next = []rules.Spot{q.Spot}
	} else if s.declined {
		f.Next = slices.DeleteFunc(slices.Clone(f.Next), s.choice)
	}
	return f
}

// Lit are the places that may be tapped next; none while a question is open.
func (s *Speller) Lit() []rules.Spot {
	if _, asked := s.Question(); asked {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.follow.Next), s.choice)
}

// Choices are what may be tapped next beside the board's places, with no question about it.
func (s *Speller) Choices() []rules.Spot {
	if _, asked := s.Question(); asked || s.declined {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.follow.Next), func(spot rules.Spot) bool { return !s.choice(spot) })
}

func (s *Speller) choice(spot rules.Spot) bool { return s.info.Spot(spot).Class == rules.ChoiceSpot }
