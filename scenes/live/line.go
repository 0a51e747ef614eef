package live

import (
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

// A Line is the way to the table of a game that is open.
type Line struct {
	seat *remote.Seat
	at   bylink.Table
	// plays is what the game's record says of the own seat, until the server has told.
	plays bool

	present wire.Present
	told    bool // who is there
	ended   wire.Code
	news    []remote.Happening
	// sent is when the turn that waits was sent, by the server's time.
	sent time.Time
	// looked is when the line was last looked at, there when it was last found well.
	looked, there time.Duration
}

// News are what has happened since the last call, in order.
func (l *Line) News() []remote.Happening {
	news := l.news
	l.news = nil
	return news
}

// lostAfter is how long a connection may be away before anybody is told.
const lostAfter = 1500 * time.Millisecond

func (l *Line) tick(now time.Duration) (changed bool) {
	lost := l.Lost()
	if l.looked = now; l.seat.Online() || l.ended != 0 {
		l.there = now
	}
	list := l.seat.Tick(now)
	for _, h := range list {
		switch h := h.(type) {
		case remote.Presence:
			l.present, l.told = h.Present, true
		case remote.Broken:
			l.told = false
		case remote.Ended:
			l.ended = h.Code
		}
	}
	l.news = append(l.news, list...)
	return len(list) > 0 || lost != l.Lost()
}

func (l *Line) end(why wire.Code) {
	l.seat.Close()
	l.ended = why
	l.news = append(l.news, remote.Ended{Code: why})
}

// Known reports whether the table has been heard of since the game was opened.
func (l *Line) Known() bool { return l.seat.Table() != nil }

// Lost reports whether the connection has been away for a while.
func (l *Line) Lost() bool { return l.looked-l.there > lostAfter }

// Ended is why the server has nothing more to do with this seat, 0 as long as it has.
func (l *Line) Ended() wire.Code { return l.ended }

// Wake comes back, whatever has ended the line.
func (l *Line) Wake() {
	l.ended = 0
	l.seat.Wake()
}

// table is the table if the game of the line is its present one; nil if not.
func (l *Line) table() *table.Table {
	if t := l.seat.Table(); t != nil && t.Game() == l.at.Game {
		return t
	}
	return nil
}

// Watching reports whether nobody here plays.
func (l *Line) Watching() bool {
	if l.Known() {
		return l.seat.Seat() == table.Watcher
	}
	return !l.plays
}

// Truth is the game as the table has it, and who has its near side; false before it is known.
func (l *Line) Truth() (m *match.Match, near table.Seat, known bool) {
	if t := l.table(); t != nil {
		return t.Match(), t.Seat(rules.Near), true
	}
	if past := l.seat.Past(); l.at.Game < len(past) {
		return past[l.at.Game].Match, past[l.at.Game].Near, true
	}
	return nil, 0, false
}

// Another reports whether the table has gone on to another game.
func (l *Line) Another() bool { t := l.seat.Table(); return t != nil && t.Game() > l.at.Game }

// Own is the side that is played here, if any.
func (l *Line) Own() (rules.Side, bool) {
	_, near, known := l.Truth()
	if !known || l.Watching() {
		return 0, false
	}
	if near == l.seat.Seat() {
		return rules.Near, true
	}
	return rules.Far, true
}

// Alone reports whether the other player has not come yet, Away whether they have come and are not there now.
func (l *Line) Alone() bool {
	t := l.seat.Table()
	return t != nil && !(t.Sat(table.Maker) && t.Sat(table.Guest))
}

func (l *Line) Away(s rules.Side) bool {
	t := l.table()
	return t != nil && l.told && t.Sat(t.Seat(s)) && !l.present.Seats[t.Seat(s)]
}

// Setup is what is played at the table; the zero value before it is known.
func (l *Line) Setup() table.Setup {
	if t := l.seat.Table(); t != nil {
		return t.Setup()
	}
	return table.Setup{}
}

func (l *Line) Paused() bool { t := l.table(); return t != nil && t.Paused() }

// Waiting reports whether something has been sent that has no answer yet.
func (l *Line) Waiting() bool { return l.seat.Waiting() }

// Ready reports whether a turn can be played here, if it is this side's.
func (l *Line) Ready() bool {
	t := l.table()
	if t == nil || l.Watching() || l.Alone() || t.Paused() || l.Waiting() || l.ended != 0 {
		return false
	}
	mover, going := t.ToMove()
	return going && mover == l.seat.Seat()
}

// Pie reports whether the other side can be taken now.
func (l *Line) Pie() bool { return l.Ready() && l.table().Pie() }

// Send sends a turn.
func (l *Line) Send(word string) bool {
	if !l.Ready() || !l.Do(table.Event{Kind: table.Turned, Word: word}) {
		return false
	}
	l.sent = l.seat.Time()
	return true
}

// Do sends what is no turn.
func (l *Line) Do(e table.Event) bool {
	l.sent = time.Time{}
	return l.table() != nil && l.ended == 0 && l.seat.Do(e)
}

// Say says a fixed phrase.
func (l *Line) Say(phrase int) { l.seat.Say(phrase) }

// Offer is what the other player offers, or what has been offered here.
func (l *Line) Offer() (what table.Offer, own bool) {
	t := l.table()
	if t == nil {
		return "", false
	}
	what, by := t.Offer()
	return what, by == l.seat.Seat()
}

// CanUndo reports whether there is a turn of this seat's to be taken back.
func (l *Line) CanUndo() bool {
	t := l.table()
	own, ok := l.Own()
	if t == nil || !ok || t.Match().Outcome().Over() {
		return false
	}
	for _, turn := range t.Match().Turns() {
		if turn.By == own {
			return true
		}
	}
	return false
}

// Left implements session.Clocks. The own clock stops when the turn is sent.
func (l *Line) Left(s rules.Side) (clock.Reading, bool) {
	t := l.table()
	if t == nil {
		return clock.Reading{}, false
	}
	now := l.seat.Time()
	if l.Waiting() && !l.sent.IsZero() {
		now = l.sent
	}
	return t.Left(t.Seat(s), now), true
}

// Runs implements session.Clocks.
func (l *Line) Runs() bool { t := l.table(); return t != nil && t.Runs() && t.Setup().Days == 0 }

// Until is how long there is for the present turn at a table with days.
func (l *Line) Until() (left time.Duration, ok bool) {
	t := l.table()
	if t == nil || t.Setup().Days == 0 {
		return 0, false
	}
	at, runs := t.Deadline()
	return max(at.Sub(l.seat.Time()), 0), runs
}

// Place is where the game's table is.
func (l *Line) Place() bylink.Table { return l.at }
