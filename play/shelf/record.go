package shelf

import (
	"errors"
	"fmt"
	"strings"
)

// Record returns the record of a saved game, turns taken back included, without looking at its
// turns, which takes far less time than [Shelf.Load], but for games of which it does not say when they began.
func Record(s *Shelf, id string) (string, error) {
	if !isID(id) {
		return "", fmt.Errorf("%.40q is not the id of a game", id)
	}
	data, err := s.store.Read(id + gameExt)
	if err != nil {
		return "", err
	}
	f, err := decode(data)
	if err != nil {
		return "", fmt.Errorf("%s: %w", id, err)
	}
	if strings.Contains(f.record, "\n[Date \"") {
		return f.record, nil
	}
	g, err := s.Load(id)
	if err != nil {
		return "", err
	}
	return g.Match.FullRecord(), nil
}

var ErrGoesOn = errors.New("a game that goes on")

// Erase deletes a game that has ended. It wraps [ErrGoesOn] for any other, and [ErrHeld] if another
// program has it open.
func Erase(s *Shelf, id string) error {
	if !isID(id) {
		return fmt.Errorf("%.40q is not the id of a game", id)
	}
	// Another program may have gone on with it since it was listed.
	switch summary, err := s.summaries.of(id, id+gameExt); {
	case err != nil:
		return err
	case !summary.Over():
		return fmt.Errorf("%s: %w", id, ErrGoesOn)
	}
	return takeForGood(s, id)
}

// EraseRemoved does the same to those among the removed games.
func EraseRemoved(s *Shelf) error {
	var errs []error
	for _, b := range trash(s.store) {
		if summary, err := s.summaries.of(b.id, b.name); err == nil && summary.Over() {
			errs = append(errs, s.store.Remove(b.name))
		}
	}
	return errors.Join(errs...)
}
