package hub

import (
	"cmp"
	"slices"
	"time"

	"tidepool/play/table/wire"
)

// wallCost is how many messages a question for the wall counts as.
const wallCost = 4

// heard is an open table of another hub, and when it was told.
type heard struct {
	wire.Open
	at time.Time
}

// open is how the wall shows a table; nil if it is private or nobody sits at it.
func (l *live) open() *wire.Open {
	s := l.table.Setup()
	if s.Private || !l.shown.Seats[0] && !l.shown.Seats[1] {
		return nil
	}
	return &wire.Open{Table: l.id, Game: s.Game, Seats: l.shown.Seats, Watched: l.shown.Watching}
}

// note keeps what another hub says of a table that is not open here.
func (h *Hub) note(id string, here *presence) {
	if here == nil {
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if here.Game == "" || here.Seats == [2]bool{} {
		delete(h.elsewhere, id)
		return
	}
	if _, known := h.elsewhere[id]; !known && len(h.elsewhere) >= h.Limits.Tables {
		h.forgetHeard()
		if len(h.elsewhere) >= h.Limits.Tables {
			return
		}
	}
	h.elsewhere[id] = heard{wire.Open{Table: id, Game: here.Game, Seats: here.Seats, Watched: here.Watching}, h.Now()}
}

func (h *Hub) forgetHeard() {
	for id, e := range h.elsewhere {
		if h.Now().Sub(e.at) > 3*announceEvery {
			delete(h.elsewhere, id)
		}
	}
}

// tables are the open ones that come after a name.
func (h *Hub) tables(after string) *wire.Tables {
	var list []wire.Open
	h.mu.Lock()
	for id, l := range h.open {
		if o := l.listed.Load(); o != nil && id > after {
			list = append(list, *o)
		}
	}
	h.forgetHeard()
	for id, e := range h.elsewhere {
		if _, here := h.open[id]; !here && id > after {
			list = append(list, e.Open)
		}
	}
	h.mu.Unlock()
	slices.SortFunc(list, func(a, b wire.Open) int { return cmp.Compare(a.Table, b.Table) })
	n := min(len(list), wire.MaxTables)
	return &wire.Tables{Open: append([]wire.Open{}, list[:n]...), More: n < len(list)}
}
