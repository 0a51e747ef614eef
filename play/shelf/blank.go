package shelf

import (
	"errors"
	"fmt"
	"time"

	"tidepool/play/match"
)

// ErrHasTurns means that a game has turns and must not be discarded.
var ErrHasTurns = errors.New("a game with turns")

// blankFor is how long a game without turns is kept if no program seems to have it open: a page may not have
// claimed it yet.
const blankFor = time.Hour

// unbegunFor is how long a game at a table without turns is kept, longer than a server keeps a table at which nothing
// happens. It goes to the trash, since somebody may have played there meanwhile.
const unbegunFor = 40 * 24 * time.Hour

// Discard deletes a game without turns in force, unless it is an analysis. The error wraps [ErrHasTurns] for
// any other game, and [ErrHeld] if another program has the game open.
func (s *Shelf) Discard(id string) error {
	return takeForGood(s, id, func() error {
		g, err := s.Load(id)
		if err == nil && (g.Match.Ply() > 0 || match.Marked(g.Match, match.AnalysisTag)) {
			err = fmt.Errorf("%s: %w", id, ErrHasTurns)
		}
		return err
	})
}

// takeForGood permanently deletes a game that no other program has open, unless check, which is called when none
// can open it any more, returns an error.
func takeForGood(s *Shelf, id string, check func() error) error {
	defer borrow(s, id)()
	if s.Elsewhere(id) {
		return fmt.Errorf("%s: %w", id, ErrHeld)
	}
	if err := check(); err != nil {
		return err
	}
	if err := s.store.Remove(id + gameExt); err != nil {
		return err
	}
	s.listed.drop(id)
	return nil
}

// Sweep discards the games without turns found by the last [Shelf.List] that are not open, except one that
// this program is about to open, and removes those at tables where nobody has played for a month.
func (s *Shelf) Sweep(now time.Time, except string) {
	for _, g := range s.blank {
		if g.ID != except && now.Sub(g.Changed) > blankFor {
			_ = s.Discard(g.ID) // retried another time
		}
	}
	s.blank = nil
	var old []string
	for _, g := range s.Known().Games {
		if g.Unbegun() && g.ID != except && now.Sub(g.Changed) > unbegunFor {
			old = append(old, g.ID)
		}
	}
	if len(old) > 0 {
		_, _ = s.RemoveAll(old, s.Act(now)) // retried another time
	}
}

// borrow holds a game, and returns a function that releases it unless it was held before.
func borrow(s *Shelf, id string) (giveBack func()) {
	_, held := s.claims[id]
	s.Hold(id)
	return func() {
		if !held {
			s.Release(id)
		}
	}
}
