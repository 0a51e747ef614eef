package kaninariebi

import "tidepool/rules/kani"

// What AppendGains adds up for a turn.
const (
	// GainCapture is for each piece captured.
	GainCapture = 1000
	// GainShrimp is for a crab that becomes a shrimp.
	GainShrimp = 500
)

// A harvest collects turns and their gains.
type harvest struct {
	moves []Move
	gains []int32
}

// AppendGains appends the turns that differ in what they lead to, the first
// word of each, and what each gains. It is AppendMoves for programs that
// search, and about as fast.
func (p Position) AppendGains(moves []Move, gains []int32) ([]Move, []int32) {
	return p.harvest(harvest{moves, gains}, new(kani.Seen))
}

// AppendNoisy appends the turns that gain something; some may lead to the
// same position.
func (p Position) AppendNoisy(moves []Move, gains []int32) ([]Move, []int32) {
	return p.harvest(harvest{moves, gains}, nil)
}

// harvest collects turns. It keeps in seen the results so far but those of
// captures; without it, it leaves out turns that gain nothing.
func (p Position) harvest(h harvest, seen *kani.Seen) ([]Move, []int32) {
	if p.decided() {
		return h.moves, h.gains
	}
	occupied, far := p.occupied(), p.far()
	ends, _ := kani.Flanks(p.own, p.enemy)
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				gain := after.strike(step.Land(), ends)
				h.add(&after, step, gain, seen)
				if far.Has(to) && !p.shrimps.Has(from) {
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
	from, land := s.From().Board(), s.Land().Board()
	p.own ^= from | land
	if p.shrimps&from != 0 {
		p.shrimps ^= from | land
	} else if s.Promotes() {
		p.shrimps |= land
	}
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
	h.put(p, Move{First: first}, gain, seen)
	group := p.bond(first.Land())
	if group == 0 || gain > 0 && p.decided() {
		return
	}
	occupied, far := p.occupied(), p.far()
	targets := group.Diagonals() &^ occupied
	if targets == 0 {
		return
	}
	ends, _ := kani.Flanks(p.own, p.enemy)
	if seen == nil && gain == 0 && targets&(ends|far|kani.River) == 0 {
		return
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() &^ occupied; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				gain := gain + after.strike(step.Land(), ends)
				h.put(&after, Move{First: first, Bond: step}, gain, seen)
				if far.Has(to) && !p.shrimps.Has(from) {
					after.shrimps |= to.Board()
					h.put(&after, Move{First: first, Bond: step.Promoting()}, gain+GainShrimp, seen)
				}
			}
		}
	}
}

// put collects a turn that led to p.
func (h *harvest) put(p *Position, m Move, gain int32, seen *kani.Seen) {
	if seen == nil && gain == 0 || seen != nil && gain < GainCapture && seen.Has(uint64(p.own)|uint64(p.own&p.shrimps)<<32) {
		return
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, gain)
}
