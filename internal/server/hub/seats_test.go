package hub_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// A table that was only read for somebody without a seat there is unloaded like any other.
func TestStrangerUnloads(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	stranger := c.enter()
	stranger.join(strings.Repeat("z", wire.SecretBytes), "x", 1)
	if stranger.code != wire.Unknown {
		t.Errorf("closed with %d", stranger.code)
	}
	stranger.Leave()
	c.now = c.now.Add(2 * time.Minute)
	c.Tick()
	if n := c.Count(); n.Tables != 0 {
		t.Errorf("%+v are open", n)
	}
}

// beside returns another hub on the same store, with a clock that is ahead by some time.
func (c *testHub) beside(ahead time.Duration) *testHub {
	c.Helper()
	other := &testHub{TB: c.TB, now: c.now.Add(ahead), store: c.store, made: c.made}
	other.open(hub.Usual(), "second")
	return other
}

// A table is closed, and its operator told, if an entry stored elsewhere cannot be read.
func TestDamagedEntry(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	maker, guest := c.seated()
	entries, err := c.store.Load(t.Context(), c.made.Table)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := c.store.Append(t.Context(), c.made.Table, entries[len(entries)-1].Seq, []byte("?")); err != nil {
		t.Fatal(err)
	}
	c.runTasks()
	if maker.code != wire.Unstored || guest.code != wire.Unstored || !errors.Is(c.trouble, store.ErrDamaged) {
		t.Errorf("closed with %d and %d, %v", maker.code, guest.code, c.trouble)
	}
}

// If two pages open a seat at two hubs before either hub has heard of the other page, one of them keeps the
// seat and the other is told. A hub that has heard of the first gives the seat to the second.
func TestSeatAtTwoHubs(t *testing.T) {
	for name, try := range map[string]struct {
		sessions [2]string
		apart    time.Duration // from the first to the second, by the clocks of their hubs
		heard    bool          // the second hub has heard of the first page
		second   bool          // the second page gets the seat
	}{
		"at once":                    {[2]string{"a", "b"}, 0, false, true},
		"at once, the other way":     {[2]string{"b", "a"}, 0, false, false},
		"crossing, later":            {[2]string{"b", "a"}, time.Second, false, true},
		"crossing, an earlier clock": {[2]string{"a", "b"}, -time.Second, false, false},
		"later":                      {[2]string{"b", "a"}, time.Minute, true, true},
		"later, a clock that is off": {[2]string{"b", "a"}, -time.Minute, true, true},
	} {
		c := newTestHub(t, hub.Usual(), table.Setup{})
		other := c.beside(try.apart)
		opponent := other.enter()
		opponent.join(c.made.Secrets[1], "o", 1) // has both hubs know the table
		first, second := c.enter(), other.enter()
		first.join(c.made.Secrets[0], try.sessions[0], 1)
		if try.heard {
			other.runTasks()
		}
		second.join(c.made.Secrets[0], try.sessions[1], 1)
		for range 3 {
			c.runTasks()
			other.runTasks()
		}
		want := [2]wire.Code{wire.Newer, 0}
		if !try.second {
			want = [2]wire.Code{0, wire.Newer}
		}
		if got := [2]wire.Code{first.code, second.code}; got != want {
			t.Errorf("%s: closed with %d, want %d", name, got, want)
		}
	}
}
