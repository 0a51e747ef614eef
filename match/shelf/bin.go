package shelf

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// binSize is how many removed games are kept.
const binSize = 20

// Remove takes a game off the shelf at the time now. The last twenty that
// were removed can be restored.
func (s *Shelf) Remove(id string, now time.Time) error {
	if !idPattern.MatchString(id) {
		return fmt.Errorf("%.40q is not the id of a game", id)
	}
	if err := s.store.Rename(id+gameExt, id+".removed-"+stamp(now)); err != nil {
		return err
	}
	s.trimBin()
	return nil
}

// Restore puts a removed game back. It wraps fs.ErrNotExist if the game is
// not among those removed, and fs.ErrExist if one of its id is on the shelf.
func (s *Shelf) Restore(id string) error {
	bin := s.bin()
	for _, name := range slices.Backward(bin) {
		if strings.HasPrefix(name, id+".") {
			return s.store.Rename(name, id+gameExt)
		}
	}
	return fmt.Errorf("no game %.40q was removed: %w", id, fs.ErrNotExist)
}

// bin lists the names of removed games, those removed first at the front.
func (s *Shelf) bin() []string {
	names, _ := s.store.List()
	names = slices.DeleteFunc(names, func(name string) bool { return !binnedPattern.MatchString(name) })
	slices.SortFunc(names, func(a, b string) int {
		return strings.Compare(removedAt(a), removedAt(b))
	})
	return names
}

func removedAt(name string) string { return name[strings.LastIndex(name, ".removed-"):] }

// trimBin is tidying up: a game that stays in the bin does no harm.
func (s *Shelf) trimBin() {
	bin := s.bin()
	for _, name := range bin[:max(0, len(bin)-binSize)] {
		s.store.Remove(name)
	}
}
