package board

import (
	"slices"

	"tidepool/rules"
)

// An animator shows events one by one. Rules say what is true after each; a motion is what is seen before.
type animator struct {
	pieces
	queue     []step
	now       *motion
	manner    *Manner
	particles particles
}

type step struct {
	event rules.Event
	// victim is a captured piece, already off the board, that stays in sight until its captor has arrived.
	victim *Piece
}

type motion struct {
	ticks, at int // how long it takes, and how much of that is over
	show      func(share float64)
	// end puts right what show has left; nil for nothing.
	end func()
}

func (a *animator) moving() bool { return a.now != nil || len(a.queue) > 0 }

func (a *animator) play(events []rules.Event) {
	for _, e := range events {
		a.queue = append(a.queue, step{event: e})
	}
	if a.manner.Pace == 0 {
		a.finish()
	}
}

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

func (a *animator) stop() { a.queue, a.now = nil, nil }

func (a *animator) settle() {
	for _, x := range a.list {
		x.rest()
	}
	a.seat()
}

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

// next takes the next step. A piece captured by one that moves onto its square stays in sight until then.
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

func (a *animator) takeOff(x *Piece, e rules.Event) {
	a.apply(e)
	x.Loose = true
	a.list = append(a.list, x)
}
