package remote

import (
	"time"

	"tidepool/play/table/wire"
)

// A Making requests a new table until it has one. Repeated requests with the same key give the same table.
type Making struct {
	line
	ask   wire.Make
	since time.Duration // the last request
}

// Make starts to request a table. It needs only the options Dial and Random.
func Make(o Options, ask wire.Make) *Making { return &Making{line: newLine(o), ask: ask} }

// Tick connects, asks and reads the answer as needed. It returns the table, or the reason why there will be none, or
// nil and 0 while waiting. now may count from any moment.
func (m *Making) Tick(now time.Duration) (*wire.Made, wire.Code) {
	if m.due(now) {
		m.open(now)
		m.since = now
		m.say(wire.ClientMessage{Make: &m.ask})
	}
	for t, ok := m.next(now); ok; t, ok = m.next(now) {
		if t.Made != nil {
			m.Close()
			return t.Made, 0
		}
	}
	if m.socket == nil {
		return nil, 0
	}
	switch code, closed := m.socket.Closed(); {
	case closed && (code.Final() || code == wire.Bad || code == wire.TooMany):
		m.Close()
		return nil, code
	case closed, now-m.since > dead:
		m.lost(now)
	}
	return nil, 0
}
