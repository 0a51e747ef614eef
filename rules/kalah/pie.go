package kalah

import "tidepool/rules"

// opens reports whether p is the start or is reached from it by sowings of South's that all ended in its store.
//
// A sowing from house i with l laps leaves l seeds in i, more in the houses after it and at least l in those
// before it. So the last one began in the last of the houses with the fewest seeds, and l is that number.
func (p Position) opens() bool {
	houses := p.houses()
	if p.turn != rules.Near || p.enemyStore != 0 || p.enemy != first(houses)*row(p.enemy.at(0)) {
		return false
	}
	for p.ownStore > 0 {
		i, laps := p.own.lastLeast(houses)
		if p.enemy.at(0) < laps || int(p.ownStore) <= laps {
			return false
		}
		p = p.unsown(i, houses-i+laps*(2*houses+1))
	}
	return p.own == p.full() && p.enemy == p.full()
}

// lastLeast returns the last of the first n houses with the fewest seeds, and their number.
func (r row) lastLeast(n int) (house, seeds int) {
	house, seeds = 0, r.at(0)
	for i := 1; i < n; i++ {
		if s := r.at(i); s <= seeds {
			house, seeds = i, s
		}
	}
	return house, seeds
}

// unsown takes back the mover's sowing of n seeds from house i; it is only meaningful if there was one.
func (p Position) unsown(i, n int) Position {
	d := p.dropped(i, n)
	p.own -= d.own - single(i, n)
	p.enemy -= d.enemy
	p.ownStore -= uint8(d.store)
	return p
}

// offers reports whether p, which is not finished, is the position after South's opening has just passed the
// turn to North.
func (p Position) offers() bool {
	if p.turn != rules.Far || p.ownStore != 0 {
		return false
	}
	for i := range p.houses() {
		for n := 1; n <= 2*p.half(); n++ {
			if p.passedBy(i, n) {
				return true
			}
		}
	}
	return false
}

// passedBy reports whether p, with North to move, is reached from an opening by sowing n seeds from house i.
// It takes the sowing back, with and without a capture, and checks that it leads to p.
func (p Position) passedBy(i, n int) bool {
	q := p
	q.own, q.enemy = p.enemy, p.own
	q.ownStore, q.enemyStore = p.enemyStore, p.ownStore
	q.turn = rules.Near
	q.stage = opening
	if q.unsown(i, n).leads(i, p) {
		return true
	}
	last := p.dropped(i, n).last
	if last >= p.houses() {
		return false
	}
	// North's houses were all equal, so another house shows how many were captured.
	taken := q.enemy.most(p.houses())
	q.own += single(last, 1)
	q.enemy += single(p.facing(last), taken)
	q.ownStore -= uint8(taken + 1)
	return q.unsown(i, n).leads(i, p)
}

// leads reports whether p is an opening and sowing house i leads to to, with the swap on offer.
func (p Position) leads(i int, to Position) bool {
	to.stage = offered
	return p.opens() && p.Apply(Move(i)) == to
}

func (r row) most(n int) int {
	most := 0
	for i := range n {
		most = max(most, r.at(i))
	}
	return most
}
