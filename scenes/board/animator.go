package board

import (
	"slices"

	"tidepool/rules"
	"tidepool/sound"
	"tidepool/sprites"
)

// An animator shows events one after the other; some begin before the previous one is over. The rules decide
// what is true after each event, a motion what is visible until then.
type animator struct {
	pieces
	queue     []step
	now       []*motion // in the order in which they began
	haste     float64   // speeds up a turn that would take too long
	spare     float64   // by how much the last motion overran its time
	mover     *Piece    // what moved last
	way       sprites.Point
	area      sprites.Rect // of the board
	manner    *Manner
	particles particles
}

type step struct {
	event rules.Event
	// victim is a captured piece, already off the board, that stays visible until its captor arrives.
	victim *Piece
	// last reports the end of a game: the deciding capture or what follows it.
	last bool
}

// A motion shows an event. All times are in ticks at the usual pace.
type motion struct {
	event rules.Event
	ticks int
	// next is when the next event may begin.
	next int
	// lands is when the moving piece comes down, unless show reports that.
	lands int
	at    float64
	// free is a motion outside any turn: play may go on meanwhile.
	free bool
	show func(share float64)
	// end cleans up after show; nil for nothing.
	end func()
}

// never is the landing time of a motion without landing.
const never = 1 << 20

const ticksASecond = 60

// mostTicks is the longest duration of a whole turn, at the usual pace.
const mostTicks = 71

func (a *animator) moving() bool { return len(a.now) > 0 || len(a.queue) > 0 }

// play shows events after those under way; last reports that they end the game.
func (a *animator) play(events []rules.Event, last bool) {
	steps := steps(events, last)
	if a.manner.Pace == 0 {
		a.queue = append(a.queue, steps...)
		a.finish()
		return
	}
	haste := max(1, float64(a.length(steps))/mostTicks)
	if a.moving() {
		haste = max(haste, a.haste)
	}
	a.haste = haste
	a.queue = append(a.queue, steps...)
}

func steps(events []rules.Event, last bool) []step {
	list := make([]step, len(events))
	for i, e := range events {
		list[i].event = e
		list[i].last = last && (e.Kind == rules.Handed || e.Kind == rules.Captured && i == lastCapture(events))
	}
	return list
}

func lastCapture(events []rules.Event) int {
	for i, e := range slices.Backward(events) {
		if e.Kind == rules.Captured && e.To == "" {
			return i
		}
	}
	return -1
}

// length returns how many more ticks steps take at the usual pace, by simulating them.
func (a *animator) length(list []step) int {
	try := animator{pieces: pieces{view: a.view}, area: a.area, manner: &Manner{Pace: 1, Trays: a.manner.Trays}, haste: 1, particles: newParticles()}
	for _, x := range a.list {
		if !x.Loose {
			y := *x
			try.list = append(try.list, &y)
		}
	}
	for _, s := range a.queue {
		if s.victim == nil {
			try.apply(s.event)
		}
	}
	for _, x := range try.list {
		x.rest()
	}
	try.seat()
	try.queue = slices.Clone(list)
	n := 0
	for try.tick() && n < 100*mostTicks {
		n++
	}
	return n
}

func (a *animator) finish() {
	for len(a.now) > 0 {
		m := a.now[0]
		a.now = a.now[1:]
		if m.lands != never && m.at < float64(m.lands) {
			a.manner.started(m.event, 0, 0)
		}
		a.end(m)
	}
	for _, s := range a.queue {
		a.manner.started(s.event, sound.AtOnce, 0)
		if s.victim != nil {
			a.remove(s.victim)
			continue
		}
		a.apply(s.event)
	}
	a.queue, a.haste = nil, 1
	a.settle()
}

func (a *animator) stop() {
	a.queue, a.now, a.haste, a.spare, a.mover = nil, nil, 1, 0, nil
}

func (a *animator) settle() {
	for _, x := range a.list {
		x.rest()
	}
	a.seat()
}

func (a *animator) tick() bool {
	if !a.moving() {
		return false
	}
	for a.mayBegin() {
		a.begin()
	}
	a.spare = 0
	speed := a.speed()
	for _, m := range slices.Clone(a.now) {
		before := m.at
		m.at += speed
		m.show(min(m.at/float64(m.ticks), 1))
		if lands := float64(m.lands); before < lands && m.at >= lands {
			a.manner.started(m.event, 0, 0)
		}
		if m.at >= float64(m.ticks) {
			a.now = slices.DeleteFunc(a.now, func(n *motion) bool { return n == m })
			a.spare = m.at - float64(m.ticks)
			a.end(m)
		}
	}
	if !a.moving() {
		a.haste, a.spare = 1, 0
	}
	return true
}

// speed returns how many ticks at the usual pace pass in one tick.
func (a *animator) speed() float64 { return a.haste / a.manner.Pace }

// mayBegin reports whether the next event can begin: the previous one is far enough, and its piece has arrived.
func (a *animator) mayBegin() bool {
	if len(a.queue) == 0 {
		return false
	}
	if n := len(a.now); n > 0 {
		if last := a.now[n-1]; last.at < float64(last.next) {
			return false
		}
	}
	x := a.on(a.queue[0].event.From)
	return x == nil || !x.moving || a.queue[0].victim != nil || len(a.now) == 0
}

func (a *animator) end(m *motion) {
	if m.end != nil {
		m.end()
	}
	a.settleBut()
}

// settleBut puts all pieces in their places except those being moved.
func (a *animator) settleBut() {
	for _, x := range a.list {
		if !x.Loose && !x.moving {
			x.rest()
			x.At = a.view.Place(x, a.list)
		}
	}
}

func (a *animator) begin() {
	s := a.next()
	late := a.spare
	if n := len(a.now); n > 0 && late == 0 {
		late = a.now[n-1].at - float64(a.now[n-1].next)
	}
	m := a.motion(s)
	m.event, m.ticks, m.at = s.event, max(1, m.ticks), min(late, 1)
	a.manner.started(s.event, sound.Begins, (float64(m.ticks)-m.at)/a.speed()/ticksASecond)
	a.now = append(a.now, m)
}

// next removes the next step. A piece captured by one that moves onto its square stays visible until then.
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
	a.queue[0] = step{s.event, victim, s.last}
	return onto
}

func (a *animator) takeOff(x *Piece, e rules.Event) {
	a.apply(e)
	x.Loose = true
	a.list = append(a.list, x)
}

func (a *animator) follows(kind rules.EventKind) bool {
	return len(a.queue) > 0 && a.queue[0].event.Kind == kind
}
