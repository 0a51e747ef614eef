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
	line
	// Open are the tables in the order of their names, as far as they are known; Known is true once they are.
	Open  []wire.Open
	Known bool

	coming []wire.Open
	asks   time.Duration // when to ask the next time
	after  string
	asked  bool
}

// List begins to ask. Of the options it needs Dial and Random.
func List(o Options) *Listing { return &Listing{line: newLine(o)} }

// Tick does what is to be done at a time, counted from any moment, and reports whether there is news.
func (l *Listing) Tick(now time.Duration) (changed bool) {
	if l.due(now) {
		l.open(now)
		l.asks, l.asked = now, false
	}
	if l.socket != nil && !l.asked && now >= l.asks {
		l.coming, l.after = nil, ""
		l.ask()
	}
	for t, ok := l.next(now); ok; t, ok = l.next(now) {
		if t.Tables != nil && l.asked {
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
	l.say(wire.Ask{Wall: &wire.Wall{After: l.after}})
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
	l.asks, l.wait = now+askEvery, firstWait
	return true
}
