package live

import (
	"tidepool/play/link"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

// mostWatched is how many tables a wall shows: each has a connection of its own.
const mostWatched = 12

// A Wall follows the open tables of a club.
type Wall struct {
	tables *Tables
	page   string
	list   *remote.Listing
	seats  map[string]*remote.Seat
}

// NewWall follows those of the server of the page; nil where there is none to be asked.
func (t *Tables) NewWall() *Wall {
	page := t.page()
	if t.Net.Dial == nil || t.Clock == nil || !link.IsPage(page) {
		return nil
	}
	return &Wall{tables: t, page: page, list: remote.List(remote.Options{Dial: t.dial(page), Random: t.Rand.Float64}), seats: make(map[string]*remote.Seat)}
}

// Known reports whether the server has told which tables there are.
func (w *Wall) Known() bool { return w.list.Known }

// Open are the tables that are shown.
func (w *Wall) Open() []wire.Open { return w.list.Open[:min(len(w.list.Open), mostWatched)] }

// Table is a table as far as it is known, nil before that.
func (w *Wall) Table(name string) *table.Table {
	if s := w.seats[name]; s != nil {
		return s.Table()
	}
	return nil
}

// Tick does what is to be done as long as the wall is seen, and reports whether there is news.
func (w *Wall) Tick() (changed bool) {
	w.tables.see(w)
	now := w.tables.Clock()
	if w.list.Tick(now) {
		w.follow()
		changed = true
	}
	for _, o := range w.Open() {
		changed = len(w.seats[o.Table].Tick(now)) > 0 || changed
	}
	return changed
}

// follow begins to watch tables that have come, and leaves those that have gone.
func (w *Wall) follow() {
	shown := make(map[string]bool)
	for _, o := range w.Open() {
		shown[o.Table] = true
		if w.seats[o.Table] == nil {
			w.seats[o.Table] = w.tables.seat(link.Table{Page: w.page, Name: o.Table})
		}
	}
	for name, s := range w.seats {
		if !shown[name] {
			s.Close()
			delete(w.seats, name)
		}
	}
}

// wake implements view.
func (w *Wall) wake() {
	for _, s := range w.seats {
		s.Wake()
	}
}

// online implements view.
func (w *Wall) online() bool { return w.list.Online() }

// server implements view.
func (w *Wall) server() string { return w.page }

// rest implements view.
func (w *Wall) rest() {
	w.list.Close()
	for _, s := range w.seats {
		s.Close()
	}
}
