package board

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites"
)

func (a *animator) motion(s step) *motion {
	if s.victim != nil {
		return a.leave(s.event, s.victim)
	}
	e := s.event
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
		return a.leave(e, x)
	case rules.Promoted:
		return a.promote(e, x)
	case rules.Handed:
		return a.handOver(e, x)
	case rules.Sown:
		return a.sow(e, x)
	}
	return a.instant(e)
}

func (a *animator) instant(e rules.Event) *motion {
	return &motion{ticks: 1, show: func(float64) {}, end: func() { a.apply(e) }}
}

func (a *animator) travel(e rules.Event, x *Piece) *motion {
	from := x.At
	a.apply(e)
	to := a.view.Place(x, a.list)
	x.moving = true
	unit := a.view.Unit()
	far := math.Hypot(to.At.X-from.At.X, to.At.Y-from.At.Y) / unit
	m := &motion{ticks: 12 + int(5*far)}
	switch {
	case e.Kind == rules.Jumped:
		m.ticks = 22
		m.show = func(t float64) {
			x.pass(from, to, easeInOut(t), 0.12*arch(t))
			x.Lift = 0.45 * arch(t)
		}
	case far < 0.01:
		m.ticks = 14
		m.show = func(t float64) { x.Look.Angle = 0.22 * math.Sin(4*math.Pi*t) * (1 - t) }
	case e.Kind == rules.Carried:
		m.ticks = 16 + int(6*far)
		way := sprites.Pt((to.At.X-from.At.X)/(far*unit), (to.At.Y-from.At.Y)/(far*unit))
		m.show = func(t float64) {
			x.pass(from, to, easeInOut(t), 0)
			x.Look.Angle = 0.16 * math.Sin(3*math.Pi*t) * (1 - t)
			a.particles.bubbles(x.At.At, way, unit)
		}
	case a.view.Gait(x.Token.Piece) == Scuttle:
		scuttle(m, x, from, to, far)
	default:
		m.show = func(t float64) {
			x.pass(from, to, windUp(t), 0)
			x.Lift = 0.06 * arch(t)
		}
	}
	return m
}

func scuttle(m *motion, x *Piece, from, to Place, far float64) {
	m.ticks += int(4 * far)
	steps := max(2, math.Round(far*2)) * 2
	m.show = func(t float64) {
		way := windUp(t)
		x.pass(from, to, way, 0)
		phase := way * steps
		x.Stride = 1 + int(math.Abs(phase))%2
		x.Look.Angle = 0.05 * math.Sin(math.Pi*phase)
		x.Lift = 0.03 * math.Abs(math.Sin(math.Pi*phase))
	}
}

func (a *animator) leave(e rules.Event, x *Piece) *motion {
	from, to, shrink := x.At, x.At, 0.0
	if e.Kind == rules.Captured {
		shrink = -0.5
		to.At = a.manner.Trays[e.Side]
		a.particles.chips(from.At, a.view.Unit())
	}
	x.moving = true
	return &motion{ticks: 18, show: func(t float64) {
		x.pass(from, to, easeIn(t), shrink*easeIn(t))
		x.Lift = 0.3 * arch(t)
		x.Look.Fade = max(0, t*2.5-1.5)
	}, end: func() { a.remove(x) }}
}

func (a *animator) pour(e rules.Event, x *Piece) *motion {
	from := x.At
	a.apply(e)
	store := a.on(e.To)
	store.Token.Count -= e.Count // they are still on their way
	to := store.At
	hand := a.seeds(x, e.Count)
	return &motion{ticks: 20, show: func(t float64) {
		hand.At = between(from, to, easeInOut(t))
		hand.At.W = from.W
		hand.Lift = 0.35 * arch(t)
	}, end: func() {
		store.Token.Count += e.Count
		a.remove(hand)
	}}
}

func (a *animator) seeds(heap *Piece, count int) *Piece {
	hand := &Piece{Token: heap.Token, At: heap.At, moving: true, Loose: true}
	hand.Token.Count = count
	a.list = append(a.list, hand)
	return hand
}

func (a *animator) sow(e rules.Event, x *Piece) *motion {
	before := a.counts()
	before[x] -= e.Count
	a.apply(e)
	after := a.counts()
	a.count(before) // the seeds are in the air
	hand := a.seeds(x, len(e.Path))
	s := &sowing{on: a, event: e, hand: hand, ends: quickening(len(e.Path)), at: x.At}
	per := max(6, 13-len(e.Path)/3)
	return &motion{ticks: per * len(e.Path), show: s.show, end: func() {
		for s.fallen < len(e.Path) {
			s.drop()
		}
		a.count(after)
		a.remove(hand)
	}}
}

type sowing struct {
	on     *animator
	event  rules.Event
	hand   *Piece
	ends   []float64 // the share of time at which each seed falls
	at     Place     // where the last one fell
	fallen int
}

func (s *sowing) drop() {
	if heap := s.on.on(s.event.Path[s.fallen]); heap != nil {
		heap.Token.Count++
		s.at = Place{heap.At.At, s.hand.At.W, 0}
	}
	s.fallen++
	s.hand.Token.Count--
	s.on.manner.started(s.event, s.fallen-1)
}

func (s *sowing) show(t float64) {
	for s.fallen < len(s.ends) && t >= s.ends[s.fallen] {
		s.drop()
	}
	if s.fallen == len(s.ends) {
		return
	}
	heap := s.on.on(s.event.Path[s.fallen])
	if heap == nil {
		return
	}
	begun := 0.0
	if s.fallen > 0 {
		begun = s.ends[s.fallen-1]
	}
	part := (t - begun) / (s.ends[s.fallen] - begun)
	s.hand.At = between(s.at, Place{heap.At.At, s.at.W, 0}, easeInOut(part))
	s.hand.Lift = 0.25 + 0.2*arch(part)
}

func (a *animator) promote(e rules.Event, x *Piece) *motion {
	before := x.Token.Piece
	a.apply(e)
	after := x.Token.Piece
	x.Token.Piece = before // until it shines
	x.moving = true
	return &motion{ticks: 34, show: func(t float64) {
		if t > 0.45 && x.Token.Piece != after {
			x.Token.Piece = after
			a.particles.shine(x.At.At, a.view.Unit())
		}
		x.Look.Grow = 0.4 * arch(t)
		x.Look.Angle = 2 * math.Pi * spring(t)
	}, end: func() { x.Token.Piece = after }}
}

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
	return &motion{ticks: 38, show: func(t float64) {
		for _, f := range flights {
			f.x.pass(f.from, f.to, easeInOut(t), 0.12*arch(t))
			f.x.Flip = t
		}
	}}
}
