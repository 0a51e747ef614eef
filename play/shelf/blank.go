package shelf

import (
	"errors"
	"fmt"
	"time"

	"tidepool/play/match"
)

// ErrHasTurns tells that a game is not one to be thrown away.
var ErrHasTurns = errors.New("a game with turns")

// blankFor is how long a game without a turn stays that nobody seems to have open: its page may not
// have told yet.
const blankFor = time.Hour

// Discard deletes a game without a turn in force that is no analysis. It wraps [ErrHasTurns] for
// any other, and [ErrHeld] if another program has the game open.
func (s *Shelf) Discard(id string) error {
	g, err := s.Load(id)
	if err != nil {
		return err
	}
	if g.Match.Ply() > 0 || match.Marked(g.Match, match.AnalysisTag) {
		return fmt.Errorf("%s: %w", id, ErrHasTurns)
	}
	return takeForGood(s, id)
}

// takeForGood deletes a game that nobody else has open, past the trash.
func takeForGood(s *Shelf, id string) error {
	defer borrow(s, id)()
	if s.Elsewhere(id) {
		return fmt.Errorf("%s: %w", id, ErrHeld)
	}
	if err := s.store.Remove(id + gameExt); err != nil {
		return err
	}
	s.listed.drop(id)
	return nil
}

// Sweep discards the games without a turn that the last [Shelf.List] has found and nobody has open,
// except one that this program is about to open.
func (s *Shelf) Sweep(now time.Time, except string) {
	for _, g := range s.blank {
		if g.ID != except && now.Sub(g.Changed) > blankFor {
			_ = s.Discard(g.ID) // what cannot go now goes another time
		}
	}
	s.blank = nil
}

// borrow holds a game for as long as something is done to it, and returns what releases it, unless
// it was held before.
func borrow(s *Shelf, id string) (giveBack func()) {
	_, held := s.claims[id]
	s.Hold(id)
	return func() {
		if !held {
			s.Release(id)
		}
	}
}
