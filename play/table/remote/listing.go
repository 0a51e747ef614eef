package remote

import (
	"time"

	"tidepool/play/table/wire"
)

const (
	// askEvery is how often the list is asked for.
	askEvery = 5 * time.Second
	// mostListed bounds the list, whatever the server says.
	mostListed = 500
)

// A Listing keeps the list of open tables that are not private.
type Listing struct {
	line Options
	// Open are the tables in the order of their names, as far as they are known; Known is true once they are.
	Open  []wire.Open
	Known bool

	socket             Socket
	coming             []wire.Open
	heard, again, next time.Duration
	wait               time.Duration
	after              string
	asked              bool
}

// List begins to ask. Of the options it needs Dial and Random.
func List(o Options) *Listing { return &Listing{line: o, wait: firstWait} }

// Tick does what is to be done at a time, counted from any moment, and reports whether there is news.
func (l *Listing) Tick(now time.Duration) (changed bool) {
	if l.socket == nil {
		if now < l.again {
			return false
		}
		l.socket, l.heard, l.next, l.asked = l.line.Dial(), now, now, false
	}
	if !l.asked && now >= l.next {
		l.coming, l.after = nil, ""
		l.ask()
	}
	for l.socket != nil {
		data, ok := l.socket.Receive()
		if !ok {
			break
		}
		l.heard = now
		t, err := wire.ParseTell(data)
		switch {
		case err != nil:
			l.lost(now)
		case t.Ping != nil:
			l.socket.Send(wire.Ask{Pong: t.Ping}.Text())
		case t.Tables != nil && l.asked:
			changed = l.take(*t.Tables, now) || changed
		}
	}
	if l.socket != nil {
		if _, closed := l.socket.Closed(); closed || now-l.heard > dead {
			l.lost(now)
		}
	}
	return changed
}

func (l *Listing) ask() {
	l.asked = true
	l.socket.Send(wire.Ask{Wall: &wire.Wall{After: l.after}}.Text())
}

// take takes a part of the list; the last one is news.
func (l *Listing) take(t wire.Tables, now time.Duration) bool {
	l.coming = append(l.coming, t.Open...)
	if n := len(t.Open); t.More && n > 0 && t.Open[n-1].Table > l.after && len(l.coming) < mostListed {
		l.after = t.Open[n-1].Table
		l.ask()
		return false
	}
	l.Open, l.Known, l.asked = l.coming, true, false
	l.next, l.wait = now+askEvery, firstWait
	return true
}

// Close gives it up.
func (l *Listing) Close() {
	if l.socket != nil {
		l.socket.Close()
		l.socket = nil
	}
}

func (l *Listing) lost(now time.Duration) {
	l.Close()
	l.again = now + time.Duration(float64(l.wait)*(0.5+l.line.Random()/2))
	l.wait = min(2*l.wait, mostWait)
}
