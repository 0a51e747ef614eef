package kanishogi

import "tidepool/rules/kani"

// What AppendGains adds up for a turn.
const (
	// GainWin is for a turn that wins at once by captures; one that loses by
	// them gains -GainWin.
	GainWin = 100_000
	// GainChild is for each child captured, with GainNumber for its number.
	GainChild  = 1000
	GainNumber = 20
	// GainGrowth is for a child that grows.
	GainGrowth = 300
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
	occupied := p.occupied()
	ends := p.ends()
	for own := p.own; own != 0 && !h.won; own = own.Rest() {
		from := own.First()
		grows := p.grows(from)
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := p.landings(from, to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				gain := int32(0)
				if grows.Has(to) {
					gain = GainGrowth
				}
				if ends.Has(step.Land()) {
					gain = after.strike(step.Land(), gain)
				}
				h.add(&after, step, gain, seen)
			}
		}
	}
	return h.moves, h.gains
}

// grows returns where the piece on a square grows.
func (p *Position) grows(from kani.Square) kani.Board {
	if (p.kinds.parents | p.kinds.grown).Has(from) {
		return 0
	}
	return p.far()
}

// shift makes a step with its growth but without its captures.
func (p Position) shift(s kani.Step) Position {
	from, land := s.From().Board(), s.Land().Board()
	p.own ^= from | land
	p.kinds.move(from, land)
	p.kinds.grown |= land & p.far() &^ p.kinds.parents
	return p
}

// strike makes the captures of a piece that has come to rest and returns what
// the step gains by them and before.
func (p *Position) strike(at kani.Square, gain int32) int32 {
	taken := p.struck(at)
	if taken == 0 {
		return gain
	}
	for children := taken &^ p.kinds.parents; children != 0; children = children.Rest() {
		gain += GainChild + GainNumber*int32(p.Number(children.First()))
	}
	p.enemy &^= taken
	p.kinds.remove(taken)
	switch {
	case !p.decided():
		return gain
	case p.conquered():
		return gain + GainWin
	}
	return -GainWin
}

// ends returns the squares on which a step can capture anything.
func (p *Position) ends() kani.Board {
	ends := kani.Flanks(p.own, p.enemy)
	if !p.state.noWalls {
		ends |= kani.Gaps(p.enemy, kani.All&^p.occupied())
	}
	return ends
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
	grown := p.kinds.grown & p.own
	h.put(Move{First: first}, grown, gain, seen)
	group := p.bond(first.Land())
	if group == 0 || h.won || gain < 0 {
		return
	}
	occupied := p.occupied()
	targets := group.Diagonals() &^ occupied
	if targets == 0 {
		return
	}
	ends := p.ends()
	if seen == nil && gain == 0 && targets&(ends|p.far()|kani.River) == 0 {
		return
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		grows := p.grows(from)
		for reach := from.Board().Diagonals() &^ occupied; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := p.landings(from, to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				grown, gain := grown, gain
				if grows.Has(to) {
					grown |= to.Board()
					gain += GainGrowth
				} else {
					grown ^= (from.Board() | step.Land().Board()) & -(grown >> from & 1)
				}
				if ends.Has(step.Land()) {
					after := p.shift(step)
					gain = after.strike(step.Land(), gain)
				}
				h.put(Move{First: first, Bond: step}, grown, gain, seen)
			}
		}
	}
}

// put collects a turn after which these children of its side are grown.
func (h *harvest) put(m Move, grown kani.Board, gain int32, seen *kani.Seen) {
	switch {
	case h.won:
		return
	case gain >= GainWin:
		h.won = true
		h.moves, h.gains = h.moves[:h.start], h.gains[:h.start]
	case gain <= 0 && seen == nil:
		return
	case gain >= 0 && gain < GainChild && seen != nil && seen.Has(uint64(result(m))<<32|uint64(grown)):
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
