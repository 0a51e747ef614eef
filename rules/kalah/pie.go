package kalah

import "tidepool/rules"

// opening reports whether p is the start or comes from it by sowings of
// South's that all ended in its store.
//
// A sowing from house i with l laps leaves l seeds in i, more in the houses
// behind it and at least l in those before it. So the last one began in the
// last of the houses with the fewest seeds, and l is that number.
func (p Position) opening() bool {
	houses := int(p.houses)
	first := first(houses)
	if p.turn != rules.Near || p.Store(rules.Far) != 0 || p.rows[rules.Far] != first*row(p.rows[rules.Far].at(0)) {
		return false
	}
	for p.Store(rules.Near) > 0 {
		i, laps := p.rows[rules.Near].lastLeast(houses)
		if p.rows[rules.Far].at(0) < laps || p.Store(rules.Near) <= laps {
			return false
		}
		n := houses - i + laps*(2*houses+1)
		p.unsow(i, n)
	}
	return p.rows == start(p.variant).rows
}

// lastLeast returns the last of the first n houses with the fewest seeds, and
// how many these are.
func (r row) lastLeast(n int) (house, seeds int) {
	house, seeds = 0, r.at(0)
	for i := 1; i < n; i++ {
		if s := r.at(i); s <= seeds {
			house, seeds = i, s
		}
	}
	return house, seeds
}

// unsow takes back a sowing by South of n seeds from house i. What is left is
// not a position unless there was such a sowing.
func (p *Position) unsow(i, n int) {
	d := p.dropped(i, n)
	p.rows[rules.Near] -= d.own - single(i, n)
	p.rows[rules.Far] -= d.enemy
	p.stores[rules.Near] -= uint8(d.store)
}

// offered reports whether p, which is not over, is where South's opening has
// just passed the turn to North. It tries every sowing that may have done so.
func (p Position) offered() bool {
	if p.turn != rules.Far || p.Store(rules.Far) != 0 {
		return false
	}
	for i := range int(p.houses) {
		for n := 1; n <= 2*p.half(); n++ {
			if p.passedBy(i, n) {
				return true
			}
		}
	}
	return false
}

// passedBy reports whether p, with North to move, comes from an opening by a
// sowing of n seeds from house i. It takes the sowing back both as one that
// captured and as one that did not, and then looks whether it leads here.
func (p Position) passedBy(i, n int) bool {
	q := p
	q.turn = rules.Near
	q.pie = pieToCome
	last := p.dropped(i, n).last
	plain := q
	plain.unsow(i, n)
	if plain.leads(i, p) {
		return true
	}
	if last >= int(p.houses) {
		return false
	}
	// North's houses were all alike, so another one tells what was captured.
	taken := p.rows[rules.Far].most(int(p.houses))
	q.rows[rules.Near] += single(last, 1)
	q.rows[rules.Far] += single(p.facing(last), taken)
	q.stores[rules.Near] -= uint8(taken + 1)
	q.unsow(i, n)
	return q.leads(i, p)
}

// leads reports whether p is an opening from which sowing house i leads to to,
// whatever to says about the pie.
func (p Position) leads(i int, to Position) bool {
	if !p.opening() {
		return false
	}
	p = p.Apply(Move(i))
	to.pie = p.pie
	return p == to
}

// most returns the most seeds in one of the first n houses.
func (r row) most(n int) int {
	most := 0
	for i := range n {
		most = max(most, r.at(i))
	}
	return most
}
