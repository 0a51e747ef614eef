package table_test

import (
	"testing"

	"tidepool/play/table"
	"tidepool/rules"
)

// Who has swapped sides has no turn to take back yet, but the other player has; it takes the swap back as well.
func TestUndoSwap(t *testing.T) {
	d := newDesk(t, table.Setup{Game: "konane", Pie: true})
	undo := func(s table.Seat, kind table.Kind) table.Event {
		return table.Event{Kind: kind, Seat: s, Offer: table.Undo, Yes: kind == table.Replied}
	}
	d.turn()
	d.must(table.Event{Kind: table.Swapped, Seat: table.Guest})
	d.refused(undo(table.Guest, table.Offered), table.Illegal)
	d.turn()
	d.refused(undo(table.Guest, table.Offered), table.Illegal)
	d.must(undo(table.Maker, table.Offered))
	d.must(undo(table.Guest, table.Replied))
	if mover, _ := d.ToMove(); d.Match().Ply() != 1 || mover != table.Maker || d.Pie() {
		t.Errorf("a turn after the swap is undone: ply %d, seat %d to move, may swap: %t", d.Match().Ply(), mover, d.Pie())
	}
	d.must(undo(table.Maker, table.Offered))
	d.must(undo(table.Guest, table.Replied))
	if mover, _ := d.ToMove(); d.Match().Ply() != 0 || mover != table.Maker || d.Seat(rules.Near) != table.Maker {
		t.Errorf("the first turn is undone: ply %d, seat %d to move", d.Match().Ply(), mover)
	}
	d.turn()
	if !d.Pie() {
		t.Error("the other player may not swap again")
	}
	d.must(table.Event{Kind: table.Swapped, Seat: table.Guest})
}
