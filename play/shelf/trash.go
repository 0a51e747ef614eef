package shelf

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// mostActs is the number of acts whose games are kept.
const mostActs = 100

// A Removed is a game that was removed from the shelf and can be restored.
type Removed struct {
	Summary
	// At is the time of removal, the same for all games removed together (one act), and later than all
	// earlier removals even if the clock was set back.
	At time.Time
}

// An Act is one removal of any number of games.
type Act struct{ at time.Time }

// Act begins a removal at the time now. It ends when the next one begins.
func (s *Shelf) Act(now time.Time) Act { return Act{afterTrash(s.store, now)} }

// RemoveAll moves games to the trash, which keeps the games of the last hundred acts, however many calls an
// act had. It continues after errors, and returns the number removed and the first error, which wraps [ErrHeld]
// if another program has the game open.
func (s *Shelf) RemoveAll(ids []string, act Act) (removed int, err error) {
	s.store.together(func() {
		for _, id := range ids {
			if wrong := s.remove(id, act.at); wrong != nil {
				err = cmp.Or(err, wrong)
				continue
			}
			removed++
		}
		trimTrash(s.store)
	})
	return removed, err
}

func (s *Shelf) remove(id string, at time.Time) error {
	if !IsID(id) {
		return fmt.Errorf("%.40q is not the id of a game", id)
	}
	defer borrow(s, id)()
	if s.Elsewhere(id) {
		return fmt.Errorf("%s: %w", id, ErrHeld)
	}
	if err := s.store.Rename(id+gameExt, id+removedMark+stamp(at)); err != nil {
		return err
	}
	s.listed.drop(id)
	return nil
}

// Restore restores the last removed game with an id. The error wraps fs.ErrNotExist if there is none, and
// fs.ErrExist if the shelf has a game with the id.
func (s *Shelf) Restore(id string) error {
	_, err := s.RestoreAll([]string{id})
	return err
}

// RestoreAll restores games like [Shelf.Restore]. It continues after errors, and returns the number restored
// and the first error.
func (s *Shelf) RestoreAll(ids []string) (restored int, err error) {
	last := make(map[string]string)
	for _, b := range trash(s.store) {
		last[b.id] = b.name
	}
	s.store.together(func() {
		for _, id := range ids {
			if wrong := untrash(s.store, id, last[id]); wrong != nil {
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

// Trash lists the games that can be restored, the last removed first. Unreadable ones are omitted.
func (s *Shelf) Trash() []Removed {
	_, done, _ := s.summaries.look() // gets the marks of many files at once
	defer done()
	var list []Removed
	for _, b := range slices.Backward(trash(s.store)) {
		if summary, err := s.summaries.of(b.id, b.name); err == nil && !summary.blank() {
			list = append(list, Removed{*summary, b.at})
		}
	}
	return list
}

// untrash restores the game with a name in the trash; "" is an error.
func untrash(store *fallback, id, name string) error {
	if name == "" {
		return fmt.Errorf("no game %.40q was removed: %w", id, fs.ErrNotExist)
	}
	return store.Rename(name, id+gameExt)
}

// removedMark is between a game's id and the time of its act: names alone say which files belong together,
// even if the program is killed.
const removedMark = ".removed-"

// A trashed is the file of a removed game.
type trashed struct {
	name, id string
	at       time.Time
}

// trash lists the files of removed games, the first removed first. If a game is also on the shelf, unchanged,
// a program was killed while moving it; the game stays on the shelf.
func trash(store *fallback) []trashed {
	names, _ := store.List()
	var list []trashed
	removed := make(map[string]bool)
	for _, name := range names {
		if b, ok := parseBinned(name); ok {
			list = append(list, b)
			removed[b.id] = true
		}
	}
	both := make(map[string]bool)
	for _, name := range names {
		if id, ok := strings.CutSuffix(name, gameExt); ok && removed[id] {
			both[id] = true
		}
	}
	list = slices.DeleteFunc(list, func(b trashed) bool { return both[b.id] && unmoved(store, b) })
	slices.SortFunc(list, func(a, b trashed) int { return cmp.Or(a.at.Compare(b.at), cmp.Compare(a.id, b.id)) })
	return list
}

// unmoved removes a game from the trash if the shelf has it too, unchanged, and reports whether it did.
func unmoved(store *fallback, b trashed) bool {
	return store.alone(func() error {
		there, err := store.Read(b.id + gameExt)
		if err != nil {
			return err
		}
		if data, err := store.Read(b.name); err != nil || !bytes.Equal(data, there) {
			return ErrChanged
		}
		return store.Remove(b.name)
	}) == nil
}

func parseBinned(name string) (trashed, bool) {
	id, text, ok := strings.Cut(name, removedMark)
	if !ok || !IsID(id) || !isStamp(text) {
		return trashed{}, false
	}
	at, err := parseStamp(text)
	return trashed{name, id, at}, err == nil
}

// afterTrash returns a time after all removals so far: now, unless the clock was set back.
func afterTrash(store *fallback, now time.Time) time.Time {
	now = plain(now).Truncate(time.Millisecond)
	if trash := trash(store); len(trash) > 0 {
		if last := trash[len(trash)-1].at; !now.After(last) {
			return last.Add(time.Millisecond)
		}
	}
	return now
}

// trimTrash deletes the games of all but the last acts. Errors are ignored: a game that remains does no harm.
func trimTrash(store *fallback) {
	acts := 0
	var last time.Time
	for _, b := range slices.Backward(trash(store)) {
		if acts == 0 || !b.at.Equal(last) {
			acts, last = acts+1, b.at
		}
		if acts > mostActs {
			store.Remove(b.name)
		}
	}
}
