package remote_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// A turn that could not be sent is not played in another position that the seat's other device has agreed to meanwhile,
// though as many turns are in force there.
func TestTurnOfAnotherPosition(t *testing.T) {
	keys := [3]string{strings.Repeat("a", table.KeyBytes), strings.Repeat("b", table.KeyBytes), strings.Repeat("c", table.KeyBytes)}
	on := new(server)
	on.add(table.Event{Kind: table.Made, Setup: &table.Setup{Game: "kalah", Keys: keys, Near: table.Guest}})
	on.add(table.Event{Kind: table.Sat})
	on.add(table.Event{Kind: table.Sat, Seat: table.Guest})
	on.add(table.Event{Kind: table.Turned, Seat: table.Guest, Word: "A"})
	seat := remote.New(remote.Options{
		Dial:  func() remote.Socket { return on },
		Table: "k7m2qd9fa3x5w8zc", Secret: strings.Repeat("s", wire.SecretBytes), Games: games.All(),
		Session: "page", Random: func() float64 { return 0 },
	})
	seat.Tick(0)
	seat.Wake() // the network is gone
	if !seat.Do(table.Event{Kind: table.Turned, Word: "a"}) {
		t.Fatal("no turn can be played")
	}
	on.add(table.Event{Kind: table.Offered, Seat: table.Guest, Ply: 1, Offer: table.Undo})
	on.add(table.Event{Kind: table.Replied, Ply: 1, Offer: table.Undo, Yes: true})
	on.add(table.Event{Kind: table.Turned, Seat: table.Guest, Word: "B"})
	known := len(on.log)
	var refused []remote.Refused
	for now := range 4 {
		for _, h := range seat.Tick(time.Duration(1+now) * time.Second) {
			if r, ok := h.(remote.Refused); ok {
				refused = append(refused, r)
			}
		}
	}
	if len(on.log) > known {
		t.Errorf("sent is %+v", on.log[known].Event)
	}
	if len(refused) != 1 || refused[0].Why != table.Stale || refused[0].Event.Word != "a" || seat.Waiting() {
		t.Errorf("refused is %+v, waiting %t", refused, seat.Waiting())
	}
}
