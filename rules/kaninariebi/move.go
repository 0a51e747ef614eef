package kaninariebi

import "tidepool/rules/kani"

// A Move is a whole turn.
type Move = kani.Move

func (p Position) AppendMoves(dst []Move) []Move {
	if p.decided() {
		return dst
	}
	occupied, far := p.occupied(), p.far()
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := Landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				dst = p.make(step).appendBonds(dst, step)
				if far.Has(to) && !p.shrimps.Has(from) {
					step = step.Promoting()
					dst = p.make(step).appendBonds(dst, step)
				}
			}
		}
	}
	return dst
}

// appendBonds appends the turn that ends with the first step, which led to p, and those that add a bond.
func (p Position) appendBonds(dst []Move, first kani.Step) []Move {
	dst = append(dst, Move{First: first})
	if p.decided() {
		return dst
	}
	free, far := kani.All&^p.occupied(), p.far()
	for group := p.bond(first.Land()); group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() & free; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := Landings(to, p.occupied()); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				dst = append(dst, Move{First: first, Bond: step})
				if far.Has(to) && !p.shrimps.Has(from) {
					dst = append(dst, Move{First: first, Bond: step.Promoting()})
				}
			}
		}
	}
	return dst
}

func (p Position) CountMoves() int {
	if p.decided() {
		return 0
	}
	n := 0
	occupied, far := p.occupied(), p.far()
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := Landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				n += p.make(step).countBonds(step)
				if far.Has(to) && !p.shrimps.Has(from) {
					step = step.Promoting()
					n += p.make(step).countBonds(step)
				}
			}
		}
	}
	return n
}

func (p Position) countBonds(first kani.Step) int {
	if p.decided() {
		return 1
	}
	group := p.bond(first.Land())
	if group == 0 {
		return 1
	}
	occupied := p.occupied()
	return 1 + group.CountDiagonals(kani.All&^occupied) +
		group.CountDiagonals(kani.Drifting(occupied)) +
		(group &^ p.shrimps).CountDiagonals(p.far()&^occupied)
}

func (p Position) Apply(m Move) Position {
	p = p.make(m.First)
	if m.Bond != 0 {
		p = p.make(m.Bond)
	}
	p.own, p.enemy = p.enemy, p.own
	p.state.turn = p.state.turn.Other()
	return p
}

// make makes one step with promotion and captures. It does not pass the turn.
func (p Position) make(s kani.Step) Position {
	from, land := s.From().Board(), s.Land().Board()
	p.own ^= from | land
	if p.shrimps&from != 0 {
		p.shrimps ^= from | land
	} else if s.Promotes() {
		p.shrimps |= land
	}
	if land.Adjacent()&p.enemy != 0 {
		taken := kani.Lines(s.Land(), p.own, p.enemy)
		p.enemy &^= taken
		p.shrimps &^= taken
	}
	return p
}
