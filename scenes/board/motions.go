package board

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites"
)

func (a *animator) motion(s step) *motion {
	if s.victim != nil {
		return a.capture(s, s.victim)
	}
	e := s.event
	if e.Kind == rules.Swapped {
		return a.turnRound(e)
	}
	x := a.on(e.From)
	if x == nil {
		return a.instant(e)
	}
	switch e.Kind {
	case rules.Moved, rules.Carried, rules.Jumped:
		return a.travel(e, x)
	case rules.Captured, rules.Banked, rules.Removed:
		if a.on(e.To) != nil {
			return a.pour(e, x)
		}
		a.takeOff(x, e)
		return a.capture(s, x)
	case rules.Promoted:
		return a.promote(e, x)
	case rules.Handed:
		if s.last { // the card will not be used any more
			m := a.instant(e)
			m.ticks, m.next = endTicks, endTicks
			return m
		}
		return a.handOver(e, x)
	case rules.Sown:
		return a.sow(e, x)
	}
	return a.instant(e)
}

func (a *animator) instant(e rules.Event) *motion {
	return &motion{ticks: 1, next: 1, lands: never, show: func(float64) {}, end: func() { a.apply(e) }}
}

// Durations of movements, in ticks: a base, and more for each square.
const (
	glideTicks, glideMore  = 12, 5
	walkTicks, walkMore    = 12, 9
	carryTicks, carryMore  = 16, 6
	hopTicks, passed       = 18, 11 // when it has passed the jumped piece
	longestGlide, longWalk = 30, 27
	wiggleTicks            = 14
	endTicks               = 7 // of viewing the end
)

func (a *animator) travel(e rules.Event, x *Piece) *motion {
	from := x.At
	a.apply(e)
	to := a.view.Place(x, a.list)
	x.moving, a.mover = true, x
	far, way := a.distance(from, to)
	a.way = way
	m := &motion{end: func() { x.moving, x.settle = false, settleTicks }}
	switch {
	case e.Kind == rules.Jumped:
		m.ticks = hopTicks
		m.show = func(t float64) {
			x.pass(from, to, t, 0)
			x.Lift = 0.7 * parabola(t)
		}
	case far < 0.01:
		m.ticks = wiggleTicks
		m.show = func(t float64) { x.Look.Angle = 0.22 * math.Sin(4*math.Pi*t) * (1 - t) }
	case e.Kind == rules.Carried:
		m.ticks = carryTicks + int(carryMore*far)
		unit := a.view.Unit()
		m.show = func(t float64) {
			x.pass(from, to, easeInOut(t), 0)
			x.Look.Angle = 0.16 * math.Sin(3*math.Pi*t) * (1 - t)
			a.particles.bubbles(x.At.At, way, unit)
		}
	case a.view.Gait(x.Token.Piece) == Scuttle:
		m.ticks = min(longWalk, walkTicks+int(walkMore*far))
		m.show = scuttle(x, from, to, far)
	default:
		m.ticks = min(longestGlide, glideTicks+int(glideMore*far))
		m.show = func(t float64) {
			x.pass(from, to, windUp(t), 0)
			x.Lift = 0.1 * carried(t)
		}
	}
	m.next, m.lands = m.ticks, m.ticks
	if e.Kind == rules.Jumped && a.follows(rules.Captured) {
		m.next = passed
	}
	return m
}

func (a *animator) distance(from, to Place) (far float64, way sprites.Point) {
	dx, dy := to.At.X-from.At.X, to.At.Y-from.At.Y
	d, unit := math.Hypot(dx, dy), a.view.Unit()
	if d == 0 || unit == 0 {
		return 0, way
	}
	return d / unit, sprites.Pt(dx/d, dy/d)
}

func scuttle(x *Piece, from, to Place, far float64) func(t float64) {
	steps := max(2, math.Round(far*2)) * 2
	return func(t float64) {
		way := windUp(t)
		x.pass(from, to, way, 0)
		phase := way * steps
		x.Stride = 1 + int(math.Abs(phase))%2
		x.Look.Angle = 0.05 * math.Sin(math.Pi*phase)
		x.Lift = 0.03 * math.Abs(math.Sin(math.Pi*phase))
	}
}

func (a *animator) promote(e rules.Event, x *Piece) *motion {
	before := x.Token.Piece
	a.apply(e)
	after := x.Token.Piece
	x.Token.Piece = before // until the light appears
	x.moving = true
	const ticks = 34
	m := &motion{ticks: ticks, next: ticks, lands: never}
	if a.follows(rules.Captured) {
		m.next = ticks / 2 // when it has changed
	}
	m.show = func(t float64) {
		if t > 0.45 && x.Token.Piece != after {
			x.Token.Piece = after
			a.particles.shine(x.At.At, a.view.Unit())
		}
		x.Look.Grow = 0.4 * arch(t)
		x.Look.Angle = 2 * math.Pi * spring(t)
	}
	m.end = func() { x.Token.Piece, x.moving = after, false }
	return m
}

// handOver exchanges two cards, each on its own arc.
func (a *animator) handOver(e rules.Event, used *Piece) *motion {
	type flight struct {
		x        *Piece
		from, to Place
	}
	flights := []flight{{x: used, from: used.At}}
	if got := a.on(e.To); got != nil {
		flights = append(flights, flight{x: got, from: got.At})
	}
	a.apply(e)
	for i := range flights {
		f := &flights[i]
		f.to = a.view.Place(f.x, a.list)
		f.x.moving = true
	}
	const ticks, bow = 25, 0.35 // of a card's width
	return &motion{ticks: ticks, next: ticks, lands: ticks, show: func(t float64) {
		for _, f := range flights {
			f.x.pass(f.from, f.to, easeInOut(t), 0.12*arch(t))
			_, way := a.distance(f.from, f.to)
			off := bow * f.to.W * arch(t)
			f.x.At.At.X -= way.Y * off // each to its own left, so that they pass each other
			f.x.At.At.Y += way.X * off
			f.x.Flip = t
		}
	}, end: func() {
		for _, f := range flights {
			f.x.moving = false
		}
	}}
}

// turnRound shows that the sides exchange their pieces, which rotate as the board does when turned.
func (a *animator) turnRound(e rules.Event) *motion {
	type way struct {
		x    *Piece
		from Place
	}
	var ways []way
	for _, s := range e.Path {
		if x := a.on(s); x != nil {
			ways = append(ways, way{x, x.At})
			x.moving = true
		}
	}
	c := a.area.Center()
	return &motion{ticks: spinTicks, next: spinTicks, lands: never, show: func(t float64) {
		angle := math.Pi * easeInOut(t)
		sin, cos := math.Sincos(angle)
		k := turnedSize(a.area, angle)
		for _, w := range ways {
			dx, dy := (w.from.At.X-c.X)*k, (w.from.At.Y-c.Y)*k
			w.x.At.At = sprites.Pt(c.X+dx*cos-dy*sin, c.Y+dx*sin+dy*cos)
			w.x.Lift = 0.3 * arch(t)
		}
	}, end: func() {
		a.apply(e)
		for _, w := range ways {
			w.x.moving = false
		}
	}}
}
