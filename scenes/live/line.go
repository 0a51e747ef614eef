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

// A Line is the connection to the table of an open game.
type Line struct {
	seat *remote.Seat
	at   bylink.Table
	// plays says whether this device plays, by the game's record; it is used until the server has answered.
	plays bool

	present      wire.Present
	presentKnown bool
	gone         [2]time.Duration // when each seat counts as left, if nobody is there
	ended        wire.Code
	news         []remote.Happening
	// sent is when the waiting turn was sent, in the server's time.
	sent time.Time
	// lastTick is the time of the last tick, lastOnline that of the last tick with a connection.
	lastTick, lastOnline time.Duration
	told                 bool // that the host's address may have changed
}

// News returns what has happened since the last call, in order.
func (l *Line) News() []remote.Happening {
	news := l.news
	l.news = nil
	return news
}

// lostAfter is how long a connection may be broken before the player is told.
const lostAfter = 1500 * time.Millisecond

// movedAfter is how long a host may not answer before a guest is told that its address may have changed.
const movedAfter = 20 * time.Second

// awayAfter is how long a player may be gone before the other is told: most reload the page sooner.
const awayAfter = 2500 * time.Millisecond

func (l *Line) tick(now time.Duration) (changed bool) {
	before := l.shown()
	frozen := now-l.lastTick > movedAfter // what happened meanwhile is unknown
	if l.lastTick = now; frozen || l.seat.Online() || l.ended != 0 {
		l.lastOnline = now
	}
	list := l.seat.Tick(now)
	for _, h := range list {
		switch h := h.(type) {
		case remote.Presence:
			for seat, here := range h.Seats {
				if l.presentKnown && l.present.Seats[seat] && !here {
					l.gone[seat] = now + awayAfter
				}
			}
			l.present, l.presentKnown = h.Present, true
		case remote.Broken:
			l.presentKnown = false
		case remote.Ended:
			l.ended = h.Code
		}
	}
	l.news = append(l.news, list...)
	return len(list) > 0 || before != l.shown()
}

// shown returns what the bars say that depends on the time alone.
func (l *Line) shown() [3]bool {
	return [3]bool{l.Lost(), l.Away(rules.Near), l.Away(rules.Far)}
}

// End closes the connection for good.
func (l *Line) End(why wire.Code) {
	l.seat.Close()
	l.ended = why
	l.news = append(l.news, remote.Ended{Code: why})
}

// Known reports whether the table has been received since the game was opened.
func (l *Line) Known() bool { return l.seat.Table() != nil }

// Lost reports whether the connection has been broken for a while.
func (l *Line) Lost() bool { return l.lastTick-l.lastOnline > lostAfter }

// Ended returns why the server has closed this seat's connection for good, 0 if it has not.
func (l *Line) Ended() wire.Code { return l.ended }

// Wake reconnects, even if the server has closed the connection for good.
func (l *Line) Wake() {
	l.ended = 0
	l.seat.Wake()
}

// table returns the table if the line's game is its current one, otherwise nil.
func (l *Line) table() *table.Table {
	if t := l.seat.Table(); t != nil && t.Game() == l.at.Game {
		return t
	}
	return nil
}

// Watching reports whether this device only watches.
func (l *Line) Watching() bool {
	if l.Known() {
		return l.seat.Seat() == table.Watcher
	}
	return !l.plays
}

// Truth returns the game as the table has it, and the seat of its near side. known is false before it is known.
func (l *Line) Truth() (m *match.Match, near table.Seat, known bool) { return l.seat.Game(l.at.Game) }

// Events returns how many events the table has; 0 before it is known.
func (l *Line) Events() int { return l.seat.Events() }

// Another reports whether the table has started another game since.
func (l *Line) Another() bool { t := l.seat.Table(); return t != nil && t.Game() > l.at.Game }

// Own returns the side played on this device, if any.
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

// Alone reports whether a player has not joined yet, Away whether a side's player has joined but is not connected
// now.
func (l *Line) Alone() bool {
	t := l.seat.Table()
	return t != nil && !(t.Sat(table.Maker) && t.Sat(table.Guest))
}

func (l *Line) Away(s rules.Side) bool {
	t := l.table()
	return t != nil && l.presentKnown && t.Sat(t.Seat(s)) && !l.present.Seats[t.Seat(s)] && l.lastTick >= l.gone[t.Seat(s)]
}

// Setup returns the table's setup, the zero value before it is known.
func (l *Line) Setup() table.Setup {
	if t := l.seat.Table(); t != nil {
		return t.Setup()
	}
	return table.Setup{}
}

func (l *Line) Paused() bool { t := l.table(); return t != nil && t.Paused() }

// Waiting reports whether an event has been sent that has no answer yet.
func (l *Line) Waiting() bool { return l.seat.Waiting() }

// Ready reports whether this device's player can play a turn now.
func (l *Line) Ready() bool {
	t := l.table()
	if t == nil || l.Watching() || l.Alone() || t.Paused() || l.Waiting() || l.ended != 0 {
		return false
	}
	mover, going := t.ToMove()
	return going && mover == l.seat.Seat()
}

// Pie reports whether this device's player can take the other side now.
func (l *Line) Pie() bool { return l.Ready() && l.table().Pie() }

// Send sends a turn.
func (l *Line) Send(word string) bool {
	if !l.Ready() || !l.Do(table.Event{Kind: table.Turned, Word: word}) {
		return false
	}
	l.sent = l.seat.Time()
	return true
}

// Do sends an event that is not a turn.
func (l *Line) Do(e table.Event) bool {
	l.sent = time.Time{}
	return l.table() != nil && l.ended == 0 && l.seat.Do(e)
}

// Say sends a fixed phrase.
func (l *Line) Say(phrase int) { l.seat.Say(phrase) }

// Offer returns the open offer, and whether this device's player made it, or the last one if none is open.
func (l *Line) Offer() (what table.Offer, own bool) {
	t := l.table()
	if t == nil {
		return "", false
	}
	what, by := t.Offer()
	return what, by == l.seat.Seat()
}

// CanUndo reports whether this device's player has a turn that could be taken back.
func (l *Line) CanUndo() bool {
	t := l.table()
	return t != nil && !l.Watching() && !t.Match().Outcome().Over() && t.CanUndo(l.seat.Seat())
}

// Left implements session.Clocks. The player's clock stops when the turn is sent.
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

// Until returns the time left for the current turn at a table with days for each turn.
func (l *Line) Until() (left time.Duration, ok bool) {
	t := l.table()
	if t == nil || t.Setup().Days == 0 {
		return 0, false
	}
	at, runs := t.Deadline()
	return max(at.Sub(l.seat.Time()), 0), runs
}

// Place returns where the game's table is.
func (l *Line) Place() bylink.Table { return l.at }
