package solver

// A reach is what each side would gain if it alone were free to end the game
// whenever it likes, the seeds left then counting for nobody.
//
// Under end=majority a side that plays as it would there, and ends the game
// when that would be over, gains as much: so it never gains more there than
// its reach, whatever the stores lack. This holds far beyond the endings: it
// takes a byte a board, not one for everything the store may lack. The lower
// four bits are the reach of the side to move.
type reach uint8

// far is for all reaches that are no less. They are taken for all the seeds
// that are left.
const far = 14

// reachOf packs reaches.
func reachOf(mover, other int) reach { return reach(min(mover, far) | min(other, far)<<4) }

// unpack returns the reaches of a board with so many seeds left.
func (r reach) unpack(left int) (mover, other int) {
	if mover = int(r & 15); mover == far {
		mover = left
	}
	if other = int(r >> 4); other == far {
		other = left
	}
	return mover, other
}

// turn returns the reach of the other side if so many bits are 4, not 0.
func (r reach) turn(bits int) reach { return r>>(bits&7) | r<<(bits&7) }

// Reaches hold the reach of every board with few seeds left. They are of use
// under end=majority only.
type reaches struct{ tiers[reach] }

func newReaches(r *rows, bytes int) *reaches {
	return &reaches{tiers: newTiers[reach](r, bytes, false)}
}

// fill fills the table up to so many seeds, or until stop says so.
func (r *reaches) fill(seeds int, stop func() bool) bool {
	for r.filled < seeds {
		if !r.fillNext(stop, newReaching) {
			return false
		}
	}
	r.ready = max(r.ready, seeds)
	return true
}

// Reaching fills reaches.
type reaching struct {
	// mover and other are the reaches so far of the boards that are being
	// filled, which have so many seeds left.
	mover, other []int
	left         int
	room         [2][batchSize]int
}

func newReaching() filler[reach] { return new(reaching) }

// ended implements [filler]. Whoever would lose by it has ended the game before
// what is left is counted.
func (r *reaching) ended(own, enemy int) reach {
	return reachOf(max(own-enemy, 0), max(enemy-own, 0))
}

// begin implements [filler]. The mover may end the game at once, the other only
// if that is better.
func (r *reaching) begin(boards, seeds int) {
	r.left = seeds
	r.mover, r.other = r.room[0][:boards], r.room[1][:boards]
	for i := range r.mover {
		r.mover[i], r.other[i] = 0, r.left
	}
}

// reachAfter returns the reaches with a sowing to a row, from a board of so many
// seeds.
func reachAfter(l *lead[reach], row uint32, seeds int) (mover, other int) {
	mover, other = l.cells[int(row)*l.each].turn(l.swap()).unpack(seeds - l.gain)
	return mover + l.gain, other - l.gain
}

// weigh implements [filler].
func (r *reaching) weigh(l *lead[reach], rows []uint32) {
	mover, other := r.mover[:len(rows)], r.other[:len(rows)]
	for i, row := range rows {
		m, o := reachAfter(l, row, r.left)
		mover[i], other[i] = max(mover[i], m), min(other[i], o)
	}
}

// weighCaptures implements [filler].
func (r *reaching) weighCaptures(leads []lead[reach], taken []uint8, rows []uint32) {
	mover, other, rows := r.mover[:len(taken)], r.other[:len(taken)], rows[:len(taken)]
	for i, n := range taken {
		m, o := reachAfter(&leads[n&maxEnding], rows[i], r.left)
		mover[i], other[i] = max(mover[i], m), min(other[i], o)
	}
}

// answer implements [filler].
func (r *reaching) answer(cells []reach, seeds int, leads *leads[reach], sowings []sowing, first []uint32) {
	for i := range cells {
		mover, other := 0, seeds
		for k := first[i]; k < first[i+1]; k++ {
			w := &sowings[k]
			l := &leads[w.house&7][w.kind&lastKind]
			m, o := reachAfter(l, w.to[l.to&1], seeds)
			mover, other = max(mover, m), min(other, o)
		}
		cells[i] = reachOf(mover, max(other, 0))
	}
}

// settle implements [filler].
func (r *reaching) settle(cells []reach) {
	for i := range cells {
		cells[i] = reachOf(r.mover[i], max(r.other[i], 0))
	}
}
