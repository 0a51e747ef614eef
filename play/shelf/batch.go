package shelf

import "time"

// Batch returns how many new games are best stored at once: many if that is a single change, few if each is
// synced to disk.
func Batch(s *Shelf) int {
	if _, ok := s.store.store.(creator); ok {
		return 200
	}
	return 3
}

// SaveNew stores new games, like calling [Shelf.Save] for each at the time it began by its headers, and
// returns the first error.
func SaveNew(s *Shelf, games []*Game, now time.Time) error {
	if c, ok := s.store.store.(creator); ok && len(games) > 1 && len(s.store.kept) == 0 && s.createNew(c, games, now) {
		return nil
	}
	var first error
	s.store.together(func() {
		for _, g := range games {
			if err := s.Save(g, g.Match.Began(now)); err != nil && first == nil {
				first = err
			}
		}
	})
	return first
}

// createNew stores new games at once. If it fails, storing them one by one finds out why.
func (s *Shelf) createNew(c creator, games []*Game, now time.Time) bool {
	ids, names, data := make([]string, len(games)), make([]string, len(games)), make([][]byte, len(games))
	for i, g := range games {
		at := g.Match.Began(now)
		g.Match.SetBegan(at)
		ids[i] = NewID(at, s.first+i)
		names[i], data[i] = ids[i]+gameExt, encode(g.Match, at)
	}
	if c.createAll(names, data) != nil {
		return false
	}
	for i, g := range games {
		s.rename(g, ids[i])
		s.noteStored(g, data[i], g.Match.Began(now))
	}
	s.settings.restore()
	return true
}
