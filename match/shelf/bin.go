package shelf

import (
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
// were removed can be restored. It wraps [ErrHeld] if another program has the
// game open.
func (s *Shelf) Remove(id string, now time.Time) error {
	if !isID(id) {
		return fmt.Errorf("%.40q is not the id of a game", id)
	}
	s.Hold(id)
	defer s.Release(id)
	if s.Elsewhere(id) {
		return fmt.Errorf("%s: %w", id, ErrHeld)
	}
	name := id + removedMark + stamp(afterBin(s.store, now))
	if err := s.store.Rename(id+gameExt, name); err != nil {
		return err
	}
	s.listed.drop(id)
	trimBin(s.store, name)
	return nil
}

// Restore puts the game of an id back that was removed last. It wraps
// fs.ErrNotExist if there is none, and fs.ErrExist if one of its id is on the
// shelf.
func (s *Shelf) Restore(id string) error {
	for _, b := range slices.Backward(bin(s.store)) {
		if b.id != id {
			continue
		}
		if err := s.store.Rename(b.name, id+gameExt); err != nil {
			return err
		}
		if summary, err := s.summarize(id, id+gameExt); err == nil {
			s.listed.put(summary)
		}
		return nil
	}
	return fmt.Errorf("no game %.40q was removed: %w", id, fs.ErrNotExist)
}

// Bin lists the games that can be restored, the last removed first. What
// cannot be read is left out.
func (s *Shelf) Bin() []Removed {
	var list []Removed
	for _, b := range slices.Backward(bin(s.store)) {
		if summary, err := s.summarize(b.id, b.name); err == nil {
			list = append(list, Removed{summary, b.at})
		}
	}
	return list
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
	if !binnedPattern.MatchString(name) {
		return binned{}, false
	}
	id, text, _ := strings.Cut(name, removedMark)
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

// trimBin is tidying up: a game that stays in the bin does no harm. The one
// just removed stays whatever its time.
func trimBin(store *fallback, latest string) {
	removed := slices.DeleteFunc(bin(store), func(b binned) bool { return b.name == latest })
	for _, b := range removed[:max(0, len(removed)+1-binSize)] {
		store.Remove(b.name)
	}
}
