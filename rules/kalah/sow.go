package kalah

import "tidepool/rules"

// The mover's places are numbered in the order of sowing: its own houses from
// 0, its store, then the enemy's houses.

// A drop is where the seeds of one sowing fall.
type drop struct {
	own, enemy row
	store      int
	// last is the place of the last seed.
	last int
}

// dropped returns where n seeds fall that are taken from house i.
func (v variant) dropped(i, n int) (d drop) {
	houses := int(v.houses)
	if around := 2*houses + 1; n >= around {
		laps := n / around
		n -= laps * around
		d.own = first(houses) * row(laps)
		d.enemy = d.own
		d.store = laps
	}
	d.last = i + n
	if d.last < houses {
		d.own += first(n) << (8 * uint(i+1))
		return d
	}
	d.own += first(houses-1-i) << (8 * uint(i+1))
	d.store++
	n = d.last - houses
	if n <= houses {
		d.enemy += first(n)
		return d
	}
	d.enemy += first(houses)
	d.own += first(n - houses)
	d.last = n - houses - 1
	return d
}

// sow empties the mover's house i around the board and returns the place of
// the last seed.
func (p *Position) sow(i int) int {
	mover := p.turn
	n := p.rows[mover].at(i)
	d := p.dropped(i, n)
	p.rows[mover] += d.own - single(i, n)
	p.rows[mover.Other()] += d.enemy
	p.stores[mover] += uint8(d.store)
	return d.last
}

// captures returns how many seeds the mover captures from the house facing
// its house last, where the last seed has just fallen, and whether it
// captures at all. The house was empty before if it has one seed now.
func (p *Position) captures(last int) (facing int, ok bool) {
	if last >= int(p.houses) || p.rows[p.turn].at(last) != 1 {
		return 0, false
	}
	facing = p.rows[p.turn.Other()].at(p.facing(last))
	return facing, facing > 0 || p.emptyCapture
}

// facing returns the house that faces house i on the other side.
func (v variant) facing(i int) int { return int(v.houses) - 1 - i }

func (p *Position) capture(last int) {
	n, ok := p.captures(last)
	if !ok {
		return
	}
	p.rows[p.turn] -= single(last, 1)
	p.rows[p.turn.Other()] -= single(p.facing(last), n)
	p.stores[p.turn] += uint8(n + 1)
}

// pass gives the turn to whose it is after the last seed fell, and ends the
// game if it is over.
func (p *Position) pass(last int) {
	if last != int(p.houses) {
		p.turn = p.turn.Other()
	}
	if p.banks() {
		p.bank()
	}
	p.over = p.ended()
	p.pie = p.pieAfter()
}

// banks reports that what lies in the houses is to be banked.
func (p *Position) banks() bool {
	return p.rows[p.turn] == 0 || p.end == endEither && p.rows[p.turn.Other()] == 0
}

func (p *Position) bank() {
	for side := range p.rows {
		p.stores[side] += uint8(p.rows[side].sum())
		p.rows[side] = 0
	}
}

// pieAfter returns the state of the pie after a sowing.
func (p *Position) pieAfter() pieState {
	switch {
	case p.pie != pieToCome || p.over:
		return pieGone
	case p.turn == rules.Far:
		return pieOnOffer
	}
	return pieToCome
}
