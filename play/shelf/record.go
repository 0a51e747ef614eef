package shelf

import (
	"errors"
	"fmt"
	"strings"
)

// Record returns the record of a saved game, including turns taken back, without checking its turns, which is
// much faster than [Shelf.Load]; only a game without a date is loaded.
func Record(s *Shelf, id string) (string, error) {
	if !IsID(id) {
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

// Erase permanently deletes a finished game. The error wraps [ErrGoesOn] for any other, and [ErrHeld] if
// another program has it open.
func Erase(s *Shelf, id string) error {
	if !IsID(id) {
		return fmt.Errorf("%.40q is not the id of a game", id)
	}
	return takeForGood(s, id, func() error {
		// Another program may have continued it since it was listed.
		summary, err := s.summaries.of(id, id+gameExt)
		if err == nil && !summary.Over() {
			err = fmt.Errorf("%s: %w", id, ErrGoesOn)
		}
		return err
	})
}

// EraseRemoved does the same for the finished ones among the removed games.
func EraseRemoved(s *Shelf) error {
	var errs []error
	for _, b := range trash(s.store) {
		if summary, err := s.summaries.of(b.id, b.name); err == nil && summary.Over() {
			errs = append(errs, s.store.Remove(b.name))
		}
	}
	return errors.Join(errs...)
}
