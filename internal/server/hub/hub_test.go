package hub_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// A testHub is a hub with one table, whose clock the test sets.
type testHub struct {
	testing.TB
	*hub.Hub
	now     time.Time
	store   *store.Memory
	made    wire.Made
	tasks   []func()
	trouble error // the last unexpected one
}

func newTestHub(t testing.TB, limits hub.Limits, setup table.Setup) *testHub {
	t.Helper()
	c := &testHub{TB: t, now: start}
	c.store = &store.Memory{Now: func() time.Time { return c.now }}
	c.open(limits, "first")
	setup.Game = "konane"
	maker := c.enter()
	maker.Receive(wire.ClientMessage{Make: &wire.Make{Key: strings.Repeat("q", wire.SecretBytes), Setup: setup}}.Text())
	c.made = *maker.received()[0].Made
	return c
}

// open starts a hub on the store.
func (c *testHub) open(limits hub.Limits, name string) {
	n := 0
	h, err := hub.New(hub.Options{Store: c.store, Games: games.All(), Limits: limits, Now: func() time.Time { return c.now },
		Random: func() string { n++; return fmt.Sprint(name, n) }, Spawn: func(f func()) { c.tasks = append(c.tasks, f) },
		Trouble: func(err error) { c.trouble = err }})
	if err != nil {
		c.Fatal(err)
	}
	c.Hub = h
}

// runTasks runs the functions that the hub has spawned.
func (c *testHub) runTasks() {
	for len(c.tasks) > 0 {
		f := c.tasks[0]
		c.tasks = c.tasks[1:]
		f()
	}
}

func (c *testHub) Tick() {
	c.Hub.Tick()
	c.runTasks()
}

func (v *visitor) Receive(data []byte) {
	v.Guest.Receive(data)
	v.runTasks()
}

// A visitor is a connection and its guest.
type visitor struct {
	*testHub
	*hub.Guest
	out  [][]byte
	code wire.Code
	deaf bool
}

func (v *visitor) Send(data []byte) bool { v.out = append(v.out, data); return !v.deaf }
func (v *visitor) Close(code wire.Code) {
	if v.code == 0 {
		v.code = code
	}
}

func (c *testHub) enter() *visitor {
	v := &visitor{testHub: c}
	v.Guest = c.Enter(v, "near")
	return v
}

// received returns the messages since the last call, without pings and presences.
func (v *visitor) received() (list []wire.ServerMessage) {
	v.Helper()
	for _, data := range v.out {
		t, err := wire.ParseServer(data)
		if err != nil {
			v.Fatalf("%s: %v", data, err)
		}
		if t.Ping == nil && t.Present == nil {
			list = append(list, t)
		}
	}
	v.out = nil
	return list
}

func (v *visitor) join(secret string, session string, epoch int) {
	v.Receive(wire.ClientMessage{Join: &wire.Join{Table: v.made.Table, Secret: secret, Session: session, Epoch: epoch}}.Text())
}

// seated returns the two players, seated and with empty queues.
func (c *testHub) seated() (maker, guest *visitor) {
	maker, guest = c.enter(), c.enter()
	maker.join(c.made.Secrets[0], "a", 1)
	guest.join(c.made.Secrets[1], "b", 1)
	maker.received()
	guest.received()
	return maker, guest
}

func (v *visitor) do(e table.Event, nonce string) {
	e.Nonce = nonce
	v.Receive(wire.ClientMessage{Do: &e}.Text())
}

// log returns the table as stored.
func (c *testHub) log() *table.Table {
	c.Helper()
	entries, err := c.store.Load(context.Background(), c.made.Table)
	if err != nil {
		c.Fatal(err)
	}
	var t *table.Table
	for i, entry := range entries {
		e, err := table.ParseEvent(entry.Data)
		if err != nil {
			c.Fatal(err)
		}
		at := time.UnixMilli(entry.At.UnixMilli()) // as the hub and the pages count
		if i == 0 {
			if t, err = table.New(e, at, games.All()); err != nil {
				c.Fatal(err)
			}
			continue
		}
		_ = t.Apply(e, at)
	}
	return t
}

