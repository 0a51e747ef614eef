package kani

import (
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// What appendEbiGains adds up for a turn.
const (
	// gainWin is for a turn that wins at once, by shrimps or captures.
	gainWin = 100_000
	// gainCapture is for each piece captured.
	gainCapture = 1000
	// gainShrimp is for a crab that becomes a shrimp.
	gainShrimp = 500
)

// appendEbiGains appends the turns that differ in what they lead to, the first
// word of each, and what each gains. If a turn wins at once it may append
// nothing but that.
func appendEbiGains(p kaninariebi.Position, moves []kani.Move, gains []int32) ([]kani.Move, []int32) {
	return harvest(p, moves, gains, new(kani.Seen))
}

// appendEbiNoisy appends only turns that gain something; some may lead to the
// same position.
func appendEbiNoisy(p kaninariebi.Position, moves []kani.Move, gains []int32) ([]kani.Move, []int32) {
	return harvest(p, moves, gains, nil)
}

// An ebiBoard is what stands where on the way through a turn.
type ebiBoard struct {
	own, enemy kani.Board // of the side to move, and of the other
	shrimps    kani.Board // of both sides
	far        kani.Board // where crabs may be promoted
	anyBond    bool
}

func boardOf(p kaninariebi.Position) ebiBoard {
	turn := p.Turn()
	return ebiBoard{p.Pieces(turn), p.Pieces(turn.Other()), p.Shrimps(), kani.Home(turn.Other()), p.AnyBond()}
}

func (p *ebiBoard) occupied() kani.Board { return p.own | p.enemy }

// A crop collects turns and their gains.
type crop struct {
	moves []kani.Move
	gains []int32
	start int
	won   bool
}

// harvest collects turns until one wins. It keeps in seen the results so far
// but those of captures; without it, it leaves out turns that gain nothing.
func harvest(from kaninariebi.Position, moves []kani.Move, gains []int32, seen *kani.Seen) ([]kani.Move, []int32) {
	h := crop{moves, gains, len(moves), from.Over()}
	p := boardOf(from)
	occupied, far := p.occupied(), p.far
	ends := kani.Flanks(p.own, p.enemy)
	for own := p.own; own != 0 && !h.won; own = own.Rest() {
		from := own.First()
		grows := far
		if p.shrimps.Has(from) {
			grows = 0
		}
		for reach := kaninariebi.Reach(from, p.shrimps, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := kaninariebi.Landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				gain := after.strike(step.Land(), ends)
				h.add(&after, step, gain, seen)
				if grows.Has(to) {
					after.shrimps |= to.Board()
					h.add(&after, step.Promoting(), gain+gainShrimp, seen)
				}
			}
		}
	}
	return h.moves, h.gains
}

// shift makes a step without its captures.
func (p ebiBoard) shift(s kani.Step) ebiBoard {
	both := s.From().Board() | s.Land().Board()
	p.own ^= both
	p.shrimps ^= both & -(p.shrimps >> s.From() & 1)
	return p
}

// strike makes the captures of a piece that has come to rest, which there are
// only on one of the ends, and returns what they gain.
func (p *ebiBoard) strike(at kani.Square, ends kani.Board) int32 {
	if !ends.Has(at) {
		return 0
	}
	taken := kani.Lines(at, p.own, p.enemy)
	p.enemy &^= taken
	p.shrimps &^= taken
	return int32(taken.Count()) * gainCapture
}

// add collects the turn that ends with its first step, which led to p, and
// those that go on with a bond.
func (h *crop) add(p *ebiBoard, first kani.Step, gain int32, seen *kani.Seen) {
	h.put(kani.Move{First: first}, p.own, p.enemy, p.shrimps, gain, seen)
	group := kaninariebi.Bond(first.Land(), p.own, p.shrimps, p.anyBond)
	if group == 0 || h.won {
		return
	}
	occupied, far := p.occupied(), p.far
	targets := group.Diagonals() &^ occupied
	if targets == 0 {
		return
	}
	ends := kani.Flanks(p.own, p.enemy)
	if seen == nil && gain == 0 && targets&(ends|far|kani.River) == 0 {
		return
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		grows := far
		if p.shrimps.Has(from) {
			grows = 0
		}
		for reach := from.Board().Diagonals() &^ occupied; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := kaninariebi.Landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				both := from.Board() | step.Land().Board()
				own, enemy, shrimps, gain := p.own^both, p.enemy, p.shrimps, gain
				shrimps ^= both & -(shrimps >> from & 1)
				if ends.Has(step.Land()) {
					taken := kani.Lines(step.Land(), own, enemy)
					enemy, shrimps, gain = enemy&^taken, shrimps&^taken, gain+int32(taken.Count())*gainCapture
				}
				h.put(kani.Move{First: first, Bond: step}, own, enemy, shrimps, gain, seen)
				if grows.Has(to) {
					h.put(kani.Move{First: first, Bond: step.Promoting()}, own, enemy, shrimps|to.Board(), gain+gainShrimp, seen)
				}
			}
		}
	}
}

// put collects a turn with the pieces that it leads to.
func (h *crop) put(m kani.Move, own, enemy, shrimps kani.Board, gain int32, seen *kani.Seen) {
	switch {
	case h.won:
		return
	case gain == 0:
		if seen == nil || seen.Has(uint64(own)|uint64(own&shrimps)<<32) {
			return
		}
	case enemy.Count() <= kaninariebi.Pieces-kaninariebi.Goal || (own&shrimps).Count() >= kaninariebi.Goal:
		h.won, gain = true, gain+gainWin
		h.moves, h.gains = h.moves[:h.start], h.gains[:h.start]
	case gain < gainCapture && seen != nil && seen.Has(uint64(own)|uint64(own&shrimps)<<32):
		return
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, gain)
}
