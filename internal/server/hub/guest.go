package hub

import (
	"slices"
	"sync"
	"time"

	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// A Guest is the server's side of one connection: a player or a spectator.
type Guest struct {
	hub     *Hub
	conn    Conn
	address string

	mu    sync.Mutex // guards the fields down to made; locked after a table's lock, never before
	heard time.Time
	// asked is when the last ping was sent, number its number, 0 once it is answered.
	asked  time.Time
	number int64
	pings  int64
	lags   [4]time.Duration // round trips of the last pings, newest first
	bucket bucket
	made   int

	// These are written by the goroutine that calls Receive, while it holds the table's lock.
	live  *live
	seat  table.Seat
	claim claim
}

// Enter registers a connection from an address.
func (h *Hub) Enter(c Conn, address string) *Guest {
	now := h.Now()
	g := &Guest{hub: h, conn: c, address: address, heard: now, bucket: bucket{h.Limits.Burst, now}, seat: table.Watcher}
	h.mu.Lock()
	ending := h.ending
	if !ending {
		h.guests[g] = struct{}{}
	}
	h.mu.Unlock()
	if ending {
		c.Close(wire.Leaving)
	}
	return g
}

// Leave must be called once when the connection has ended.
func (g *Guest) Leave() {
	g.hub.mu.Lock()
	delete(g.hub.guests, g)
	g.hub.mu.Unlock()
	if g.live != nil {
		g.live.lock()
		g.live.leave(g)
		g.live.unlock()
	}
}

// Receive handles a message from the page. It may block on the store.
func (g *Guest) Receive(data []byte) {
	a, err := wire.ParseClient(data)
	if err != nil {
		g.conn.Close(wire.Bad)
		return
	}
	if !g.allowed(a) {
		g.conn.Close(wire.TooMany)
		return
	}
	switch {
	case a.Pong != nil:
		g.pong(*a.Pong)
	case a.Make != nil:
		g.make(*a.Make)
	case a.Join != nil:
		g.join(*a.Join)
	case a.Wall != nil:
		g.tell(wire.ServerMessage{Tables: g.hub.tables(a.Wall.After)})
	case g.live == nil || g.seat == table.Watcher:
		g.conn.Close(wire.Bad)
	case a.Do != nil:
		e := *a.Do
		e.Seat = g.seat
		if e.Kind == table.Turned {
			e.Lag = int(g.lag().Milliseconds())
		}
		l := g.live
		l.lock()
		if _, here := l.guests[g]; here && !l.gone {
			e.Yes = e.Yes || e.Kind == table.Swapped && l.timed()
			l.do(g, e)
		}
		l.unlock()
	case a.Say != nil:
		g.live.lock()
		g.live.say(wire.Said{Seat: g.seat, Phrase: *a.Say})
		g.live.unlock()
	}
}

// allowed counts a message and reports whether it is within the limits.
func (g *Guest) allowed(a wire.ClientMessage) bool {
	now := g.hub.Now()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.heard = now
	cost := 1.0
	if a.Wall != nil {
		cost = wallCost
	}
	if a.Make != nil {
		g.made++
	}
	return g.bucket.take(now, cost, g.hub.Limits.Burst, g.hub.Limits.PerSecond) && g.made <= g.hub.Limits.Made
}

const (
	pingEvery = wire.PingSeconds * float64(time.Second)
	deadAfter = wire.DeadSeconds * time.Second
)

// tick pings the page if a ping is due, and closes the connection if the page has been silent too long.
func (g *Guest) tick(now time.Time) {
	g.mu.Lock()
	dead := now.Sub(g.heard) > deadAfter
	// The first pings are sent back to back, so that the lag is soon known.
	ask := !dead && g.number == 0 && (g.pings < int64(len(g.lags)) || now.Sub(g.asked) >= time.Duration(pingEvery))
	var number int64
	if ask {
		g.pings++
		g.number, g.asked = g.pings, now
		number = g.number
	}
	g.mu.Unlock()
	if dead {
		g.conn.Close(wire.Quiet)
	}
	if ask {
		g.tell(wire.ServerMessage{Ping: &number})
	}
}

func (g *Guest) pong(number int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if number != g.number || number == 0 {
		return // no such ping, or a second answer
	}
	g.number = 0
	copy(g.lags[1:], g.lags[:])
	g.lags[0] = g.hub.Now().Sub(g.asked)
}

// lag returns the shortest of the last round trips, at most ten seconds, so that one slow answer does not
// count. An unanswered ping does not count either.
func (g *Guest) lag() time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	return min(slices.Min(g.lags[:]), 10*time.Second)
}

func (g *Guest) send(data []byte) {
	if !g.conn.Send(data) {
		g.conn.Close(wire.Slow)
	}
}

func (g *Guest) tell(t wire.ServerMessage) { g.send(t.Text()) }
