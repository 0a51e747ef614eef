package hub_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// wall asks for the open tables.
func (c *testHub) wall(after string) wire.Tables {
	c.Helper()
	v := c.enter()
	defer v.Leave()
	v.Receive(wire.ClientMessage{Wall: &wire.Wall{After: after}}.Text())
	told := v.received()
	if len(told) != 1 || told[0].Tables == nil {
		c.Fatalf("told %+v, closed with %d", told, v.code)
	}
	return *told[0].Tables
}

func (c *testHub) make(n int, setup table.Setup) wire.Made {
	c.Helper()
	v := c.enter()
	defer v.Leave()
	v.Receive(wire.ClientMessage{Make: &wire.Make{Key: fmt.Sprintf("%026d", n), Setup: setup}}.Text())
	told := v.received()
	if len(told) != 1 || told[0].Made == nil {
		c.Fatalf("told %+v, closed with %d", told, v.code)
	}
	return *told[0].Made
}

// The wall lists all tables with a player, in parts, but no private ones. Its tables can be watched without a
// secret, but not played.
func TestWall(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{Private: true})
	c.seated()
	if all := c.wall(""); len(all.Open) > 0 || all.More {
		t.Fatalf("a private table is shown: %+v", all)
	}
	want := map[string]bool{}
	for i := range wire.MaxTables + 7 {
		made := c.make(i, table.Setup{Game: "kalah"})
		if i%10 == 3 {
			continue // no player joins
		}
		want[made.Table] = true
		v := c.enter()
		v.Receive(wire.ClientMessage{Join: &wire.Join{Table: made.Table, Secret: made.Secrets[i%2], Session: "s", Epoch: 1}}.Text())
	}
	var names []string
	for after, pages := "", 0; ; pages++ {
		part := c.wall(after)
		for _, o := range part.Open {
			if o.Game != "kalah" || o.Seats[0] == o.Seats[1] {
				t.Errorf("%+v", o)
			}
			names = append(names, o.Table)
		}
		if !part.More {
			break
		}
		if len(part.Open) != wire.MaxTables || pages > 1 {
			t.Fatalf("%d at once, part %d", len(part.Open), pages)
		}
		after = names[len(names)-1]
	}
	if !slices.IsSorted(names) || len(names) != len(want) {
		t.Errorf("%d tables, not %d", len(names), len(want))
	}
	for _, n := range names {
		if !want[n] {
			t.Errorf("%s is shown", n)
		}
	}
	c.made.Table = names[0]
	w := c.enter()
	w.join("", "w", 1)
	if told := w.received(); len(told) != 1 || told[0].Joined == nil || told[0].Joined.Seat != table.Watcher {
		t.Fatalf("a spectator from the wall got %+v, %d", told, w.code)
	}
	w.do(table.Event{Kind: table.Resign}, "n")
	if w.code != wire.Bad {
		t.Errorf("a spectator plays: %d", w.code)
	}
}

func TestPrivateIsNotWatched(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{Private: true})
	w := c.enter()
	w.join("", "w", 1)
	if w.code != wire.Unknown || len(w.received()) > 0 {
		t.Errorf("without a secret: %d", w.code)
	}
}

// Another server of the same tables lists them too, until their announcements stop.
func TestWallOfOthers(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	other := c.beside(0)
	maker, guest := c.seated()
	if all := other.wall(""); len(all.Open) != 1 || all.Open[0].Table != c.made.Table || all.Open[0].Seats != [2]bool{true, true} {
		t.Errorf("the other shows %+v", all)
	}
	maker.Leave()
	guest.Leave()
	if all := other.wall(""); len(all.Open) != 0 {
		t.Errorf("after all have left: %+v", all)
	}
	maker, _ = c.seated()
	c.Hub.Close() // no more announcements
	other.now = c.now.Add(5 * time.Minute)
	if all := other.wall(""); len(all.Open) != 0 {
		t.Errorf("after its server has ended: %+v", all)
	}
	_ = maker
}

// The number of tables an address may create in an hour is limited, however many connections it has.
func TestTablesOfAnAddress(t *testing.T) {
	limits := hub.Usual()
	limits.PerHour = 6
	c := newTestHub(t, limits, table.Setup{}) // creates the first table
	try := func(n int, address string) wire.Code {
		v := &visitor{testHub: c}
		v.Guest = c.Enter(v, address)
		v.Receive(wire.ClientMessage{Make: &wire.Make{Key: strings.Repeat("z", wire.SecretBytes-4) + fmt.Sprintf("%04d", n), Setup: table.Setup{Game: "kalah"}}}.Text())
		return v.code
	}
	for n := range 8 {
		if code := try(n, "near"); (code == wire.TooMany) != (n >= 5) {
			t.Errorf("table %d: %d", n+1, code)
		}
	}
	if code := try(0, "near"); code != wire.TooMany { // refused even though the table exists
		t.Errorf("the first again: %d", code)
	}
	for range 8 {
		if code := try(20, "far"); code != 0 { // a repeated request counts once
			t.Errorf("one table: %d", code)
		}
	}
	if code := try(21, "far"); code != 0 {
		t.Errorf("from elsewhere: %d", code)
	}
	c.now = c.now.Add(10 * time.Minute)
	for n := range 2 {
		if code := try(30+n, "near"); (code == wire.TooMany) != (n >= 1) {
			t.Errorf("ten minutes after, table %d: %d", n+1, code)
		}
	}
}
