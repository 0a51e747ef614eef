package kalah

import "tidepool/rules"

func (p Position) begins() bool {
	return p.turn == rules.Near && p.own == p.full() && p.enemy == p.full()
}

// follows reports whether some turn can have led to the position; a position with all seeds banked counts as
// reachable.
func (p Position) follows() bool {
	if p.bare() {
		return true
	}
	if p.variant&withPie != 0 && p.turn == rules.Near {
		q := p
		q.turn = rules.Far
		if !q.ended() && q.offers() {
			return true // by a swap
		}
	}
	// The last seed fell into the mover's store, which gives another turn, or the other side has sown.
	q := p
	q.own, q.enemy = p.enemy, p.own
	q.ownStore, q.enemyStore = p.enemyStore, p.ownStore
	q.turn = p.turn.Other()
	return p.sownFrom(p) || q.sownFrom(p)
}

// sownFrom reports whether a sowing by p's mover can have led to the seeds of to, whichever side is to move there.
func (p Position) sownFrom(to Position) bool {
	for i := range p.houses() {
		for n := 1; n <= 2*p.half(); n++ {
			before := p.unsown(i, n)
			if before.sows(i, to) {
				return true
			}
			last := p.dropped(i, n).last
			if last >= p.houses() || p.own.at(last) != 0 || p.enemy.at(p.facing(last)) != 0 {
				continue
			}
			for taken := range int(p.ownStore) {
				if p.uncaptured(last, taken).unsown(i, n).sows(i, to) {
					return true
				}
			}
		}
	}
	return false
}

// uncaptured returns the position before the last seed captured taken seeds from the facing house.
func (p Position) uncaptured(last, taken int) Position {
	p.own += single(last, 1)
	p.enemy += single(p.facing(last), taken)
	p.ownStore -= uint8(taken + 1)
	return p
}

// sows reports whether p is a valid position from which sowing a house leads to another, ignoring the swap.
func (p Position) sows(house int, to Position) bool {
	if p.total() != 2*p.half() || p.banks() || p.ended() || p.own.at(house) == 0 {
		return false
	}
	p.stage = playing
	next := p.Apply(Move(house))
	next.stage = to.stage
	return next == to
}
