package live

import (
	"time"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/scenes/bylink"
	"tidepool/scenes/ui"
)

// A pending is a request in progress to create or join a table.
type pending struct {
	page string
	joining
	to bylink.Table
	// sitting describes the player at a table of a hall; nil for any other table.
	sitting *Sitting
	since   time.Duration
}

// A joining is a table being made, and then the seat there.
type joining struct {
	making *remote.Making // nil once the table is made
	seat   *remote.Seat   // nil until then
}

func (j *joining) wake() {
	if j.seat != nil {
		j.seat.Wake()
	}
}

func (j *joining) close() {
	if j.making != nil {
		j.making.Close()
	}
	if j.seat != nil {
		j.seat.Close()
	}
}

func (t *Tables) ask(a *pending, says key.Text) {
	t.stop()
	t.pending, a.since = a, t.Clock()
	t.App.Push(&pendingSheet{ui.Sheet{ID: "asking", App: t.App, Stays: true}, t, says})
}

// stop cancels the request in progress, if any.
func (t *Tables) stop() {
	if a := t.pending; a != nil {
		a.close()
		t.pending = nil
	}
}

// linkTo returns the link to a seat of a table that the server of a page has just made.
func linkTo(page string, made *wire.Made, seat table.Seat) link.Table {
	return link.Table{Page: page, Name: made.Table, Secret: made.Secrets[seat]}
}

func (a *pending) tick(t *Tables) {
	now := t.Clock()
	if a.making != nil {
		made, why := a.making.Tick(now)
		switch {
		case made != nil:
			a.making = nil
			a.to = bylink.Table{Table: linkTo(a.page, made, table.Maker), Guest: made.Secrets[table.Guest], Watch: made.Secrets[table.Watcher]}
			if a.sitting != nil {
				a.to = bylink.Table{Table: linkTo(a.page, made, a.sitting.Seat)}
			}
			a.seat = t.seat(a.to.Table)
		case why != 0:
			t.failed(why)
		}
		return
	}
	for _, h := range a.seat.Tick(now) {
		switch h := h.(type) {
		case remote.Entered:
			t.enter(a)
			return
		case remote.Ended:
			t.failed(h.Code)
			return
		}
	}
}

// failed ends the request and tells the player why.
func (t *Tables) failed(why wire.Code) {
	t.stop()
	t.closeSheet()
	t.Tell(why)
}

// closeSheet removes the request's sheet.
func (t *Tables) closeSheet() {
	if _, top := t.App.Top().(*pendingSheet); top {
		t.App.Pop()
	}
}
