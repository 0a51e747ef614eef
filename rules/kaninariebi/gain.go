package kaninariebi

import "tidepool/rules/kani"

// What AppendGains adds up for a turn.
const (
	// GainWin is for a turn that wins at once, by shrimps or captures.
	GainWin = 100_000
	// GainCapture is for each piece captured.
	GainCapture = 1000
	// GainShrimp is for a crab that becomes a shrimp.
	GainShrimp = 500
)

// AppendGains appends the turns that differ in what they lead to, the first
// word of each, and what each gains. If a turn wins at once it may append
// nothing but that. It is AppendMoves for programs that search, and faster.
func (p Position) AppendGains(moves []Move, gains []int32) ([]Move, []int32) {
	return p.harvest(moves, gains, new(kani.Seen))
}

// AppendNoisy appends only turns that gain something; some may lead to the
// same position.
func (p Position) AppendNoisy(moves []Move, gains []int32) ([]Move, []int32) {
	return p.harvest(moves, gains, nil)
}

// A harvest collects turns and their gains.
type harvest struct {
	moves []Move
	gains []int32
	start int
	won   bool
}

// harvest collects turns until one wins. It keeps in seen the results so far
// but those of captures; without it, it leaves out turns that gain nothing.
func (p Position) harvest(moves []Move, gains []int32, seen *kani.Seen) ([]Move, []int32) {
	h := harvest{moves, gains, len(moves), p.decided()}
	occupied, far := p.occupied(), p.far()
	ends := kani.Flanks(p.own, p.enemy)
	for own := p.own; own != 0 && !h.won; own = own.Rest() {
		from := own.First()
		grows := far
		if p.shrimps.Has(from) {
			grows = 0
		}
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				gain := after.strike(step.Land(), ends)
				h.add(&after, step, gain, seen)
				if grows.Has(to) {
					after.shrimps |= to.Board()
					h.add(&after, step.Promoting(), gain+GainShrimp, seen)
				}
			}
		}
	}
	return h.moves, h.gains
}

// shift makes a step without its captures.
func (p Position) shift(s kani.Step) Position {
	both := s.From().Board() | s.Land().Board()
	p.own ^= both
	p.shrimps ^= both & -(p.shrimps >> s.From() & 1)
	return p
}

// strike makes the captures of a piece that has come to rest, which there are
// only on one of the ends, and returns what they gain.
func (p *Position) strike(at kani.Square, ends kani.Board) int32 {
	if !ends.Has(at) {
		return 0
	}
	taken := kani.Lines(at, p.own, p.enemy)
	p.enemy &^= taken
	p.shrimps &^= taken
	return int32(taken.Count()) * GainCapture
}

// add collects the turn that ends with its first step, which led to p, and
// those that go on with a bond.
func (h *harvest) add(p *Position, first kani.Step, gain int32, seen *kani.Seen) {
	h.put(Move{First: first}, p.own, p.enemy, p.shrimps, gain, seen)
	group := p.bond(first.Land())
	if group == 0 || h.won {
		return
	}
	occupied, far := p.occupied(), p.far()
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
			for lands := landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				both := from.Board() | step.Land().Board()
				own, enemy, shrimps, gain := p.own^both, p.enemy, p.shrimps, gain
				shrimps ^= both & -(shrimps >> from & 1)
				if ends.Has(step.Land()) {
					taken := kani.Lines(step.Land(), own, enemy)
					enemy, shrimps, gain = enemy&^taken, shrimps&^taken, gain+int32(taken.Count())*GainCapture
				}
				h.put(Move{First: first, Bond: step}, own, enemy, shrimps, gain, seen)
				if grows.Has(to) {
					h.put(Move{First: first, Bond: step.Promoting()}, own, enemy, shrimps|to.Board(), gain+GainShrimp, seen)
				}
			}
		}
	}
}

// put collects a turn with the pieces that it leads to.
func (h *harvest) put(m Move, own, enemy, shrimps kani.Board, gain int32, seen *kani.Seen) {
	switch {
	case h.won:
		return
	case gain == 0:
		if seen == nil || seen.Has(uint64(own)|uint64(own&shrimps)<<32) {
			return
		}
	case enemy.Count() <= pieces-goal || (own&shrimps).Count() >= goal:
		h.won, gain = true, gain+GainWin
		h.moves, h.gains = h.moves[:h.start], h.gains[:h.start]
	case gain < GainCapture && seen != nil && seen.Has(uint64(own)|uint64(own&shrimps)<<32):
		return
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, gain)
}
