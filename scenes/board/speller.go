package board

import (
	"slices"

	"tidepool/rules"
)

// A Result is the effect of a tap.
type Result uint8

const (
	// Refused is a tap that no turn allows; Refuse says why.
	Refused Result = iota
	// Advanced is a tap that continues the turn.
	Advanced
	// Complete is a tap after which the turn can be played and cannot be extended.
	Complete
	// Back is a second tap on the last spot, which undoes the first.
	Back
	// Restarted is a tap in place of the last one, or of all.
	Restarted
)

// A Speller is a turn being spelled by taps: the taps so far, and what may follow. It has no side effects;
// the zero value has no turns.
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
	// declined reports that the question was answered with no; the turn goes on.
	declined bool
}

// Begin begins a turn in a position. If live is false, nothing can be tapped.
func (s *Speller) Begin(info rules.Info, pos rules.Position, live bool) {
	*s = Speller{info: info, pos: pos}
	if live {
		s.turns = pos.Turns()
	}
	s.spell(nil)
}

// Clear removes the turns: nothing can be tapped until Begin.
func (s *Speller) Clear() { *s = Speller{info: s.info, pos: s.pos} }

func (s *Speller) spell(path []rules.Spot) {
	s.path, s.declined = path, false
	s.follow = rules.FollowTaps(s.turns, path)
}

// Tap handles a tap.
func (s *Speller) Tap(spot rules.Spot) Result {
	n := len(s.path)
	result := Advanced
	switch {
	case slices.Contains(s.follow.Next, spot):
		s.spell(append(slices.Clone(s.path), spot))
	case n > 0 && spot == s.path[n-1]:
		s.StepBack()
		return Back
	default:
		path := s.instead(spot)
		if path == nil {
			return Refused
		}
		s.spell(path)
		result = Restarted
	}
	if s.follow.Complete() {
		return Complete
	}
	return result
}

// instead returns the taps with a spot in place of the last one, or of all, or nil. What has led to an event stays.
func (s *Speller) instead(spot rules.Spot) []rules.Spot {
	if len(s.path) == 0 {
		return nil
	}
	for _, kept := range [][]rules.Spot{s.path[:len(s.path)-1], nil} {
		path := append(slices.Clone(kept), spot)
		if len(rules.FollowTaps(s.turns, kept).Events) == len(s.follow.Events) && rules.FollowTaps(s.turns, path).Turns > 0 {
			return path
		}
	}
	return nil
}

// CanTap reports whether a tap would continue a turn, or be taken in place of others.
func (s *Speller) CanTap(spot rules.Spot) bool {
	return slices.Contains(s.follow.Next, spot) || s.instead(spot) != nil
}

// Restarts reports whether a tap would begin another turn.
func (s *Speller) Restarts(spot rules.Spot) bool {
	return !slices.Contains(s.follow.Next, spot) && len(s.instead(spot)) == 1
}

// Ends reports whether a tap would complete the turn, so that there is nothing to drag from there.
func (s *Speller) Ends(spot rules.Spot) bool {
	return rules.FollowTaps(s.turns, append(slices.Clone(s.path), spot)).Complete()
}

// StepBack undoes the last tap, or a no to a question, if there was one.
func (s *Speller) StepBack() {
	switch n := len(s.path); {
	case n == 0:
	case s.declined:
		s.declined = false
	default:
		s.spell(s.path[:n-1])
	}
}

// Refuse returns why a tap is refused.
func (s *Speller) Refuse(spot rules.Spot) rules.Reason { return s.pos.Refuse(s.path, spot) }

// Path returns the taps so far.
func (s *Speller) Path() []rules.Spot { return s.path }

// Word returns the turn spelled so far, "" for none.
func (s *Speller) Word() string { return s.follow.Word }

// Events returns the events common to all turns that continue the path.
func (s *Speller) Events() []rules.Event { return s.follow.Events }

// Follow returns what may follow the taps.
func (s *Speller) Follow() rules.Follow { return s.follow }

// Leads reports whether the taps so far can become the turn with a word.
func (s *Speller) Leads(word string) bool {
	begins := func(path []rules.Spot) bool {
		return len(path) >= len(s.path) && slices.Equal(path[:len(s.path)], s.path)
	}
	return slices.ContainsFunc(s.turns, func(t rules.Turn) bool { return t.Word == word && slices.ContainsFunc(t.Paths, begins) })
}

// Turns returns the legal turns of the position.
func (s *Speller) Turns() []rules.Turn { return s.turns }

// A Question comes before anything else: yes turns a piece into another.
type Question struct {
	// Spot is the spot to tap for yes.
	Spot rules.Spot
	// About is where the piece stands, and Becomes what it would become.
	About   rules.Spot
	Becomes rules.Piece
	// More reports that the turn can go on after no, which Decline answers; otherwise no means to play the
	// turn as it is.
	More bool
}

// Question returns the open question, if there is one.
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

// Decline answers no to the question if the turn can go on without it.
func (s *Speller) Decline() { s.declined = true }

// Offered returns what to offer the player next: first the question, then the rest.
func (s *Speller) Offered() rules.Follow {
	f := s.follow
	if q, ok := s.Question(); ok {
		f.Next = []rules.Spot{q.Spot}
	} else if s.declined {
		f.Next = slices.DeleteFunc(slices.Clone(f.Next), s.choice)
	}
	return f
}

// Lit returns the board spots that may be tapped next; none while a question is open.
func (s *Speller) Lit() []rules.Spot {
	if _, asked := s.Question(); asked {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.follow.Next), s.choice)
}

// Choices returns what may be tapped next off the board, without a question.
func (s *Speller) Choices() []rules.Spot {
	if _, asked := s.Question(); asked || s.declined {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.follow.Next), func(spot rules.Spot) bool { return !s.choice(spot) })
}

func (s *Speller) choice(spot rules.Spot) bool { return s.info.Spot(spot).Class == rules.ChoiceSpot }
