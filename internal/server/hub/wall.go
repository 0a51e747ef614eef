package hub

import (
	"cmp"
	"slices"
	"time"

	"tidepool/play/table/wire"
)

// wallCost is how many messages a request for the wall, the list of open tables, counts as. A page asks for up to ten parts
// at once, every five seconds, and answers pings meanwhile.
const wallCost = 3

// A remoteTable is an open table of another hub.
type remoteTable struct {
	wire.Open
	at time.Time // when it was announced
}

// open returns the table's entry on the wall, nil if it is private or has no players.
func (l *live) open() *wire.Open {
	s := l.table.Setup()
	if s.Private || !l.shown.Seats[0] && !l.shown.Seats[1] {
		return nil
	}
	return &wire.Open{Table: l.id, Game: s.Game, Seats: l.shown.Seats, Watched: l.shown.Watching}
}

// notePresence records another hub's presence at a table that is not open here.
func (h *Hub) notePresence(id string, here *presence) {
	if here == nil {
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if here.Game == "" || here.Seats == [2]bool{} {
		delete(h.remoteTables, id)
		return
	}
	if _, known := h.remoteTables[id]; !known && len(h.remoteTables) >= h.Limits.Tables {
		h.dropStaleTables()
		if len(h.remoteTables) >= h.Limits.Tables {
			return
		}
	}
	h.remoteTables[id] = remoteTable{wire.Open{Table: id, Game: here.Game, Seats: here.Seats, Watched: here.Watching}, h.Now()}
}

func (h *Hub) dropStaleTables() {
	for id, e := range h.remoteTables {
		if h.Now().Sub(e.at) > 3*announceEvery {
			delete(h.remoteTables, id)
		}
	}
}

// tables returns the open tables whose names sort after a name, at most wire.MaxTables.
func (h *Hub) tables(after string) *wire.Tables {
	var list []wire.Open
	h.mu.Lock()
	for id, l := range h.open {
		if o := l.listed.Load(); o != nil && id > after {
			list = append(list, *o)
		}
	}
	h.dropStaleTables()
	for id, e := range h.remoteTables {
		if _, here := h.open[id]; !here && id > after {
			list = append(list, e.Open)
		}
	}
	h.mu.Unlock()
	slices.SortFunc(list, func(a, b wire.Open) int { return cmp.Compare(a.Table, b.Table) })
	n := min(len(list), wire.MaxTables)
	return &wire.Tables{Open: append([]wire.Open{}, list[:n]...), More: n < len(list)}
}
