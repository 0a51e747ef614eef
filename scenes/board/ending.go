package board

import (
	"cmp"
	"math"
	"slices"

	"tidepool/rules"
)

// An ending shows how a game has ended: the winner's pieces hop one after the other, beginning with the one that
// decided it, and the loser's bow. A loser without moves is seen to try. After a draw all hop, but lower.
type ending struct {
	outcome rules.Outcome
	party   bool
	won     string // the kind of pieces that have won, "" for none in particular
	hops    []hop
	// at is how far it is and lasts how long it takes, in ticks at the usual pace, as all times here.
	at, lasts float64
}

// A hop is that of a piece, or of the nth part of the seeds in a heap.
type hop struct {
	x      *Piece
	heap   bool
	nth    int
	begins float64
	high   float64 // in widths of the piece
	shines bool    // when it comes down
	landed bool
}

const (
	hopLasts   = 18
	hopsApart  = 5
	hopsWithin = 36 // from when the first hop begins to when the last does
	mostHops   = 12 // one after the other, so that each is heard
	triesLast  = 14 // for a way out
	bowLasts   = 14
	afterHops  = 2
	leastEnd   = 44

	// Heights of hops, in widths of what hops.
	pieceHops, leaderHops, heapHops = 0.34, 0.62, 0.8
)

// Decider returns the spot of the piece that a turn's events moved or promoted last, "" for none.
func Decider(events []rules.Event) rules.Spot {
	for _, e := range slices.Backward(events) {
		switch {
		case e.Kind == rules.Promoted:
			return e.From
		case e.Kind == rules.Moved, e.Kind == rules.Jumped, e.Kind == rules.Carried && e.From != e.To:
			return e.To
		}
	}
	return ""
}

// End shows how a game has ended, with confetti at a party, and reports whether that takes time. If the piece on
// the spot leads is the winner's, it is the first.
func (b *Board) End(o rules.Outcome, leads rules.Spot, party bool) bool {
	b.StopEnding()
	if b.Pace == 0 || !o.Over() {
		return false
	}
	b.ending = &ending{outcome: o, party: party && o.Result != rules.Drawn, won: b.game.Won[o.By], lasts: leastEnd}
	b.ending.plan(b.anim.list, b.anim.view, b.anim.on(leads))
	return true
}

// plan adds the hops in their order, and how long all take.
func (e *ending) plan(list []*Piece, view View, leader *Piece) {
	var bodies []*Piece
	for _, x := range list {
		gait := view.Gait(x.Token.Piece)
		if x.Loose || e.loses(x) {
			continue
		}
		if gait == Glide || gait == Scuttle {
			bodies = append(bodies, x)
		}
		if gait == Stay && x.Token.Count > 0 {
			begins := e.begins(min(x.Token.Count, mostHops))
			x.rises = make([]float64, len(begins))
			for i, at := range begins {
				e.hops = append(e.hops, hop{x: x, heap: true, nth: i, begins: at, high: heapHops, shines: i == 0 && !e.drawn()})
			}
		}
	}
	leads := !e.drawn() && slices.Contains(bodies, leader)
	slices.SortStableFunc(bodies, func(x, y *Piece) int {
		if n := cmp.Compare(e.rank(x), e.rank(y)); n != 0 {
			return n
		}
		if leads {
			return cmp.Compare(apart(x, leader), apart(y, leader))
		}
		return cmp.Compare(x.At.At.X, y.At.At.X)
	})
	for i, at := range e.begins(len(bodies)) {
		h := hop{x: bodies[i], begins: at, high: pieceHops}
		if leads && bodies[i] == leader || e.rank(bodies[i]) == 0 {
			h.high, h.shines = leaderHops, true
		}
		e.hops = append(e.hops, h)
	}
	for i := range e.hops {
		h := &e.hops[i]
		if e.drawn() {
			h.high /= 2
		}
		e.lasts = max(e.lasts, h.begins+hopLasts+afterHops)
	}
}

