package remote

import (
	"time"

	"tidepool/play/table/wire"
)

// A line is a connection that is begun again when it has ended.
type line struct {
	dial   func() Socket
	random func() float64

	socket      Socket
	heard       time.Duration // when something last came
	again, wait time.Duration // when to try again, and about how long after the next time
}

func newLine(o Options) line { return line{dial: o.Dial, random: o.Random, wait: firstWait} }

// due reports whether a connection is to be begun.
func (l *line) due(now time.Duration) bool { return l.socket == nil && now >= l.again }

func (l *line) open(now time.Duration) { l.socket, l.heard = l.dial(), now }

func (l *line) say(a wire.Ask) { l.socket.Send(a.Text()) }

// next is the next message that is no ping; false if there is none, or if what came is none.
func (l *line) next(now time.Duration) (wire.Tell, bool) {
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
			l.say(wire.Ask{Pong: t.Ping})
		default:
			return t, true
		}
	}
	return wire.Tell{}, false
}

// Close gives it up.
func (l *line) Close() {
	if l.socket != nil {
		l.socket.Close()
		l.socket = nil
	}
}

// lost gives a connection up, and plans another.
func (l *line) lost(now time.Duration) {
	l.Close()
	l.later(now)
}

// later plans another connection: later each time, and not when all others do.
func (l *line) later(now time.Duration) {
	l.again = now + time.Duration(float64(l.wait)*(0.5+l.random()/2))
	l.wait = min(2*l.wait, mostWait)
}
