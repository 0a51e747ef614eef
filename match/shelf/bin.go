package shelf

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// binSize is how many removed games are kept.
const binSize = 100

// A Removed is a game that was taken off the shelf and can be put back.
type Removed struct {
	Summary
	// At is when it was removed, and later than each removal before it even
	// where the clock was set back.
	At time.Time
}

// Remove takes a game off the shelf at the time now. The last hundred that
// were removed can be restored, and all of those removed together last. It
// wraps [ErrHeld] if another program has the game open.
func (s *Shelf) Remove(id string, now time.Time) error {
	_, err := s.RemoveAll([]string{id}, nil, now)
	return err
}

// RemoveAll takes games off the shelf as [Shelf.Remove] does. with are those
// that were removed before as part of the same wish and are to be kept as long
// as these. It returns how many it has removed, and the first error, which
// does not keep it from removing others.
func (s *Shelf) RemoveAll(ids, with []string, now time.Time) (removed int, err error) {
	at := afterBin(s.store, now)
	keep := make(map[string]bool, len(ids)+len(with))
	for _, id := range with {
		keep[id] = true
	}
	s.store.together(func() {
		for _, id := range ids {
			if wrong := s.remove(id, at); wrong != nil {
				err = cmp.Or(err, wrong)
				continue
			}
			keep[id] = true
			removed++
			at = at.Add(time.Millisecond)
		}
		trimBin(s.store, keep)
	})
	return removed, err
}

func (s *Shelf) remove(id string, at time.Time) error {
	if !isID(id) {
		return fmt.Errorf("%.40q is not the id of a game", id)
	}
	defer s.borrow(id)()
	if s.Elsewhere(id) {
		return fmt.Errorf("%s: %w", id, ErrHeld)
	}
	if err := s.store.Rename(id+gameExt, id+removedMark+stamp(at)); err != nil {
		return err
	}
	s.listed.drop(id)
	return nil
}

// Restore puts the game of an id back that was removed last. It wraps
// fs.ErrNotExist if there is none, and fs.ErrExist if one of its id is on the
// shelf.
func (s *Shelf) Restore(id string) error {
	_, err := s.RestoreAll([]string{id})
	return err
}

// RestoreAll puts games back as [Shelf.Restore] does. It returns how many it has
// put back, and the first error, which does not keep it from the others.
func (s *Shelf) RestoreAll(ids []string) (restored int, err error) {
	last := make(map[string]string)
	for _, b := range bin(s.store) {
		last[b.id] = b.name
	}
	s.store.together(func() {
		for _, id := range ids {
			if wrong := unbin(s.store, id, last[id]); wrong != nil {
				err = cmp.Or(err, wrong)
				continue
			}
			if summary, wrong := s.summaries.of(id, id+gameExt); wrong == nil {
				s.listed.put(summary)
			}
			restored++
		}
	})
	return restored, err
}

// Bin lists the games that can be restored, the last removed first. What
// cannot be read is left out.
func (s *Shelf) Bin() []Removed {
	var list []Removed
	for _, b := range slices.Backward(bin(s.store)) {
		if summary, err := s.summaries.of(b.id, b.name); err == nil && !summary.blank() {
			list = append(list, Removed{summary, b.at})
		}
	}
	return list
}

// unbin puts back the game that lies in the bin under a name; "" is none.
func unbin(store *fallback, id, name string) error {
	if name == "" {
		return fmt.Errorf("no game %.40q was removed: %w", id, fs.ErrNotExist)
	}
	return store.Rename(name, id+gameExt)
}

const removedMark = ".removed-"

// A binned is the file of a removed game.
type binned struct {
	name, id string
	at       time.Time
}

// bin lists the files of removed games, those removed first at the front.
func bin(store *fallback) []binned {
	names, _ := store.List()
	var list []binned
	for _, name := range names {
		if b, ok := parseBinned(name); ok {
			list = append(list, b)
		}
	}
	slices.SortFunc(list, func(a, b binned) int { return a.at.Compare(b.at) })
	return list
}

func parseBinned(name string) (binned, bool) {
	id, text, ok := strings.Cut(name, removedMark)
	if !ok || !isID(id) || !isStamp(text) {
		return binned{}, false
	}
	at, err := parseStamp(text)
	return binned{name, id, at}, err == nil
}

// afterBin is a time after all removals so far: now, if the clock runs right.
func afterBin(store *fallback, now time.Time) time.Time {
	now = plain(now).Truncate(time.Millisecond)
	if bin := bin(store); len(bin) > 0 {
		if last := bin[len(bin)-1].at; !now.After(last) {
			return last.Add(time.Millisecond)
		}
	}
	return now
}

// trimBin is tidying up: a game that stays in the bin does no harm. Those of
// the ids to keep stay whatever their time.
func trimBin(store *fallback, keep map[string]bool) {
	removed := bin(store)
	excess := len(removed) - binSize
	for _, b := range removed {
		if excess > 0 && !keep[b.id] {
			store.Remove(b.name)
			excess--
		}
	}
}
