package kanishogi

import "tidepool/rules/kani"

// Over reports whether the game is over.
func (p Position) Over() bool { return p.decided() || !p.mobile() }

// WinsNow reports whether a turn wins at once by a capture.
func (p Position) WinsNow() bool {
	if p.decided() {
		return false
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
				gain := int32(0)
				if ends.Has(step.Land()) {
					gain = after.strike(step.Land(), 0)
				}
				if gain >= GainWin || gain >= 0 && after.bondWins(step.Land()) {
					return true
				}
			}
		}
	}
	return false
}

// prey returns the squares on which a step can capture anything, and the
// pieces it might capture.
func (p *Position) prey() (ends, prey kani.Board) {
	ends, prey = kani.Flanks(p.own, p.enemy)
	if !p.state.noWalls {
		gaps, groups := kani.Gaps(p.enemy, kani.All&^p.occupied())
		ends |= gaps
		prey |= groups
	}
	return ends, prey
}

// bondWins reports whether a bond wins, after a piece has come to rest.
func (p *Position) bondWins(at kani.Square) bool {
	group := p.bond(at)
	if group == 0 {
		return false
	}
	ends, prey := p.prey()
	occupied := p.occupied()
	if !p.enough(prey) || group.Diagonals()&^occupied&(ends|kani.River) == 0 {
		return false
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() &^ occupied; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := p.landings(from, to, occupied) & ends; lands != 0; lands = lands.Rest() {
				land := lands.First()
				after := *p
				after.own ^= from.Board() | land.Board()
				if taken := after.struck(land); p.enough(taken) {
					after.kinds.move(from.Board(), land.Board())
					after.enemy &^= taken
					if after.conquered() {
						return true
					}
				}
			}
		}
	}
	return false
}

// enough reports whether the capture of some pieces may win.
func (p *Position) enough(prey kani.Board) bool {
	if prey&p.kinds.parents != 0 {
		return true
	}
	need := (p.enemy &^ p.kinds.parents).Count() - (children - goal)
	if (p.own &^ p.kinds.parents).Count() == 2 {
		need = max(1, need-1)
	}
	return prey.Count() >= need
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
