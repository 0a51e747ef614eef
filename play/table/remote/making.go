package remote

import (
	"time"

	"tidepool/play/table/wire"
)

// A Making asks for a new table until it has one. Asked for twice with the same key, it is the same.
type Making struct {
	line
	ask   wire.Make
	since time.Duration // when it was last asked for
}

// Make begins to ask. Of the options it needs Dial and Random.
func Make(o Options, ask wire.Make) *Making { return &Making{line: newLine(o), ask: ask} }

// Tick does what is to be done at a time, counted from any moment. It returns the table, or why there
// will be none; nil and 0 as long as it is waited for.
func (m *Making) Tick(now time.Duration) (*wire.Made, wire.Code) {
	if m.due(now) {
		m.open(now)
		m.since = now
		m.say(wire.Ask{Make: &m.ask})
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
	case closed && (code.Final() || code == wire.Bad):
		m.Close()
		return nil, code
	case closed, now-m.since > dead:
		m.lost(now)
	}
	return nil, 0
}
