package scenes

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// A motion is one movement in progress: a number of ticks, what each share of
// it looks like, and what is true at its end.
type motion struct {
	ticks, at int
	step      func(share float64)
	end       func()
}

// A stage plays events on a cast, one after another.
type stage struct {
	cast
	queue []rules.Event
	now   *motion
	pace  float64
	// tray is where captured pieces go, by the side that captured them.
	tray [2]sprites.Point
	// victim is a captured piece that stays until its captor has arrived.
	victim *actor
	// sparks fly while and after pieces move.
	sparks sparks
	// started is told of each event as it begins, and of each seed that falls.
	started func(e rules.Event, seed int)
}

// moving reports whether something is still to be shown.
func (s *stage) moving() bool { return s.now != nil || len(s.queue) > 0 }

// play shows events after those already under way.
func (s *stage) play(events []rules.Event) {
	s.queue = append(slices.Clone(s.queue), events...) // next reorders its own copy
	if s.pace == 0 {
		s.finish()
	}
}

// finish does at once all that is still to be shown.
func (s *stage) finish() {
	if s.now != nil {
		s.now.end()
		s.now = nil
	}
	for _, e := range s.queue {
		s.started(e, -1)
		if e.Kind == rules.Captured && s.victim != nil {
			s.remove(s.victim)
			s.victim = nil
			continue
		}
		s.apply(e)
	}
	s.queue = nil
	for _, a := range s.actors {
		a.rest()
	}
	s.seat()
}

// tick moves on by one tick and reports whether anything moved.
func (s *stage) tick() bool {
	if s.now == nil {
		if len(s.queue) == 0 {
			return false
		}
		s.begin()
	}
	m := s.now
	m.at++
	m.step(min(float64(m.at)/float64(m.ticks), 1))
	if m.at >= m.ticks {
		s.now = nil
		m.end()
	}
	return true
}

func (s *stage) begin() {
	e, a := s.next()
	s.started(e, -1)
	s.now = s.motion(e, a)
	s.now.ticks = max(1, int(float64(s.now.ticks)*s.pace))
}

// next takes the next event and its actor. A piece captured by one that moves
// onto its square leaves only when that has arrived.
func (s *stage) next() (rules.Event, *actor) {
	e := s.queue[0]
	s.queue = s.queue[1:]
	a := s.on(e.From)
	if e.Kind != rules.Captured {
		return e, a
	}
	if s.victim != nil {
		a, s.victim = s.victim, nil
		return e, a
	}
	if a != nil && len(s.queue) > 0 && s.queue[0].Kind == rules.Moved && s.queue[0].To == e.From {
		s.victim, a.loose = a, true
		e, s.queue[0] = s.queue[0], e
		a = s.on(e.From)
	}
	return e, a
}

func (s *stage) motion(e rules.Event, a *actor) *motion {
	nothing := &motion{ticks: 1, step: func(float64) {}, end: func() { s.apply(e); s.seat() }}
	if a == nil {
		return nothing
	}
	switch e.Kind {
	case rules.Moved, rules.Carried, rules.Jumped:
		return s.travel(e, a)
	case rules.Captured, rules.Banked, rules.Removed:
		if store := s.on(e.To); store != nil {
			return s.pour(e, a, store)
		}
		return s.leave(e, a)
	case rules.Promoted:
		return s.promote(e, a)
	case rules.Handed:
		return s.handOver(e, a)
	case rules.Sown:
		return s.sow(e, a)
	}
	return nothing
}

// travel glides, drifts or hops from one spot to another.
func (s *stage) travel(e rules.Event, a *actor) *motion {
	from := a.at
	s.apply(e)
	to := s.table.Place(a, s.actors)
	a.moving = true
	far := math.Hypot(to.At.X-from.At.X, to.At.Y-from.At.Y) / s.table.Unit()
	m := &motion{ticks: 12 + int(5*far), end: func() { s.land(a) }}
	switch {
	case e.Kind == rules.Jumped:
		m.ticks = 22
		m.step = func(t float64) {
			a.pass(from, to, easeInOut(t), 0.12*arch(t))
			a.lift = 0.45 * arch(t)
		}
	case far < 0.01:
		m.ticks = 14
		m.step = func(t float64) { a.look.Angle = 0.22 * math.Sin(4*math.Pi*t) * (1 - t) }
	case e.Kind == rules.Carried:
		m.ticks = 16 + int(6*far)
		way := sprites.Pt((to.At.X-from.At.X)/(far*s.table.Unit()), (to.At.Y-from.At.Y)/(far*s.table.Unit()))
		m.step = func(t float64) {
			a.pass(from, to, easeInOut(t), 0)
			a.look.Angle = 0.16 * math.Sin(3*math.Pi*t) * (1 - t)
			s.sparks.bubbles(a.at.At, way, s.table.Unit())
		}
	case a.tok.Piece.Kind == "crab":
		s.scuttle(m, a, from, to, far)
	default:
		m.step = func(t float64) {
			a.pass(from, to, windUp(t), 0)
			a.lift = 0.06 * arch(t)
		}
	}
	return m
}

func (s *stage) land(a *actor) {
	a.rest()
	s.seat()
}