// An invalid message changes nothing. It is refused or closes the connection.
func TestForged(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	maker, guest := c.seated()
	before := c.log().Events()
	turn := table.Event{Kind: table.Turned, Word: "a1"}
	for name, try := range map[string]struct {
		who  int
		text string
		code wire.Code
		why  table.Refusal
	}{
		"out of turn":     {1, string(wire.ClientMessage{Do: &table.Event{Kind: table.Turned, Word: "a1", Nonce: "x"}}.Text()), 0, table.NotYours},
		"illegal":         {0, string(wire.ClientMessage{Do: &table.Event{Kind: table.Turned, Word: "b2-c3", Nonce: "x"}}.Text()), 0, table.Illegal},
		"of another ply":  {0, string(wire.ClientMessage{Do: &table.Event{Kind: table.Turned, Word: "a1", Ply: 2, Nonce: "x"}}.Text()), 0, table.Stale},
		"of another game": {0, string(wire.ClientMessage{Do: &table.Event{Kind: table.Resign, Game: 1, Nonce: "x"}}.Text()), 0, table.Stale},
		"for the other":   {0, `{"do":{"kind":"resign","seat":1,"game":0,"ply":0,"nonce":"x"}}`, wire.Bad, ""},
		"its own lag":     {0, `{"do":{"kind":"turn","seat":0,"game":0,"ply":0,"nonce":"x","word":"a1","lag":9000}}`, wire.Bad, ""},
		"a flag":          {0, `{"do":{"kind":"flag","seat":0,"game":0,"ply":0,"nonce":"x"}}`, wire.Bad, ""},
		"oversized":       {0, `{"do":{"kind":"turn","word":"` + strings.Repeat("a", 3000) + `"}}`, wire.Bad, ""},
		"no text":         {1, "\xff\xfe", wire.Bad, ""},
		"another seat":    {1, string(wire.ClientMessage{Join: &wire.Join{Table: c.made.Table, Secret: c.made.Secrets[0], Session: "b", Epoch: 1}}.Text()), 0, ""},
	} {
		who := []*visitor{maker, guest}[try.who]
		who.Receive([]byte(try.text))
		told := who.received()
		switch {
		case who.code != try.code:
			t.Errorf("%s: closed with %d", name, who.code)
		case try.why != "" && (len(told) != 1 || told[0].Refused == nil || told[0].Refused.Why != try.why || told[0].Refused.Events != before):
			t.Errorf("%s: %+v", name, told)
		case try.why == "" && len(told) > 0:
			t.Errorf("%s: told %+v", name, told)
		}
		who.code = 0
	}
	if n := c.log().Events(); n != before {
		t.Errorf("%d events, there were %d", n, before)
	}
	maker.do(turn, "good")
	if told := guest.received(); len(told) != 1 || told[0].Entry == nil || told[0].Entry.Event.Word != "a1" {
		t.Errorf("the other player got %+v", told)
	}
}

// A message that arrives twice is answered twice and counts once.
func TestDoubled(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	maker, guest := c.seated()
	turn := table.Event{Kind: table.Turned, Word: "a1"}
	maker.do(turn, "n")
	guest.do(table.Event{Kind: table.Turned, Word: "b1", Ply: 1}, "m")
	maker.received()
	maker.do(turn, "n")
	if told := maker.received(); len(told) != 1 || told[0].Entry == nil || told[0].Entry.N != 3 || c.log().Match().Ply() != 2 {
		t.Errorf("%+v, %d turns", told, c.log().Match().Ply())
	}
}

// Without a table's secret a page sees nothing, and a spectator cannot play.
func TestSecrets(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	for _, secret := range []string{strings.Repeat("x", wire.SecretBytes), c.made.Secrets[0][1:] + "a"} {
		stranger := c.enter()
		stranger.join(secret, "s", 1)
		if stranger.code != wire.Unknown || len(stranger.received()) > 0 {
			t.Errorf("a stranger: %d", stranger.code)
		}
	}
	c.seated()
	watcher := c.enter()
	watcher.join(c.made.Secrets[2], "w", 1)
	if told := watcher.received(); len(told) != 1 || told[0].Joined.Seat != table.Watcher || len(told[0].Joined.Entries) != 3 {
		t.Errorf("a watcher was told %+v", told)
	}
	watcher.do(table.Event{Kind: table.Turned, Word: "a1"}, "n")
	if watcher.code != wire.Bad || c.log().Events() != 3 {
		t.Errorf("a watcher plays: %d", watcher.code)
	}
	entries, _ := c.store.Load(context.Background(), c.made.Table)
	for _, e := range entries {
		for _, secret := range c.made.Secrets {
			if strings.Contains(string(e.Data), secret) {
				t.Errorf("the log has a secret: %s", e.Data)
			}
		}
	}
}

// The newest page of a seat gets it. An older attempt that arrives late does not.
func TestNewestWins(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	first, _ := c.seated()
	second := c.enter()
	second.join(c.made.Secrets[0], "tab2", 1)
	if first.code != wire.Newer || second.code != 0 {
		t.Errorf("closed with %d and %d", first.code, second.code)
	}
	first.Leave()
	again, late := c.enter(), c.enter()
	again.join(c.made.Secrets[0], "tab2", 3)
	late.join(c.made.Secrets[0], "tab2", 2)
	if second.code != wire.Older || late.code != wire.Older || again.code != 0 {
		t.Errorf("closed with %d, %d and %d", second.code, late.code, again.code)
	}
	again.received()
	again.do(table.Event{Kind: table.Turned, Word: "a1"}, "n")
	if told := again.received(); len(told) != 1 || told[0].Entry == nil {
		t.Errorf("the newest cannot play: %+v", told)
	}
}

