package shelf

import (
	"errors"
	"io/fs"
	"time"

	"tidepool/play/match"
)

// Batch returns how many new games are best stored at once: many if that is a single change, few if each is
// synced to disk.
func Batch(s *Shelf) int {
	if _, ok := s.store.store.(creator); ok {
		return 1000
	}
	return 3
}

// SaveNew stores new games, like calling [Shelf.Save] for each at the time it began by its headers. It returns
// their ids, empty for those not stored, and the first error.
func SaveNew(s *Shelf, games []*match.Record, now time.Time) (ids []string, err error) {
	list := make([]fresh, len(games))
	var b []byte
	for i, r := range games {
		list[i] = fresh{record: r, began: r.Began(now)}
		r.SetBegan(list[i].began)
		b = appendRecord(b[:0], r, list[i].began)
		list[i].mark, list[i].data = markOf(b), string(b)
	}
	if c, ok := s.store.store.(creator); !ok || len(list) == 1 || len(s.store.kept) > 0 || !s.createAll(c, list) {
		s.store.together(func() { err = s.createEach(list) })
	}
	for _, g := range list {
		ids = append(ids, g.id)
		if g.id != "" {
			s.noteSummary(g.mark, summaryFrom(g.id, g.record, g.began))
		}
	}
	s.settings.restore()
	return ids, err
}

// A fresh is a game to be stored.
type fresh struct {
	record *match.Record
	began  time.Time
	data   string
	mark   Mark   // of data
	tried  string // the id under which it was to be stored at once with others
	id     string // "" until it is stored
}

// createAll stores new games at once. If it fails, storing them one by one finds out why.
func (s *Shelf) createAll(c creator, list []fresh) bool {
	names, data := make([]string, len(list)), make([]string, len(list))
	for i := range list {
		g := &list[i]
		g.tried = newID(g.began, s.first+i)
		names[i], data[i] = g.tried+gameExt, g.data
	}
	if c.createAll(names, data) != nil {
		return false
	}
	for i := range list {
		list[i].id = list[i].tried
	}
	return true
}

func (s *Shelf) createEach(list []fresh) (first error) {
	s.store.warned = false // each import says so, unlike turns
	for i := range list {
		g := &list[i]
		var err error
		if g.id, err = s.createAgain(g); err != nil && first == nil {
			first = err
		}
	}
	s.store.warned = len(s.store.kept) > 0
	return first
}

// createAgain stores a game like create, once even if it was stored at once with others by a change that seemed to fail.
func (s *Shelf) createAgain(g *fresh) (id string, err error) {
	if g.tried != "" {
		name := g.tried + gameExt
		err := s.store.Create(name, []byte(g.data))
		if !errors.Is(err, fs.ErrExist) {
			return g.tried, err
		}
		if s.store.holds(name, []byte(g.data)) {
			return g.tried, nil
		}
	}
	return s.create([]byte(g.data), g.began)
}
