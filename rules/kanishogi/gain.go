package kanishogi

import "tidepool/rules/kani"

// What AppendGains adds up for a turn.
const (
	// GainParent is for the capture of the parent and any other win at once.
	GainParent = 100_000
	// GainChild is for each child captured, with GainNumber for its number.
	GainChild  = 1000
	GainNumber = 20
	// GainGrowth is for a child that grows.
	GainGrowth = 300
)

// A harvest collects turns and their gains.
type harvest struct {
	moves []Move
	gains []int32
}

// AppendGains appends the turns that differ in what they lead to, the first
// word of each, and what each gains; a turn that loses at once gains less than
// nothing. It is AppendMoves for programs that search, and about as fast.
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
	occupied := p.occupied()
	ends, _ := p.prey()
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := p.landings(from, to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				gain := after.strike(step.Land(), ends) + p.growth(&after)
				h.add(&after, step, gain, seen)
			}
		}
	}
	return h.moves, h.gains
}

// shift makes a step with its growth but without its captures.
func (p Position) shift(s kani.Step) Position {
	from, land := s.From().Board(), s.Land().Board()
	p.own ^= from | land
	p.kinds.move(from, land)
	p.kinds.grown |= land & p.far() &^ p.kinds.parents
	return p
}

// growth returns what the growth of a child gains that came with a step.
func (p *Position) growth(after *Position) int32 {
	if (after.kinds.grown & after.own).Count() > (p.kinds.grown & p.own).Count() {
		return GainGrowth
	}
	return 0
}

// strike makes the captures of a piece that has come to rest, which there are
// only on one of the ends, and returns what they gain.
func (p *Position) strike(at kani.Square, ends kani.Board) int32 {
	if !ends.Has(at) {
		return 0
	}
	taken := p.struck(at)
	if taken == 0 {
		return 0
	}
	gain := int32(0)
	for children := taken &^ p.kinds.parents; children != 0; children = children.Rest() {
		gain += GainChild + GainNumber*int32(p.Number(children.First()))
	}
	p.enemy &^= taken
	p.kinds.remove(taken)
	if p.decided() {
		if p.conquered() {
			return gain + GainParent
		}
		return -GainParent
	}
	return gain
}

// struck returns what a piece captures that has come to rest.
func (p *Position) struck(at kani.Square) kani.Board {
	taken := kani.Lines(at, p.own, p.enemy)
	if !p.state.noWalls {
		taken |= kani.Walls(at, p.own, p.enemy)
	}
	return taken
}

// conquered reports whether the side that has just captured has won by it.
func (p *Position) conquered() bool {
	if p.enemy&p.kinds.parents == 0 || (p.enemy&^p.kinds.parents).Count() <= children-goal {
		return true
	}
	if (p.own&^p.kinds.parents).Count() != 2 || (p.enemy&^p.kinds.parents).Count() != 2 {
		return false
	}
	own, enemy := p.missing(p.own), p.missing(p.enemy)
	return enemy.sum() > own.sum() || enemy.sum() == own.sum() && enemy > own
}

// add collects the turn that ends with its first step, which led to p, and
// those that go on with a bond.
func (h *harvest) add(p *Position, first kani.Step, gain int32, seen *kani.Seen) {
	h.put(p, Move{First: first}, gain, seen)
	group := p.bond(first.Land())
	if group == 0 || (gain >= GainChild || gain < 0) && p.decided() {
		return
	}
	occupied := p.occupied()
	targets := group.Diagonals() &^ occupied
	if targets == 0 {
		return
	}
	ends, _ := p.prey()
	if seen == nil && gain == 0 && targets&(ends|p.far()|kani.River) == 0 {
		return
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() &^ occupied; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := p.landings(from, to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				more := after.strike(step.Land(), ends) + p.growth(&after)
				if more < 0 {
					more -= gain
				}
				h.put(&after, Move{First: first, Bond: step}, gain+more, seen)
			}
		}
	}
}

// put collects a turn that led to p.
func (h *harvest) put(p *Position, m Move, gain int32, seen *kani.Seen) {
	switch {
	case seen == nil:
		if gain <= 0 {
			return
		}
	case gain >= 0 && gain < GainChild && seen.Has(uint64(result(m))<<32|uint64(p.kinds.grown&p.own)):
		return
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, gain)
}

// result is a number for where a turn without captures moves which pieces. It
// is never zero.
func result(m Move) uint32 {
	first := uint32(m.First.From())<<5 | uint32(m.First.Land())
	bond := uint32(m.Bond.From())<<5 | uint32(m.Bond.Land())
	if m.Bond != 0 && m.Bond.From() == m.First.Land() { // one piece twice
		first, bond = uint32(m.First.From())<<5|uint32(m.Bond.Land()), 0
		if m.First.From() == m.Bond.Land() {
			first = 0
		}
	}
	return 1<<31 | min(first, bond)<<10 | max(first, bond)
}
