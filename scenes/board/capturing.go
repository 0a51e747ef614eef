package board

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites"
)

// Durations of captures, in ticks.
const (
	holdTicks   = 6  // at the moment of capture
	flightTicks = 17 // of the flight into a tray
	leastFlight = 11
	chainTicks  = 4  // between the captures of a chain
	mostChained = 36 // of a whole chain
	fallTicks   = 16 // of the piece whose capture ends a game
)

// capture takes a piece off the board: it is caught and flies in an arc into its captor's tray.
func (a *animator) capture(s step, x *Piece) *motion {
	e := s.event
	x.moving = true
	hold, flight := holdTicks, a.flight()
	fall := 0
	switch {
	case e.Kind == rules.Removed:
		hold = 0
	case s.last:
		hold, fall, flight = 2*holdTicks, fallTicks, flightTicks
	}
	m := &motion{ticks: hold + fall + flight, next: hold, lands: hold + fall + flight, end: func() { a.remove(x) }}
	if a.follows(rules.Captured) {
		m.next = chainTicks
	}
	if s.victim != nil || a.follows(rules.Jumped) {
		m.next = 0
	}
	from, to := x.At, x.At
	to.At = a.manner.Trays[e.Side]
	caught := a.caught(s, x)
	total := float64(m.ticks)
	m.show = func(t float64) {
		at := t * total
		caught(share(at, 0, hold))
		if fall > 0 && at > float64(hold) {
			topple(x, share(at, hold, fall))
		}
		if begin := hold + fall; at > float64(begin) {
			fly(x, x.away(from), to, share(at, begin, flight))
		}
	}
	return m
}

// share returns the elapsed share of a period of ticks that began at from.
func share(at float64, from, ticks int) float64 {
	if ticks == 0 {
		return 1
	}
	return min(max((at-float64(from))/float64(ticks), 0), 1)
}

// flight returns how long a captured piece flies, shorter in a chain.
func (a *animator) flight() int {
	more := 0
	for more < len(a.queue) && a.queue[more].event.Kind == rules.Captured {
		more++
	}
	return max(leastFlight, min(flightTicks, mostChained-holdTicks-chainTicks*more))
}

// caught returns the animation at the moment of a capture: captors squeeze a piece between them, a piece that
// lands on another pushes it away, and a jumped piece is lifted.
func (a *animator) caught(s step, x *Piece) func(t float64) {
	e, unit := s.event, a.view.Unit()
	if e.Kind == rules.Removed {
		return func(float64) {}
	}
	captors := a.captors(e.From)
	pushed := 0.3 * unit
	if s.last {
		pushed = 0.6 * unit // still visible
	}
	begun := false
	return func(t float64) {
		if !begun {
			begun = true
			a.particles.chips(x.At.At, unit)
			if s.last {
				a.particles.shine(x.At.At, unit)
			}
		}
		switch {
		case s.victim != nil:
			x.lean = sprites.Pt(a.way.X*pushed*EaseOut(t), a.way.Y*pushed*EaseOut(t))
			x.Look.Angle = 0.18 * EaseOut(t)
		case len(captors) == 0:
			x.Lift = 0.3 * EaseOut(t)
		default:
			x.Look.Grow = -0.1 * arch(t/2)
		}
		for _, c := range captors {
			c.lunge(x.At.At, 0.16*unit*arch(t))
		}
	}
}

// lunge leans a piece towards a point, by logical pixels.
func (x *Piece) lunge(at sprites.Point, by float64) {
	dx, dy := at.X-x.At.At.X, at.Y-x.At.At.Y
	if d := math.Hypot(dx, dy); d > 0 {
		x.lean = sprites.Pt(dx/d*by, dy/d*by)
	}
}

