package kaninariebi

import "tidepool/rules/kani"

// WinsNow reports whether a turn wins at once, but for wins that take three
// captures in one turn or two promotions.
func (p Position) WinsNow() bool {
	need, shrimps := p.enemy.Count()-(pieces-goal), (p.own & p.shrimps).Count()
	if need > 2 && shrimps < goal-1 || p.decided() {
		return false
	}
	occupied, far := p.occupied(), p.far()
	ends, _ := kani.Flanks(p.own, p.enemy)
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		crab := !p.shrimps.Has(from)
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			if shrimps == goal-1 && crab && far.Has(to) {
				return true
			}
			for lands := landings(to, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				after := p.shift(step)
				after.strike(step.Land(), ends)
				if after.decided() || after.bondWins(step.Land(), shrimps == goal-1) {
					return true
				}
			}
		}
	}
	return false
}

// bondWins reports whether a bond wins, after a piece has come to rest.
func (p *Position) bondWins(at kani.Square, promotionWins bool) bool {
	group := p.bond(at)
	if group == 0 {
		return false
	}
	occupied := p.occupied()
	free := kani.All &^ occupied
	if promotionWins && (group&^p.shrimps).Diagonals()&free&p.far() != 0 {
		return true
	}
	need := p.enemy.Count() - (pieces - goal)
	ends, runs := kani.Flanks(p.own, p.enemy)
	if runs.Count() < need || group.Diagonals()&free&(ends|kani.River) == 0 {
		return false
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		own := p.own &^ from.Board()
		for reach := from.Board().Diagonals() & free; reach != 0; reach = reach.Rest() {
			for lands := landings(reach.First(), occupied) & ends; lands != 0; lands = lands.Rest() {
				land := lands.First()
				if kani.Lines(land, own|land.Board(), p.enemy).Count() >= need {
					return true
				}
			}
		}
	}
	return false
}

// Over reports whether the game is over.
func (p Position) Over() bool { return p.decided() || !p.mobile() }
