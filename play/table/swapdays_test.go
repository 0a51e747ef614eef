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

// Who takes the other side after thinking leaves the other player no clock that has run meanwhile; an event of a log that does
// not say so was played by another rule.
func TestSwapClock(t *testing.T) {
	for anew, want := range map[bool]time.Duration{true: time.Minute, false: 20 * time.Second} {
		d := newDesk(t, table.Setup{Game: "konane", Pie: true, Clocks: [2]string{"1", "1"}})
		d.turn()
		d.now = d.now.Add(40 * time.Second)
		d.must(table.Event{Kind: table.Swapped, Seat: table.Guest, Yes: anew})
		if left := [2]time.Duration{d.Left(table.Maker, d.now).Left, d.Left(table.Guest, d.now).Left}; left != [2]time.Duration{want, time.Minute} {
			t.Errorf("anew %t: they have %v left", anew, left)
		}
		if at, runs := d.Deadline(); !runs || at.Sub(d.now) < want || at.Sub(d.now) > want+time.Second {
			t.Errorf("anew %t: the flag falls in %v, %t", anew, at.Sub(d.now), runs)
		}
		d.now = d.now.Add(want - time.Second)
		d.turn()
	}
}
