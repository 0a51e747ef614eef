//go:build !js

package serve_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/load"
	"tidepool/internal/server/serve"
	"tidepool/internal/server/store"
	"tidepool/internal/server/web"
	"tidepool/play/table"
	"tidepool/play/table/dial"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// A network is a listener for a server, with connections that may stall. The tests run with synctest's simulated
// time.
type network struct {
	come   chan net.Conn
	closed chan struct{}
	once   sync.Once
}

func (n *network) Accept() (net.Conn, error) {
	select {
	case c := <-n.come:
		return c, nil
	case <-n.closed:
		return nil, net.ErrClosed
	}
}

func (n *network) Close() error   { n.once.Do(func() { close(n.closed) }); return nil }
func (n *network) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 1} }

// A line delivers each piece of data at the time arrives returns.
type line struct {
	*network
	arrives func(now time.Time) time.Time
}

func (l line) dial(context.Context, string, string) (net.Conn, error) {
	near, in := net.Pipe()
	out, far := net.Pipe()
	go l.carry(in, out)
	go l.carry(out, in)
	select {
	case l.come <- far:
		return near, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

type piece struct {
	data []byte
	at   time.Time
}

func (l line) carry(from, to net.Conn) {
	under := make(chan piece, 1000)
	go func() {
		defer to.Close()
		for p := range under {
			time.Sleep(time.Until(p.at))
			if _, err := to.Write(p.data); err != nil {
				_, _ = io.Copy(io.Discard, from)
			}
		}
	}()
	defer close(under)
	for {
		data := make([]byte, 4096)
		n, err := from.Read(data)
		if err != nil {
			from.Close()
			return
		}
		under <- piece{data[:n], l.arrives(time.Now())}
	}
}

// A player plays a legal turn after thinking for a while.
type player struct {
	*remote.Seat
	think time.Duration
	which table.Seat
	turns []time.Duration // how much each turn took from the clock
	seen  time.Time       // when the opponent's turn was seen
	sent  bool
}

const (
	think = 300 * time.Millisecond
	known = 15 * time.Second // by then the server has measured the lag
)

// tick plays if a turn is due, and records how much each turn took from the clock.
func (p *player) tick(t *testing.T, begun time.Time, left *time.Duration) {
	for _, h := range p.Tick(time.Since(begun)) {
		switch h := h.(type) {
		case remote.Happened:
			on := p.Table()
			now := on.Left(p.which, on.Last()).Left
			if h.Void != nil {
				t.Errorf("%+v is void: %v", h.Event, h.Void)
			}
			if h.Event.Kind == table.Turned && h.Event.Seat == p.which {
				p.turns, p.sent = append(p.turns, *left-now), false
			}
			*left = now
			if h.Event.Kind == table.Turned {
				p.seen = time.Now()
			}
		case remote.Ended, remote.Refused:
			t.Errorf("seat %d: %+v", p.which, h)
		}
	}
	on := p.Table()
	if on == nil || p.sent || !on.Sat(p.which.Other()) || time.Since(p.seen) < p.think {
		return
	}
	if mover, going := on.ToMove(); going && mover == p.which {
		p.sent = p.Do(table.Event{Kind: table.Turned, Word: on.Match().Position().Turns()[0].Word})
	}
}

// A guest plays over a line that may stall, and may delay its answers to pings.
type guest struct {
	think   time.Duration
	arrives func(now time.Time) time.Time
	late    func() time.Duration
}

// play plays some turns each, and returns how much the guest's turns took from the clock, and the table as each
// player has it.
func play(t *testing.T, turns int, who guest) (took []time.Duration, tables [2]*table.Table) {
	ctx, stop := context.WithCancel(t.Context())
	n := &network{come: make(chan net.Conn), closed: make(chan struct{})}
	ended := make(chan error)
	go func() {
		ended <- serve.Tables(ctx, n, serve.Options{Store: &store.Memory{Now: time.Now}, Limits: hub.Usual(), Connections: web.Usual(), Trouble: func(err error) { t.Error(err) }})
	}()
	begun := time.Now()
	var players [2]*player
	var left [2]time.Duration
	straight := line{n, func(now time.Time) time.Time { return now }}
	over := func(l line) *http.Client {
		return &http.Client{Transport: &http.Transport{DialContext: l.dial, DisableKeepAlives: true}}
	}
	made, err := load.MakeThrough(ctx, over(straight), "ws://server/"+wire.Path, table.Setup{Game: "konane", Options: "size=6", Clocks: [2]string{"5", "5"}})
	if err != nil {
		t.Fatal(err)
	}
	for i, l := range []line{straight, {n, who.arrives}} {
		dials := dial.Through(over(l), "ws://server/"+wire.Path, nil)
		if i == 1 && who.late != nil {
			direct := dials
			dials = func() remote.Socket { return liar{direct(), who.late} }
		}
		players[i] = &player{which: table.Seat(i), think: who.think, Seat: remote.New(remote.Options{Dial: dials, Table: made.Table, Secret: made.Secrets[i],
			Games: games.All(), Session: load.Secret(), Random: func() float64 { return 0.5 }}), seen: begun.Add(known)}
	}
	for len(players[1].turns) < turns && time.Since(begun) < 10*time.Minute {
		for i, p := range players {
			p.tick(t, begun, &left[i])
		}
		time.Sleep(time.Millisecond)
	}
	for i, p := range players {
		tables[i] = p.Table()
		p.Close()
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	time.Sleep(time.Minute) // let data that is under way arrive
	return players[1].turns, tables
}

// The lag of a line is given back to the clock, as far as the lag quota allows.
func TestStall(t *testing.T) {
	for _, c := range []struct{ each, lost time.Duration }{
		{0, 0},
		{100 * time.Millisecond, 0},
		{500 * time.Millisecond, 0},
		{time.Second, time.Second}, // five minutes give back a second a turn
	} {
		t.Run(c.each.String(), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				took, _ := play(t, 6, guest{think: think, arrives: func(now time.Time) time.Time { return now.Add(c.each) }})
				if len(took) != 6 {
					t.Fatalf("%d turns", len(took))
				}
				for i, d := range took {
					if off := (d - think - c.lost).Abs(); off > 50*time.Millisecond {
						t.Errorf("turn %d took %v, off by %v", i, d, off)
					}
				}
			})
		})
	}
}

// A line that stalls for ten seconds breaks. The turn under way counts once, and the clock loses that time and
// the time to reconnect.
func TestLongStall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		begun := time.Now()
		from := begun.Add(16 * time.Second)
		took, tables := play(t, 6, guest{think: think, arrives: func(now time.Time) time.Time {
			if until := from.Add(10 * time.Second); now.After(from) && now.Before(until) {
				return until
			}
			return now
		}})
		if len(took) != 6 {
			t.Fatalf("%d turns", len(took))
		}
		var longest, all time.Duration
		for _, d := range took {
			longest, all = max(longest, d), all+d
		}
		if longest < 9*time.Second || longest > 20*time.Second {
			t.Errorf("the longest turn took %v", longest)
		}
		if rest := all - longest - 5*think; rest.Abs() > 250*time.Millisecond {
			t.Errorf("the others are off by %v", rest)
		}
		// The last event may still be under way to the guest.
		if n := tables[0].Events() - tables[1].Events(); n < 0 || n > 1 {
			t.Errorf("%d events and %d", tables[0].Events(), tables[1].Events())
		}
	})
}
