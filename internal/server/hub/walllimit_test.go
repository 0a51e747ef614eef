package hub_test

import (
	"fmt"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

// A wallSocket connects a page's list of tables to a visitor without delay.
type wallSocket struct{ *visitor }

func (s wallSocket) Send(data []byte) { s.visitor.Receive(data) }

func (s wallSocket) Receive() (data []byte, ok bool) {
	if len(s.out) == 0 {
		return nil, false
	}
	data, s.out = s.out[0], s.out[1:]
	return data, true
}

func (s wallSocket) Closed() (wire.Code, bool) { return s.code, s.code != 0 && len(s.out) == 0 }
func (s wallSocket) Close()                    { s.Leave() }

// The longest list that a page asks for is within the server's limits, however often it is asked for and however fast
// the connection is.
func TestLongWall(t *testing.T) {
	limits := hub.Usual()
	limits.PerHour = 0
	c := newTestHub(t, limits, table.Setup{Private: true})
	const many = 480
	for i := range many {
		made := c.make(i, table.Setup{Game: "kalah"})
		c.enter().Receive(wire.ClientMessage{Join: &wire.Join{Table: made.Table, Secret: made.Secrets[0], Session: fmt.Sprint("s", i), Epoch: 1}}.Text())
	}
	var last *visitor
	dials := 0
	list := remote.List(remote.Options{Random: func() float64 { return 0 }, Dial: func() remote.Socket {
		dials++
		last = c.enter()
		return wallSocket{last}
	}})
	begun := c.now
	for c.now.Sub(begun) < time.Minute {
		list.Tick(c.now.Sub(begun))
		c.now = c.now.Add(time.Second / 20)
		c.Tick()
	}
	if dials != 1 || !list.Known || len(list.Open) != many {
		t.Errorf("%d connections, the last closed with %d; %d tables", dials, last.code, len(list.Open))
	}
}
