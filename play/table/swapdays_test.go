package table_test

import (
	"testing"
	"time"

	"tidepool/play/table"
)

// Who takes the other side ends their turn: the other player has all the days of a turn after that.
func TestSwapDays(t *testing.T) {
	d := newDesk(t, table.Setup{Game: "konane", Pie: true, Days: 2})
	d.turn()
	d.now = d.now.Add(47 * time.Hour)
	d.must(table.Event{Kind: table.Swapped, Seat: table.Guest})
	d.now = d.now.Add(2 * time.Hour)
	d.refused(table.Event{Kind: table.Flagged, Seat: table.Maker}, table.Early)
	if at, runs := d.Deadline(); !runs || at.Sub(d.now) != 46*time.Hour {
		t.Errorf("the other player has %v left, %t", at.Sub(d.now), runs)
	}
	d.turn()
}
