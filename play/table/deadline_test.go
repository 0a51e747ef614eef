package table_test

import (
	"testing"
	"time"

	"tidepool/play/table"
)

// An event after a player's time has run out, while lag may still be compensated, does not put the end of the game off.
func TestDeadlineStays(t *testing.T) {
	d := newDesk(t, table.Setup{Game: "konane", Clocks: [2]string{"5", "5"}})
	for range 9 {
		d.turn()
	}
	want, runs := d.Deadline()
	if !runs {
		t.Fatal("no clock runs")
	}
	seat, _ := d.ToMove()
	d.now = d.now.Add(5*time.Minute + time.Second)
	if !d.now.Before(want) {
		t.Fatalf("the deadline is %v after the time is over", want.Sub(d.now)+time.Second)
	}
	d.must(table.Event{Kind: table.Offered, Seat: seat, Offer: table.Draw})
	if got, _ := d.Deadline(); !got.Equal(want) {
		t.Errorf("put off by %v", got.Sub(want))
	}
	d.now = want
	d.must(table.Event{Kind: table.Flagged, Seat: seat})
}
