package remote

import (
	"time"

	"tidepool/play/table/wire"
)

// A line is a connection that is renewed when it has ended.
type line struct {
	dial   func() Socket
	random func() float64

	socket      Socket
	heard       time.Duration // when the last message came
	again, wait time.Duration // when to retry, and the approximate delay after that
}

func newLine(o Options) line { return line{dial: o.Dial, random: o.Random, wait: firstWait} }

// due reports whether to connect now.
func (l *line) due(now time.Duration) bool { return l.socket == nil && now >= l.again }

func (l *line) open(now time.Duration) { l.socket, l.heard = l.dial(), now }

func (l *line) say(a wire.ClientMessage) { l.socket.Send(a.Text()) }

// next returns the next message other than a ping; false if there is none, or if it is invalid.
func (l *line) next(now time.Duration) (wire.ServerMessage, bool) {
	for l.socket != nil {
		data, ok := l.socket.Receive()
		if !ok {
			break
		}
		l.heard = now
		t, err := wire.ParseServer(data)
		switch {
		case err != nil:
			l.lost(now)
		case t.Ping != nil:
			l.say(wire.ClientMessage{Pong: t.Ping})
		default:
			return t, true
		}
	}
	return wire.ServerMessage{}, false
}

// Close drops the connection.
func (l *line) Close() {
	if l.socket != nil {
		l.socket.Close()
		l.socket = nil
	}
}

// lost drops the connection and schedules another.
func (l *line) lost(now time.Duration) {
	l.Close()
	l.schedule(now)
}

// schedule schedules another connection, with growing and randomised delays.
func (l *line) schedule(now time.Duration) {
	l.again = now + time.Duration(float64(l.wait)*(0.5+l.random()/2))
	l.wait = min(2*l.wait, maxWait)
}
