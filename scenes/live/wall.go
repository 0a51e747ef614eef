package live

import (
	"tidepool/play/link"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

// maxWatched limits the tables of a wall, because each needs a connection.
const maxWatched = 12

// A Wall follows the tables that a club shows.
type Wall struct {
	tables *Tables
	page   string
	list   *remote.Listing
	seats  map[string]*remote.Seat
}

// NewWall returns a wall of the tables of the page's server, nil if there is no server to ask.
func (t *Tables) NewWall() *Wall {
	page := t.page()
	if !t.reaches(page) {
		return nil
	}
	return &Wall{tables: t, page: page, list: remote.List(remote.Options{Dial: t.dial(page), Random: t.Rand.Float64}), seats: make(map[string]*remote.Seat)}
}

// Known reports whether the list of tables has been received.
func (w *Wall) Known() bool { return w.list.Known }

// Cut reports whether the server has not answered: it may have no tables, or cannot be reached now. It is asked again.
func (w *Wall) Cut() bool { return w.list.Cut() }

// All returns how many tables are open.
func (w *Wall) All() int { return len(w.list.Open) }

// Open returns the tables to show.
func (w *Wall) Open() []wire.Open { return w.list.Open[:min(len(w.list.Open), maxWatched)] }

// Table returns a table by name, nil before it is known.
func (w *Wall) Table(name string) *table.Table {
	if s := w.seats[name]; s != nil {
		return s.Table()
	}
	return nil
}

// Tick keeps the connections going and reports whether anything changed. It must be called in every tick in which
// the wall is visible.
func (w *Wall) Tick() (changed bool) {
	w.tables.use(w)
	now, cut := w.tables.Clock(), w.Cut()
	if w.list.Tick(now) {
		w.follow()
		changed = true
	}
	changed = changed || w.Cut() != cut
	for _, o := range w.Open() {
		changed = len(w.seats[o.Table].Tick(now)) > 0 || changed
	}
	return changed
}

// follow connects to tables that are new in the list and disconnects from those no longer in it.
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

// disconnect implements view.
func (w *Wall) disconnect() {
	w.list.Close()
	for _, s := range w.seats {
		s.Close()
	}
}
