package table_test

import (
	"fmt"
	"time"

	"tidepool/play/table"
	"tidepool/rules/games"
)

// A table is made, both players sit down, and the first turn is played. The server checks each event with the
// table that it has; every page that applies the same log arrives at the same table.
func Example() {
	noon := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	made := table.Event{Kind: table.Made, Setup: &table.Setup{Game: "kalah", Keys: keys}}
	t, err := table.New(made, noon, games.All())
	if err != nil {
		panic(err)
	}
	for _, e := range []table.Event{
		{Kind: table.Sat, Seat: table.Maker},
		{Kind: table.Sat, Seat: table.Guest},
		{Kind: table.Turned, Seat: table.Guest, Word: "C"},
		{Kind: table.Turned, Seat: table.Maker, Word: "D"},
	} {
		if err := t.Check(e, noon); err != nil {
			fmt.Println(err)
			continue
		}
		if err := t.Apply(e, noon); err != nil {
			panic(err)
		}
	}
	seat, _ := t.ToMove()
	fmt.Println(t.Match().Words(), seat == table.Guest)
	// Output:
	// table: not yours
	// [D] true
}
