package remote

import (
	"time"

	"tidepool/play/table/wire"
)

const (
	// askEvery is how often the list is requested.
	askEvery = 5 * time.Second
	// maxListed limits the list, whatever the server sends.
	maxListed = 500
)

// A Listing keeps the list of open public tables.
type Listing struct {
	line
	// Open are the known tables, sorted by name; Known is true once the list was received.
	Open  []wire.Open
	Known bool

	coming []wire.Open
	asks   time.Duration // when to ask next
	after  string
	asked  bool
	// online is set once the server has answered on this connection.
	online bool
}

// List starts a listing. It needs only the options Dial and Random.
func List(o Options) *Listing { return &Listing{line: newLine(o)} }

// Tick connects, asks and reads answers as needed, and reports whether the list was renewed. now may count from any
// moment.
func (l *Listing) Tick(now time.Duration) (changed bool) {
	if l.due(now) {
		l.open(now)
		l.asks, l.asked, l.online = now, false, false
	}
	if l.socket != nil && !l.asked && now >= l.asks {
		l.coming, l.after = nil, ""
		l.ask()
	}
	for t, ok := l.next(now); ok; t, ok = l.next(now) {
		if t.Tables != nil && l.asked {
			changed = l.add(*t.Tables, now) || changed
		}
	}
	if l.socket != nil {
		if _, closed := l.socket.Closed(); closed || now-l.heard > dead {
			l.lost(now)
		}
	}
	return changed
}

// Cut reports whether the last connection was lost or refused, and the server has not answered since.
func (l *Listing) Cut() bool { return l.wait > firstWait }

// Online reports whether the server answers.
func (l *Listing) Online() bool { return l.socket != nil && l.online }

func (l *Listing) ask() {
	l.asked = true
	l.say(wire.ClientMessage{Wall: &wire.Wall{After: l.after}})
}

// add adds a part of the list. It returns true after the last part.
func (l *Listing) add(t wire.Tables, now time.Duration) bool {
	l.coming = append(l.coming, t.Open...)
	if n := len(t.Open); t.More && n > 0 && t.Open[n-1].Table > l.after && len(l.coming) < maxListed {
		l.after = t.Open[n-1].Table
		l.ask()
		return false
	}
	l.Open, l.Known, l.asked, l.online = l.coming, true, false, true
	l.asks, l.wait = now+askEvery, firstWait
	return true
}