// captors returns the two pieces that caught a piece between them: the one that moved, and the next of its
// side beyond. There are none for a piece that was jumped or landed on.
func (a *animator) captors(square rules.Spot) (list []*Piece) {
	m := a.mover
	if m == nil || m.Lift > 0.01 || m.Token.Spot == square {
		return nil
	}
	fx, fy, ok := stepsBetween(m.Token.Spot, square)
	if !ok {
		return nil
	}
	list = append(list, m)
	var nearest *Piece
	least := math.MaxInt
	for _, x := range a.list {
		gx, gy, ok := stepsBetween(square, x.Token.Spot)
		ahead := gx*fx + gy*fy
		if ok && x != m && !x.Loose && x.Token.Piece.Side == m.Token.Piece.Side && gx*fy == gy*fx && ahead > 0 && ahead < least {
			nearest, least = x, ahead
		}
	}
	if nearest != nil && (fx == 0 || fy == 0) {
		list = append(list, nearest)
	}
	return list
}

func stepsBetween(from, to rules.Spot) (files, ranks int, ok bool) {
	f0, r0, ok0 := from.Coordinates()
	f, r, ok1 := to.Coordinates()
	return f - f0, r - r0, ok0 && ok1
}

// topple makes the piece whose capture ends the game fall over.
func topple(x *Piece, t float64) {
	x.Look.Angle = 1.45 * bounce(t)
	x.Lift = 0.22 * arch(min(1, t*1.4))
}

// away returns the place of a piece pushed from its place.
func (x *Piece) away(from Place) Place {
	from.At.X += x.lean.X
	from.At.Y += x.lean.Y
	return from
}

// fly puts a piece on its arc between two places; at the end it has half its size.
func fly(x *Piece, from, to Place, t float64) {
	pushed := x.lean
	x.pass(from, to, easeInOut(t), -0.5*easeIn(t))
	x.At.At.X -= pushed.X // the lean is added when drawing
	x.At.At.Y -= pushed.Y
	x.Lift = max(x.Lift*(1-t), 1.1*parabola(t))
}

// pour makes the seeds of a heap fly into a store, one after the other.
func (a *animator) pour(e rules.Event, x *Piece) *motion {
	store := a.on(e.To)
	hold := 7
	if e.Kind == rules.Banked {
		hold = 0
	}
	apart := min(2, 14/float64(max(1, e.Count)))
	const flight = 15
	ticks := hold + flight + int(math.Ceil(apart*float64(e.Count-1)))
	m := &motion{ticks: ticks, next: ticks, lands: never}
	if a.follows(rules.Captured) {
		m.next = 0
	} else if a.follows(rules.Banked) {
		m.next = chainTicks
	}
	var air []*Piece
	landed := 0
	land := func() {
		store.Token.Put(air[landed].Token.Grains)
		store.settle = settleTicks
		a.remove(air[landed])
		landed++
		a.manner.started(e, landed-1, 0)
	}
	m.show = func(t float64) {
		at := t*float64(ticks) - float64(hold)
		if at < 0 {
			x.Lift = 0.14 * EaseOut(1+at/float64(hold))
			return
		}
		for len(air) < e.Count && at >= apart*float64(len(air)) {
			air = append(air, a.loose(x, 1))
		}
		for i := landed; i < len(air); i++ {
			t := (at - apart*float64(i)) / flight
			air[i].At = between(x.At, store.At, easeInOut(min(1, t)))
			air[i].At.W = x.At.W
			air[i].Lift = 0.14 + 0.8*parabola(min(1, t))
		}
		for landed < len(air) && at >= apart*float64(landed)+flight {
			land()
		}
	}
	m.end = func() {
		for len(air) < e.Count {
			air = append(air, a.loose(x, 1))
		}
		for landed < len(air) {
			land()
		}
	}
	return m
}

// loose takes the last n seeds off a heap into the air.
func (a *animator) loose(heap *Piece, n int) *Piece {
	x := &Piece{Token: heap.Token, At: heap.At, Lift: heap.Lift, moving: true, Loose: true}
	x.Token.Count, x.Token.Grains = 0, ""
	x.Token.Put(heap.Token.Take(n))
	a.list = append(a.list, x)
	return x
}