// rank returns 0 for pieces that have won, and 1 for the others.
func (e *ending) rank(x *Piece) int {
	if e.won != "" && x.Token.Piece.Kind == e.won {
		return 0
	}
	return 1
}

func (e *ending) loses(x *Piece) bool {
	return !e.drawn() && x.Token.Piece.Side != e.outcome.Winner
}

func apart(x, y *Piece) float64 { return math.Hypot(x.At.At.X-y.At.At.X, x.At.At.Y-y.At.At.Y) }

// begins returns when each of n hops begins; of many, several begin together.
func (e *ending) begins(n int) []float64 {
	list := make([]float64, n)
	groups := min(n, mostHops)
	each := min(hopsApart, hopsWithin/float64(max(1, groups-1)))
	for i := range list {
		list[i] = each * float64(i*groups/n)
		if e.stuck() {
			list[i] += triesLast
		}
	}
	return list
}

func (e *ending) drawn() bool { return e.outcome.Result == rules.Drawn }

func (e *ending) stuck() bool { return e.outcome.By == rules.NoMoves }

// Ending reports whether an ending is being shown; StopEnding ends it.
func (b *Board) Ending() bool { return b.ending != nil }
func (b *Board) StopEnding() {
	if b.ending == nil {
		return
	}
	b.ending = nil
	for _, x := range b.anim.list {
		x.rest()
		x.rises = nil
	}
}

// Ended returns what an ending shows.
func (b *Board) Ended() (o rules.Outcome, party, ok bool) {
	if b.ending == nil {
		return o, false, false
	}
	return b.ending.outcome, b.ending.party, true
}

// tickEnding reports whether the ending is over.
func (b *Board) tickEnding() bool {
	e := b.ending
	e.at += 1 / b.Pace
	for i := range e.hops {
		e.hops[i].tick(e.at, b)
	}
	if e.at >= e.lasts {
		b.StopEnding()
		return true
	}
	if e.party && e.at < hopsWithin {
		b.Confetti(e.outcome.Winner)
	}
	for i, x := range b.anim.list {
		if gait := b.anim.view.Gait(x.Token.Piece); e.loses(x) && !x.Loose && (gait == Glide || gait == Scuttle) {
			e.bow(x, i, b.anim.view.Unit())
		}
	}
	return false
}

// tick lifts what hops, and reports its landing.
func (h *hop) tick(at float64, b *Board) {
	t := min(max((at-h.begins)/hopLasts, 0), 1)
	lift := h.high * parabola(t)
	if h.heap {
		h.x.rises[h.nth] = lift
	} else {
		h.x.Lift = lift
	}
	if t < 1 || h.landed {
		return
	}
	h.landed = true
	e := rules.Event{Kind: rules.Jumped, Side: h.x.Token.Piece.Side, Piece: h.x.Token.Piece, From: h.x.Token.Spot, To: h.x.Token.Spot, Count: 1}
	if h.heap {
		e.Kind = rules.Sown
	} else {
		h.x.settle = settleTicks
	}
	if h.shines {
		b.anim.particles.shine(h.x.At.At, b.anim.view.Unit())
	}
	b.started(e, h.nth, 0)
}

// bow makes a piece that has lost sink and lean; one that cannot move tries to before.
func (e *ending) bow(x *Piece, nth int, unit float64) {
	at := e.at
	if e.stuck() {
		t := min(at/triesLast, 1)
		x.lean.X = 0.09 * unit * math.Sin(4*math.Pi*t) * (1 - t)
		at -= triesLast / 2
	}
	ease := func(t float64) float64 { return easeInOut(min(max(t/bowLasts, 0), 1)) }
	down := ease(at) * ease(e.lasts-e.at)
	x.Look.Grow, x.Look.Fade, x.Look.Angle = -0.1*down, 0.35*down, 0.14*down
	if nth%2 == 1 {
		x.Look.Angle = -x.Look.Angle
	}
}