// scuttle walks a crab sideways, two steps a square.
func (s *stage) scuttle(m *motion, a *actor, from, to place, far float64) {
	m.ticks += int(4 * far)
	steps := max(2, math.Round(far*2)) * 2
	m.step = func(t float64) {
		way := windUp(t)
		a.pass(from, to, way, 0)
		phase := way * steps
		a.pose = 1 + int(math.Abs(phase))%2
		a.look.Angle = 0.05 * math.Sin(math.Pi*phase)
		a.lift = 0.03 * math.Abs(math.Sin(math.Pi*phase))
	}
}

// leave takes a piece off the board to its captor's tray.
func (s *stage) leave(e rules.Event, a *actor) *motion {
	from, to, shrink := a.at, a.at, 0.0
	if e.Kind == rules.Captured {
		shrink = -0.5
		to.At = s.tray[e.Side]
	}
	a.moving, a.loose = true, true
	if e.Kind == rules.Captured {
		s.sparks.chips(from.At, s.table.Unit())
	}
	return &motion{ticks: 18, step: func(t float64) {
		a.pass(from, to, easeIn(t), shrink*easeIn(t))
		a.lift = 0.3 * arch(t)
		a.look.Fade = max(0, t*2.5-1.5)
	}, end: func() { s.remove(a); s.seat() }}
}

// pour takes seeds from a house to a store.
func (s *stage) pour(e rules.Event, a, store *actor) *motion {
	from, to := a.at, store.at
	a.tok.Count -= e.Count
	hand := s.seeds(e, from, e.Count)
	return &motion{ticks: 20, step: func(t float64) {
		hand.at = between(from, to, easeInOut(t))
		hand.at.W = from.W
		hand.lift = 0.35 * arch(t)
	}, end: func() { store.tok.Count += e.Count; s.remove(hand); s.seat() }}
}

// seeds makes an actor of seeds in the air.
func (s *stage) seeds(e rules.Event, at place, count int) *actor {
	hand := &actor{tok: rules.Token{Spot: "hand", Piece: rules.Piece{Side: e.Side, Kind: "hand"}, Count: count}, at: at, moving: true, loose: true}
	s.actors = append(s.actors, hand)
	return hand
}

// sow carries the seeds of a house from place to place and drops one in each,
// faster as it goes on.
func (s *stage) sow(e rules.Event, a *actor) *motion {
	at := a.at
	a.tok.Count = 0
	hand := s.seeds(e, at, len(e.Path))
	per := max(6, 13-len(e.Path)/3)
	ends := quickening(len(e.Path))
	done := 0
	drop := func() {
		if b := s.on(e.Path[done]); b != nil {
			b.tok.Count++
			at = place{b.at.At, hand.at.W, 0}
		}
		done++
		hand.tok.Count--
		s.started(e, done-1)
	}
	step := func(t float64) {
		for done < len(e.Path) && t >= ends[done] {
			drop()
		}
		if done == len(e.Path) {
			return
		}
		if b := s.on(e.Path[done]); b != nil {
			begun := 0.0
			if done > 0 {
				begun = ends[done-1]
			}
			part := (t - begun) / (ends[done] - begun)
			hand.at = between(at, place{b.at.At, at.W, 0}, easeInOut(part))
			hand.lift = 0.25 + 0.2*arch(part)
		}
	}
	end := func() {
		for done < len(e.Path) {
			drop()
		}
		s.remove(hand)
		s.seat()
	}
	return &motion{ticks: per * len(e.Path), step: step, end: end}
}

// promote shows a piece becoming another.
func (s *stage) promote(e rules.Event, a *actor) *motion {
	a.moving = true
	shone := false
	return &motion{ticks: 34, step: func(t float64) {
		if t > 0.45 && !shone {
			shone = true
			a.tok.Piece = e.Piece
			s.sparks.shine(a.at.At, s.table.Unit())
		}
		a.look.Grow = 0.4 * arch(t)
		a.look.Angle = 2 * math.Pi * spring(t)
	}, end: func() { a.tok.Piece = e.Piece; s.land(a) }}
}

// handOver shows cards changing hands, the used one and the new one together.
func (s *stage) handOver(e rules.Event, a *actor) *motion {
	type flight struct {
		a        *actor
		from, to place
	}
	flights := []flight{{a: a, from: a.at}}
	if b := s.on(e.To); b != nil {
		flights = append(flights, flight{a: b, from: b.at})
	}
	s.apply(e)
	for i := range flights {
		f := &flights[i]
		f.to = s.table.Place(f.a, s.actors)
		f.a.moving = true
	}
	step := func(t float64) {
		for _, f := range flights {
			f.a.pass(f.from, f.to, easeInOut(t), 0.12*arch(t))
			f.a.flip = t
		}
	}
	return &motion{ticks: 38, step: step, end: func() {
		for _, f := range flights {
			s.land(f.a)
		}
	}}
}

// between is the place a share of the way from one to another; it turns the
// shorter way round.
func between(a, b place, t float64) place {
	turn := math.Remainder(b.Angle-a.Angle, 2*math.Pi)
	return place{
		At:    sprites.Pt(a.At.X+(b.At.X-a.At.X)*t, a.At.Y+(b.At.Y-a.At.Y)*t),
		W:     a.W + (b.W-a.W)*t,
		Angle: a.Angle + turn*t,
	}
}
