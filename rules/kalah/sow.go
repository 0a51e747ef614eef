package kalah

// The mover's places are numbered in the order of sowing: own houses from 0, own store, enemy houses.

// A drop is where the seeds of one sowing fall.
type drop struct {
	own, enemy row
	store      int
	last       int
}

func (v variant) dropped(i, n int) (d drop) {
	houses := v.houses()
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

// sown empties the mover's house i around the board and returns the place of the last seed.
func (p Position) sown(i int) (Position, int) {
	n := p.own.at(i)
	d := p.dropped(i, n)
	p.own += d.own - single(i, n)
	p.enemy += d.enemy
	p.ownStore += uint8(d.store)
	return p, d.last
}

// captures returns how many seeds the last seed captures from the house facing the mover's house last, and
// whether it captures at all. A single seed there means that the house was empty before.
func (p Position) captures(last int) (facing int, ok bool) {
	if last >= p.houses() || p.own.at(last) != 1 {
		return 0, false
	}
	facing = p.enemy.at(p.facing(last))
	return facing, facing > 0 || p.variant&withEmptyCapture != 0
}

// captured moves the seed of house last and the n facing it to the mover's store.
func (p Position) captured(last, n int) Position {
	p.own -= single(last, 1)
	p.enemy -= single(p.facing(last), n)
	p.ownStore += uint8(n + 1)
	return p
}

// passed gives the turn to the side that has it after the last seed, and ends the game if it is over.
func (p Position) passed(last int) Position {
	if last != p.houses() {
		p.own, p.enemy = p.enemy, p.own
		p.ownStore, p.enemyStore = p.enemyStore, p.ownStore
		p.turn = p.turn.Other()
	}
	if p.banks() {
		p = p.banked()
	}
	switch {
	case p.ended():
		p.stage = finished
	case p.stage == opening && last != p.houses():
		p.stage = offered
	case p.stage == offered:
		p.stage = playing
	}
	return p
}

func (p Position) banks() bool {
	return p.own == 0 || p.enemy == 0 && p.end() == endEither
}

func (p Position) banked() Position {
	p.ownStore += uint8(p.own.sum())
	p.enemyStore += uint8(p.enemy.sum())
	p.own, p.enemy = 0, 0
	return p
}

func (p Position) ended() bool {
	return p.bare() || p.end() == endMajority && int(max(p.ownStore, p.enemyStore)) > p.half()
}
