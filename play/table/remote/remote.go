// Package remote is a page's side of a table: it keeps a connection to a server, resumes from the first unknown event
// after the connection broke, sends each turn until it is answered, and builds the table from what it receives.
//
//	seat := remote.New(remote.Options{Dial: dial, Table: name, Secret: secret, …})
//	for _, h := range seat.Tick(now) { … } // in every frame
//	seat.Do(table.Event{Kind: table.Turned, Word: "c3"})
//
// It shows only what the server has confirmed: a turn counts when its event comes back. The package uses no
// clock, and only the random numbers it is given.
package remote

import (
	"strconv"
	"time"

	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/play/table/wire"
	"tidepool/rules"
)

// A Socket is one connection. None of its methods blocks.
type Socket interface {
	Send(data []byte)
	// Receive returns the next message, or false if there is none yet.
	Receive() ([]byte, bool)
	// Closed reports whether the connection has ended, and the server's reason, 0 if it gave none.
	Closed() (wire.Code, bool)
	Close()
}

type Options struct {
	// Dial starts a connection.
	Dial          func() Socket
	Table, Secret string
	Games         []rules.Game
	// Session is random text, different for each page; Random returns a number in [0, 1).
	Session string
	Random  func() float64
}

// A Happening is a report of a seat: one of the types below.
type Happening interface{ happening() }

type (
	// Entered means that the table is known, with all its events so far.
	Entered struct{}
	// Happened is the next event, and its error if it is void.
	Happened struct {
		Event table.Event
		Void  error
	}
	// Refused means that the server has not accepted an event.
	Refused struct {
		Event table.Event
		Why   table.Refusal
	}
	// Broken means that the connection broke; Back that it was restored.
	Broken struct{}
	Back   struct{}
	// Ended means that the server finally refuses this seat: reconnecting is useless.
	Ended struct{ Code wire.Code }
	// Presence is who is at the table now, Phrase what someone says.
	Presence struct{ wire.Present }
	Phrase   struct{ wire.Said }
)

func (Entered) happening()  {}
func (Happened) happening() {}
func (Refused) happening()  {}
func (Broken) happening()   {}
func (Back) happening()     {}
func (Ended) happening()    {}
func (Presence) happening() {}
func (Phrase) happening()   {}

const (
	dead      = wire.DeadSeconds * time.Second
	firstWait = 500 * time.Millisecond
	maxWait   = 8 * time.Second
)

// A Seat is a seat, or a watcher's place, at a remote table.
type Seat struct {
	line
	o     Options
	table *table.Table
	seat  table.Seat

	now     time.Duration
	joined  bool // on this connection
	epoch   int
	ended   bool
	entered bool

	// waiting is the event without an answer yet. Until it has one, Do refuses others.
	waiting *table.Event
	meant   string        // the position for which it was meant
	since   time.Duration // when it was last sent, or the connection started
	nonces  int
	// ahead is the server's time minus ours.
	ahead time.Duration
	out   []Happening
	past  []game // the games before the current one, in order
}

// A game is one played at the table, with the seat of its near side.
type game struct {
	match *match.Match
	near  table.Seat
}

func New(o Options) *Seat { return &Seat{line: newLine(o), o: o} }

// Table returns the table as far as known; nil before [Entered]. It must not be modified.
func (s *Seat) Table() *table.Table { return s.table }

// Game returns the table's game of a number, from 0, and the seat of its near side. ok is false if it is not known.
func (s *Seat) Game(n int) (m *match.Match, near table.Seat, ok bool) {
	switch {
	case n < len(s.past):
		return s.past[n].match, s.past[n].near, true
	case s.table != nil && n == s.table.Game():
		return s.table.Match(), s.table.Seat(rules.Near), true
	}
	return nil, 0, false
}

// Seat returns this device's seat, once the server has told it.
func (s *Seat) Seat() table.Seat { return s.seat }

// Online reports whether the table is being followed.
func (s *Seat) Online() bool { return s.joined }

// Waiting reports whether an event has no answer yet.
func (s *Seat) Waiting() bool { return s.waiting != nil }

// Nonce returns the nonce of the waiting event, or "".
func (s *Seat) Nonce() string {
	if s.waiting == nil {
		return ""
	}
	return s.waiting.Nonce
}

// Time returns the server's time, as well as it is known.
func (s *Seat) Time() time.Time { return time.UnixMilli((s.now + s.ahead).Milliseconds()) }

// Do sends an event, given its kind and the fields of that kind. It returns false while another is waiting,
// and before there is a table. The event is resent, over new connections too, until it is answered.
func (s *Seat) Do(e table.Event) bool {
	if s.table == nil || s.waiting != nil || s.seat == table.Watcher || s.ended {
		return false
	}
	s.nonces++
	e.Seat, e.Game, e.Ply = 0, s.table.Game(), s.table.Match().Ply()
	e.Nonce = s.o.Session + "." + strconv.Itoa(s.nonces)
	s.waiting, s.meant = &e, s.table.Match().Position().String()
	s.send()
	return true
}

