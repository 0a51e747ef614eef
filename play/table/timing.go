package table

import (
	"sort"
	"time"

	"tidepool/play/clock"
	"tidepool/rules"
)

// A quota limits the compensation of a player's lag. Every turn adds a gain, up to maxGains of them: a slow
// connection is compensated, but a player who claims to be slow gains little.
type quota struct{ left time.Duration }

const maxGains = 7

// gain returns what a turn adds under a control: more for longer times.
func gain(c clock.Control) time.Duration {
	whole := c.Main + 40*c.Extra
	if c.Kind == clock.ByoYomi {
		whole = c.Main + time.Duration(c.Periods)*c.Extra
	}
	return 10 * time.Millisecond * time.Duration(min(100, int(whole/time.Second)*2/5+15))
}

// next returns what the quota allows in this turn.
func (q quota) next(c clock.Control) time.Duration {
	return min(q.left+gain(c), maxGains*gain(c))
}

// spend takes the compensation of a turn's lag from the quota, and returns it.
func (q *quota) spend(c clock.Control, lag time.Duration) time.Duration {
	have := q.next(c)
	given := min(lag, have)
	q.left = have - given
	return given
}

// since converts a time for the clock; the log's time never goes back.
func (t *Table) since(at time.Time) time.Duration {
	if at.Before(t.last) {
		at = t.last
	}
	return at.Sub(t.started)
}

// Left returns what a seat has left at a time, without compensation of lag.
func (t *Table) Left(s Seat, at time.Time) clock.Reading {
	return t.clock.Left(t.Side(s), t.since(at))
}

// Control returns a seat's time control. It stays with the side when players change sides in a game.
func (t *Table) Control(s Seat) clock.Control { return t.clock.Control(t.Side(s)) }

// Runs reports whether the clock of the seat to move runs.
func (t *Table) Runs() bool {
	if _, going := t.ToMove(); !going || t.paused || t.match.Ply() == 0 {
		return false
	}
	_, runs := t.clock.Running()
	return runs || t.setup.Days > 0
}

// fallen returns whose flag has fallen at a time, if back is compensated.
func (t *Table) fallen(at time.Time, back time.Duration) (Seat, bool) {
	if !t.Runs() {
		return 0, false
	}
	if t.setup.Days > 0 {
		seat, _ := t.ToMove()
		return seat, t.since(at)-t.turned >= time.Duration(t.setup.Days)*24*time.Hour
	}
	side, fell := t.clock.Flagged(t.since(at) - back)
	return t.Seat(side), fell
}

// allowance returns the maximum compensation for the seat to move.
func (t *Table) allowance() time.Duration {
	seat, _ := t.ToMove()
	return t.quota[seat].next(t.Control(seat))
}

// Deadline returns when the flag of the seat to move may be claimed if no turn comes: after the maximum
// compensation has passed too.
func (t *Table) Deadline() (time.Time, bool) {
	if !t.Runs() {
		return time.Time{}, false
	}
	if t.setup.Days > 0 {
		return t.started.Add(t.turned + time.Duration(t.setup.Days)*24*time.Hour), true
	}
	seat, _ := t.ToMove()
	c := t.Control(seat)
	if !c.On() {
		return time.Time{}, false
	}
	r := t.Left(seat, t.last)
	left := r.Left + r.Free
	switch {
	case c.Kind == clock.ByoYomi && r.Overtime:
		left += time.Duration(max(r.Periods-1, 0)) * c.Extra
	case c.Kind == clock.ByoYomi:
		left += time.Duration(r.Periods) * c.Extra
	}
	most := t.allowance()
	if left > 0 {
		return t.last.Add(left + most), true
	}
	// The time had run out before the latest event, by at most the compensation.
	return t.last.Add(time.Duration(sort.Search(int(most/time.Millisecond), func(n int) bool {
		_, fell := t.fallen(t.last.Add(time.Duration(n)*time.Millisecond), most)
		return fell
	})) * time.Millisecond), true
}

// turnOver ends a turn on the clock.
func (t *Table) turnOver(by Seat, next rules.Side, at time.Time, lag time.Duration) {
	now := t.since(at)
	t.turned = now
	if _, runs := t.clock.Running(); !runs {
		// The first turn is free.
		t.clock.Pass(next)
	} else {
		back := t.quota[by].spend(t.Control(by), lag)
		t.clock.Turn(next, now-back)
		t.clock.Pause(now - back)
	}
	if t.setup.Days == 0 {
		t.clock.Start(next, now)
	}
}

// stop stops the clock.
func (t *Table) stop(at time.Time) { t.clock.Pause(t.since(at)) }
