package board

import (
	"slices"

	"tidepool/rules"
)

// An animator shows events on pieces, one after another. The pieces are taken
// to what is true after an event by package rules; a motion is what is seen in
// between, and ends there whether it is watched or skipped.
type animator struct {
	pieces
	queue []step
	now   *motion
	// manner is how, as the board's owner has set it.
	manner *Manner
	// particles fly while and after pieces move.
	particles particles
}

// A step is an event to be shown.
type step struct {
	event rules.Event
	// victim is what the event has taken off the board already: a captured
	// piece that stays in sight until its captor has arrived.
	victim *Piece
}

// A motion is one movement in progress.
type motion struct {
	ticks, at int // how long it takes, and how much of that is over
	// show shows a share of it.
	show func(share float64)
	// end puts right what show has left; nil for nothing.
	end func()
}

// moving reports whether something is still to be shown.
func (a *animator) moving() bool { return a.now != nil || len(a.queue) > 0 }

// play shows events after those already under way.
func (a *animator) play(events []rules.Event) {
	for _, e := range events {
		a.queue = append(a.queue, step{event: e})
	}
	if a.manner.Pace == 0 {
		a.finish()
	}
}

// finish does at once all that is still to be shown.
func (a *animator) finish() {
	if a.now != nil {
		a.end(a.now)
	}
	for _, s := range a.queue {
		a.manner.started(s.event, -1)
		if s.victim != nil {
			a.remove(s.victim)
			continue
		}
		a.apply(s.event)
	}
	a.queue = nil
	a.settle()
}

// stop forgets what is still to be shown.
func (a *animator) stop() { a.queue, a.now = nil, nil }

// settle lets all pieces rest where they belong.
func (a *animator) settle() {
	for _, x := range a.list {
		x.rest()
	}
	a.seat()
}

// tick moves on by one tick and reports whether anything moved.
func (a *animator) tick() bool {
	if a.now == nil {
		if len(a.queue) == 0 {
			return false
		}
		a.begin()
	}
	m := a.now
	m.at++
	m.show(min(float64(m.at)/float64(m.ticks), 1))
	if m.at >= m.ticks {
		a.end(m)
	}
	return true
}

func (a *animator) end(m *motion) {
	a.now = nil
	if m.end != nil {
		m.end()
	}
	a.settleBut()
}

// settleBut is settle for all but victims, which stay where they are taken.
func (a *animator) settleBut() {
	for _, x := range a.list {
		if !x.Loose {
			x.rest()
		}
	}
	a.seat()
}

func (a *animator) begin() {
	s := a.next()
	a.manner.started(s.event, -1)
	a.now = a.motion(s)
	a.now.ticks = max(1, int(float64(a.now.ticks)*a.manner.Pace))
}

// next takes the next step. A piece captured by one that moves onto its square
// is off the board, and leaves only when that has arrived.
func (a *animator) next() step {
	s := a.queue[0]
	a.queue = slices.Clone(a.queue[1:])
	if s.event.Kind != rules.Captured || s.victim != nil || len(a.queue) == 0 {
		return s
	}
	onto := a.queue[0]
	victim := a.on(s.event.From)
	if victim == nil || onto.event.Kind != rules.Moved || onto.event.To != s.event.From {
		return s
	}
	a.takeOff(victim, s.event)
	a.queue[0] = step{s.event, victim}
	return onto
}

// takeOff takes a piece off the board by an event, and keeps it in sight.
func (a *animator) takeOff(x *Piece, e rules.Event) {
	a.apply(e)
	x.Loose = true
	a.list = append(a.list, x)
}