// refuseStale refuses a waiting event that was meant for another position. The server cannot tell if as many turns are in
// force there, after an undo to which the player has agreed on another device. Only resigning is meant for every position.
func (s *Seat) refuseStale() {
	if s.waiting != nil && s.waiting.Kind != table.Resign && s.table.Match().Position().String() != s.meant {
		s.report(Refused{*s.waiting, table.Stale})
		s.waiting = nil
	}
}

func (s *Seat) send() {
	if s.waiting != nil && s.joined {
		s.since = s.now
		s.say(wire.ClientMessage{Do: s.waiting})
	}
}

// Say sends a fixed phrase, if someone can receive it now.
func (s *Seat) Say(phrase int) {
	if s.joined && s.seat != table.Watcher {
		s.say(wire.ClientMessage{Say: &phrase})
	}
}

// Wake says that the page is visible again or the network is back: it replaces the old connection at once. It
// also takes a seat back that another page has taken.
func (s *Seat) Wake() {
	s.drop()
	s.ended, s.wait, s.again = false, firstWait, s.now
}

// Close leaves the table.
func (s *Seat) Close() {
	s.drop()
	s.ended = true
}

func (s *Seat) drop() {
	s.line.Close()
	if s.joined {
		s.report(Broken{})
	}
	s.joined = false
}

func (s *Seat) report(h Happening) { s.out = append(s.out, h) }

// Tick connects, reads messages and reconnects as needed, and returns what has happened since the last call. now may
// count from any moment.
func (s *Seat) Tick(now time.Duration) []Happening {
	s.now = now
	if !s.ended && s.due(now) {
		s.epoch++
		s.open(now)
		s.since = now
		s.say(wire.ClientMessage{Join: &wire.Join{Table: s.o.Table, Secret: s.o.Secret, From: s.Events(), Session: s.o.Session, Epoch: s.epoch}})
	}
	for t, ok := s.next(now); ok; t, ok = s.next(now) {
		if !s.handle(t) {
			s.lost()
		}
	}
	if s.socket == nil {
		s.drop() // an invalid message may have ended the connection
	} else {
		switch code, closed := s.socket.Closed(); {
		case closed && (code.Final() || code == wire.TooMany && !s.entered):
			s.drop()
			s.ended = true
			s.report(Ended{code})
		case closed, now-s.heard > dead, (!s.joined || s.waiting != nil) && now-s.since > dead:
			s.lost()
		}
	}
	out := s.out
	s.out = nil
	return out
}

// Events returns how many events of the table are known; 0 before there is a table.
func (s *Seat) Events() int {
	if s.table == nil {
		return 0
	}
	return s.table.Events()
}

// lost drops a connection and schedules another.
func (s *Seat) lost() {
	s.drop()
	s.schedule(s.now)
}

// handle handles a message. It returns false if the message is impossible.
func (s *Seat) handle(t wire.ServerMessage) bool {
	switch {
	case t.Joined != nil:
		return s.join(*t.Joined)
	case t.Present != nil:
		s.report(Presence{*t.Present})
	case t.Said != nil:
		s.report(Phrase{*t.Said})
	case !s.joined:
		return false
	case t.Entry != nil:
		return s.apply(*t.Entry)
	case t.Refused != nil:
		if s.waiting == nil || s.waiting.Nonce != t.Refused.Nonce {
			return true // of a repeated message
		}
		s.report(Refused{*s.waiting, t.Refused.Why})
		s.waiting = nil
		return t.Refused.Events == s.Events()
	}
	return true
}

func (s *Seat) join(j wire.Joined) bool {
	if s.joined {
		return false
	}
	s.seat = j.Seat
	s.ahead = time.Duration(j.Now)*time.Millisecond - s.now
	for _, e := range j.Entries {
		if !s.apply(e) {
			return false
		}
	}
	if s.table == nil {
		return false
	}
	s.joined, s.wait = true, firstWait
	if !s.entered {
		s.entered = true
		s.report(Entered{})
	} else {
		s.report(Back{})
	}
	s.refuseStale()
	s.send()
	return true
}

// apply applies an event of the table's log.
func (s *Seat) apply(e wire.Entry) bool {
	if e.N < s.Events() {
		s.answered(e.Event)
		return true // repeated, in answer to a repeated message
	}
	if e.N > s.Events() {
		return false
	}
	at := time.UnixMilli(e.At)
	var void error
	if s.table == nil {
		t, err := table.New(e.Event, at, s.o.Games)
		if err != nil {
			return false
		}
		s.table = t
	} else {
		was := game{s.table.Match(), s.table.Seat(rules.Near)}
		if void = s.table.Apply(e.Event, at); s.table.Game() > len(s.past) {
			s.past = append(s.past, was)
		}
	}
	s.answered(e.Event)
	if s.entered {
		s.report(Happened{e.Event, void})
	}
	return true
}

func (s *Seat) answered(e table.Event) {
	if s.waiting != nil && e.Seat == s.seat && e.Nonce == s.waiting.Nonce {
		s.waiting = nil
	}
}
