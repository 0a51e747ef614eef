package table

import (
	"time"

	"tidepool/play/clock"
	"tidepool/rules"
)

// A quota is how much of a player's lag is given back. Every turn adds a gain, and it never holds
// more than mostGains of them: a slow line is made good, a line said to be slow gains little.
type quota struct{ left time.Duration }

const mostGains = 7

// gain is what a turn adds under a control: more where there is more time.
func gain(c clock.Control) time.Duration {
	whole := c.Main + 40*c.Extra
	if c.Kind == clock.ByoYomi {
		whole = c.Main + time.Duration(c.Periods)*c.Extra
	}
	return 10 * time.Millisecond * time.Duration(min(100, int(whole/time.Second)*2/5+15))
}

// next is what the quota allows in this turn.
func (q quota) next(c clock.Control) time.Duration {
	return min(q.left+gain(c), mostGains*gain(c))
}

// spend takes from the quota what a turn's lag is given back, and returns it.
func (q *quota) spend(c clock.Control, lag time.Duration) time.Duration {
	have := q.next(c)
	given := min(lag, have)
	q.left = have - given
	return given
}

// since is a time as the clock counts it; the log's time never goes back.
func (t *Table) since(at time.Time) time.Duration {
	if at.Before(t.last) {
		at = t.last
	}
	return at.Sub(t.started)
}

// Left is what a seat has left at a time. Nothing is given back in it for lag.
func (t *Table) Left(s Seat, at time.Time) clock.Reading {
	return t.clock.Left(t.Side(s), t.since(at))
}

// Control is a seat's time control. It stays with the side when players change sides in a game.
func (t *Table) Control(s Seat) clock.Control { return t.clock.Control(t.Side(s)) }

// Runs reports whether the clock of the seat to move runs.
func (t *Table) Runs() bool {
	if _, going := t.ToMove(); !going || t.paused || t.match.Ply() == 0 {
		return false
	}
	_, runs := t.clock.Running()
	return runs || t.setup.Days > 0
}

// fallen reports whose flag has fallen at a time of which some is given back.
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

// allowance is the most that may be given back to the seat to move.
func (t *Table) allowance() time.Duration {
	seat, _ := t.ToMove()
	return t.quota[seat].next(t.Control(seat))
}

// Deadline is when the flag of the seat to move may be said to have fallen, if no turn comes:
// when all that its quota allows has passed too.
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
	return t.last.Add(left + t.allowance()), true
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

// stop has the clock stand.
func (t *Table) stop(at time.Time) { t.clock.Pause(t.since(at)) }
