package kalahsolver

// A reach is what each side would gain if it alone were free to end the game
// whenever it likes, the seeds left then counting for nobody.
//
// Under end=majority a side that plays as it would there, and ends the game
// when that would be over, gains as much: so it never gains more there than
// its reach, whatever the stores lack. This holds far beyond the endings: it
// takes a byte a board, not one for everything the store may lack. The lower
// four bits are the reach of the side to move.
type reach uint8

const (
	// unreached marks a board not looked at.
	unreached reach = 0xff
	// far is for all reaches that are no less. They are taken for all the
	// seeds that are left.
	far = 14
)

// reachOf packs reaches.
func reachOf(mover, other int16) reach { return reach(min(mover, far) | min(other, far)<<4) }

// unpack returns the reaches of a board with so many seeds left.
func (r reach) unpack(left int16) (mover, other int16) {
	if mover = int16(r & 15); mover == far {
		mover = left
	}
	if other = int16(r >> 4); other == far {
		other = left
	}
	return mover, other
}

// Reaches hold the reach of every board with few seeds left. They are of use
// under end=majority only.
type reaches struct{ tiers[reach] }

func newReaches(g *game, r *ranking, bytes int) *reaches {
	t := &reaches{tiers[reach]{ranking: r, game: g, unknown: unreached}}
	t.most = t.largest(bytes)
	return t
}

// fill fills the table up to so many seeds, or until stop says so.
func (t *reaches) fill(seeds int, stop func() bool) bool {
	for t.filled < seeds {
		if !t.fillNext(stop, t) {
			return false
		}
	}
	t.ready = max(t.ready, seeds)
	return true
}

// fillBoard implements [filler].
func (t *reaches) fillBoard(p *node) {
	p.endless()
	t.push(p, t)
}

// reach returns the reach of a board, from its cell or from its sowings.
func (t *reaches) reach(p *node, cell *reach) reach {
	if *cell == unreached {
		var a asked[reach]
		p.endless()
		t.ask(&a, p, cell)
		t.settle(&a)
	}
	return *cell
}

// settle implements [filler].
func (t *reaches) settle(a *asked[reach]) {
	// The mover may end the game at once, the other only if that is better.
	mover, other := int16(0), a.left
	for i := range a.n {
		m, o := t.after(&a.steps[i&7], a.after[i&7])
		mover, other = max(mover, m), min(other, o)
	}
	*a.cell = reachOf(mover, max(other, 0))
}

// after returns the reaches with a step, of the side that does it and of the
// other.
func (t *reaches) after(s *step, cell *reach) (mover, other int16) {
	if !s.over {
		mover, other = t.reach(&s.node, cell).unpack(s.left)
	}
	if !s.again {
		mover, other = other, mover
	}
	return s.gain + mover, other - s.gain
}
