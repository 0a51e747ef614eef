package remote

import (
	"time"

	"tidepool/play/table/wire"
)

// A Making asks for a new table until it has one. Asked for twice with the same key, it is the same.
type Making struct {
	line Options
	ask  wire.Make

	socket      Socket
	heard       time.Duration
	again, wait time.Duration
}

// Make begins to ask. Of the options it needs Dial and Random.
func Make(o Options, ask wire.Make) *Making {
	return &Making{line: o, ask: ask, wait: firstWait}
}

// Tick does what is to be done at a time, counted from any moment. It returns the table, or why there
// will be none; nil and 0 as long as it is waited for.
func (m *Making) Tick(now time.Duration) (*wire.Made, wire.Code) {
	if m.socket == nil && now >= m.again {
		m.socket, m.heard = m.line.Dial(), now
		m.socket.Send(wire.Ask{Make: &m.ask}.Text())
	}
	for m.socket != nil {
		data, ok := m.socket.Receive()
		if !ok {
			break
		}
		t, err := wire.ParseTell(data)
		switch {
		case err != nil:
			m.lost(now)
		case t.Made != nil:
			m.Close()
			return t.Made, 0
		case t.Ping != nil:
			m.socket.Send(wire.Ask{Pong: t.Ping}.Text())
		}
	}
	if m.socket == nil {
		return nil, 0
	}
	switch code, closed := m.socket.Closed(); {
	case closed && (code.Final() || code == wire.Bad):
		m.Close()
		return nil, code
	case closed, now-m.heard > dead:
		m.lost(now)
	}
	return nil, 0
}

// Close gives it up.
func (m *Making) Close() {
	if m.socket != nil {
		m.socket.Close()
		m.socket = nil
	}
}

func (m *Making) lost(now time.Duration) {
	m.Close()
	m.again = now + time.Duration(float64(m.wait)*(0.5+m.line.Random()/2))
	m.wait = min(2*m.wait, mostWait)
}