func TestLimits(t *testing.T) {
	limits := hub.Usual()
	limits.Burst, limits.PerSecond, limits.Watchers, limits.Made, limits.Tables = 10, 2, 3, 4, 1
	c := newTestHub(t, limits, table.Setup{})
	maker, guest := c.seated()
	for range 10 {
		maker.do(table.Event{Kind: table.Turned, Word: "none"}, "n")
	}
	if maker.code != wire.TooMany {
		t.Errorf("messages: %d", maker.code)
	}
	for i := range 4 {
		w := c.enter()
		w.join(c.made.Secrets[2], "w", 1)
		if too := w.code == wire.TooMany; too != (i >= 1) { // two players are there
			t.Errorf("watcher %d: %d", i, w.code)
		}
	}
	w := c.enter()
	for i := range 5 {
		w.Receive(wire.ClientMessage{Make: &wire.Make{Key: strings.Repeat(string(rune('a'+i)), wire.SecretBytes), Setup: table.Setup{Game: "kalah"}}}.Text())
	}
	if w.code != wire.TooMany {
		t.Errorf("tables made: %d", w.code)
	}
	other := c.enter()
	other.Receive(wire.ClientMessage{Join: &wire.Join{Table: w.received()[0].Made.Table, Secret: strings.Repeat("a", wire.SecretBytes), Session: "o"}}.Text())
	if other.code != wire.TooMany {
		t.Errorf("tables open: %d", other.code)
	}
	guest.deaf = true
	c.now = c.now.Add(3 * time.Second)
	c.Tick()
	if guest.code != wire.Slow {
		t.Errorf("a page that does not read: %d", guest.code)
	}
}

// A page that answers no pings is disconnected; later its table is unloaded and then deleted.
func TestQuietAndIdle(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	maker, guest := c.seated()
	for range 20 {
		c.now = c.now.Add(time.Second)
		c.Tick()
		for _, data := range guest.out {
			if tell, _ := wire.ParseServer(data); tell.Ping != nil {
				guest.Receive(wire.ClientMessage{Pong: tell.Ping}.Text())
			}
		}
		guest.out = nil
	}
	if maker.code != wire.Quiet || guest.code != 0 {
		t.Errorf("closed with %d and %d", maker.code, guest.code)
	}
	maker.Leave()
	guest.Leave()
	c.now = c.now.Add(2 * time.Minute)
	c.Tick()
	if n := c.Count(); n.Tables != 0 {
		t.Errorf("%+v are open", n)
	}
	c.now = c.now.Add(38 * 24 * time.Hour)
	if err := c.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	late := c.enter()
	late.join(c.made.Secrets[0], "a", 9)
	if late.code != wire.Unknown {
		t.Errorf("after a month: %d", late.code)
	}
}

// A page's lag is the least of the last ones the server has measured: one slow answer does
// not count, nor do answers to pings that were never sent.
func TestLag(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{Clocks: [2]string{"5", "5"}})
	maker, guest := c.seated()
	maker.do(table.Event{Kind: table.Turned, Word: "a1"}, "n")
	answer := func(after time.Duration) {
		c.now = c.now.Add(3 * time.Second)
		c.Tick()
		var ping *int64
		for _, data := range guest.out {
			if tell, _ := wire.ParseServer(data); tell.Ping != nil {
				ping = tell.Ping
			}
		}
		guest.out, maker.out = nil, nil
		c.now = c.now.Add(after)
		wrong := int64(999)
		guest.Receive(wire.ClientMessage{Pong: &wrong}.Text())
		if ping != nil {
			guest.Receive(wire.ClientMessage{Pong: ping}.Text())
		}
		c.keepAlive(maker)
	}
	for range 4 {
		answer(40 * time.Millisecond)
	}
	answer(2 * time.Second) // a single slow answer
	guest.do(table.Event{Kind: table.Turned, Word: "b1", Ply: 1}, "m")
	told := guest.received()
	if len(told) != 1 || told[0].Entry == nil || told[0].Entry.Event.Lag != 40 {
		t.Errorf("%+v", told)
	}
}

// Only one call maintains a table at a time.
func TestOneMaintains(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{Clocks: [2]string{"0:10", "0:10"}})
	maker, _ := c.seated()
	maker.do(table.Event{Kind: table.Turned, Word: "a1"}, "n")
	c.now = c.now.Add(time.Minute) // the flag has fallen
	for range 5 {
		c.Hub.Tick()
	}
	if n := len(c.tasks); n != 1 {
		t.Errorf("%d calls", n)
	}
	c.runTasks()
	if !c.log().Match().Outcome().Over() {
		t.Error("no flag has fallen")
	}
	c.now = c.now.Add(time.Hour)
	c.Hub.Tick()
	if len(c.tasks) != 1 {
		t.Error("no call after the first has ended")
	}
}

// keepAlive sends a message without effect, so that the page counts as alive.
func (c *testHub) keepAlive(v *visitor) {
	n := int64(-1)
	v.Receive(wire.ClientMessage{Pong: &n}.Text())
}
