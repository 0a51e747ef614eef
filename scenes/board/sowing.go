package board

import "tidepool/rules"

// A Heaper is a view with heaps.
type Heaper interface {
	// Lies returns where the last of count things in a heap lies, from the heap's middle in logical pixels.
	Lies(x *Piece, count int) (dx, dy float64)
}

// A sowing is a hand that goes from house to house and drops a seed into each.
type sowing struct {
	on      *animator
	event   rules.Event
	hand    *Piece
	ticks   float64
	ends    []float64 // when each seed has fallen
	from    Place     // where the hand dropped the last seed
	falling []*Piece
	fallen  int
}

const (
	seedFalls = 7 // ticks
	handLifts = 8 // ticks until the hand is on its way
)

func (a *animator) sow(e rules.Event, x *Piece) *motion {
	n := len(e.Path)
	hand := a.loose(x, e.Count)
	s := &sowing{on: a, event: e, hand: hand, from: x.At}
	way := float64(n) * min(11, max(4.5, 58/float64(max(1, n))))
	s.ticks = handLifts + way
	for _, share := range quickening(n) {
		s.ends = append(s.ends, handLifts+way*share)
	}
	return &motion{ticks: int(s.ticks), next: int(s.ticks), lands: never, show: s.show, end: func() {
		for s.fallen < n {
			s.land()
		}
		a.remove(hand)
	}}
}

// lets drops the next seed.
func (s *sowing) lets() {
	s.from = s.hand.At
	s.falling = append(s.falling, s.on.loose(s.hand, 1))
}

func (s *sowing) land() {
	if len(s.falling) == s.fallen {
		s.lets()
	}
	seed := s.falling[s.fallen]
	if heap := s.on.on(s.event.Path[s.fallen]); heap != nil {
		heap.Token.Put(seed.Token.Grains)
		heap.settle = settleTicks
	}
	s.on.remove(seed)
	s.fallen++
	s.on.manner.started(s.event, s.fallen-1, 0)
}

func (s *sowing) show(t float64) {
	now := t * s.ticks
	for i := s.fallen; i < len(s.ends) && now >= s.ends[i]-seedFalls; i++ {
		if i == len(s.falling) {
			s.carry(i, 1)
			s.lets()
		}
		s.fall(i, min(1, 1-(s.ends[i]-now)/seedFalls))
	}
	for s.fallen < len(s.ends) && now >= s.ends[s.fallen] {
		s.land()
	}
	if i := len(s.falling); i < len(s.ends) {
		begun := 0.0
		if i > 0 {
			begun = s.ends[i-1] - seedFalls
		}
		s.carry(i, (now-begun)/(s.ends[i]-seedFalls-begun))
	}
}

// carry moves the hand a share of its way to where it drops seed i.
func (s *sowing) carry(i int, share float64) {
	heap := s.on.on(s.event.Path[i])
	if heap == nil {
		return
	}
	share = min(max(share, 0), 1)
	s.hand.At = between(s.from, Place{heap.At.At, s.from.W, 0}, easeInOut(share))
	s.hand.Lift = 0.75
	if i == 0 {
		s.hand.Lift *= EaseOut(share)
	}
}

func (s *sowing) fall(i int, share float64) {
	heap, seed := s.on.on(s.event.Path[i]), s.falling[i]
	if heap == nil {
		return
	}
	to := heap.At.At
	if h, ok := s.on.view.(Heaper); ok {
		dx, dy := h.Lies(heap, heap.Token.Count+1)
		to.X, to.Y = to.X+dx, to.Y+dy
	}
	seed.At = between(seed.At, Place{to, seed.At.W, 0}, share)
	seed.Lift = 0.75 * (1 - easeIn(share))
}
