package solver

// optimistic is two bounds of a board: what each side would gain if it alone could end the game at any time,
// with the seeds left counting for neither side. A side that plays the same with end=majority, and ends the
// game when that would be over, gains as much: so with end=majority it never gains more than its bound,
// whatever the stores lack. The bounds reach far beyond the endings, as they take one byte a board. The lower
// four bits are the bound of the side to move.
type optimistic uint8

// far stands for every bound of 14 or more, and is read as all the seeds left.
const far = 14

func packOptimistic(mover, other int) optimistic {
	return optimistic(min(mover, far) | min(other, far)<<4)
}

func (r optimistic) unpack(left int) (mover, other int) {
	if mover = int(r & 15); mover == far {
		mover = left
	}
	if other = int(r >> 4); other == far {
		other = left
	}
	return mover, other
}

// turn swaps the two bounds if bits is 4 rather than 0.
func (r optimistic) turn(bits int) optimistic { return r>>(bits&7) | r<<(bits&7) }

// An optimisticTable holds the bounds of every board with few seeds left, for end=majority only.
type optimisticTable struct{ tiers[optimistic] }

func newOptimisticTable(r *rows, bytes int) *optimisticTable {
	return &optimisticTable{tiers: newTiers[optimistic](r, bytes, false)}
}

func (r *optimisticTable) fill(seeds int, stop func() bool) bool {
	for r.filled < seeds {
		if !r.fillNext(stop, newOptimisticFiller) {
			return false
		}
	}
	r.ready = max(r.ready, seeds)
	return true
}

type optimisticFiller struct {
	// mover and other are the bounds so far of the boards being filled, with so many seeds left.
	mover, other []int
	left         int
	room         [2][batchSize]int
}

func newOptimisticFiller() filler[optimistic] { return new(optimisticFiller) }

// ended implements [filler]. A side that would lose by it has ended the game before the seeds left are counted.
func (r *optimisticFiller) ended(own, enemy int) optimistic {
	return packOptimistic(max(own-enemy, 0), max(enemy-own, 0))
}

// begin implements [filler]. The mover may end the game at once, the other only if that is better.
func (r *optimisticFiller) begin(boards, seeds int) {
	r.left = seeds
	r.mover, r.other = r.room[0][:boards], r.room[1][:boards]
	for i := range r.mover {
		r.mover[i], r.other[i] = 0, r.left
	}
}

// optimisticAfter returns the bounds for a sowing to a row, from a board of so many seeds.
func optimisticAfter(l *lead[optimistic], row uint32, seeds int) (mover, other int) {
	mover, other = l.cells[int(row)*l.each].turn(l.swap()).unpack(seeds - l.gain)
	return mover + l.gain, other - l.gain
}

func (r *optimisticFiller) weigh(l *lead[optimistic], rows []uint32) {
	mover, other := r.mover[:len(rows)], r.other[:len(rows)]
	for i, row := range rows {
		m, o := optimisticAfter(l, row, r.left)
		mover[i], other[i] = max(mover[i], m), min(other[i], o)
	}
}

func (r *optimisticFiller) weighCaptures(leads []lead[optimistic], taken []uint8, rows []uint32) {
	mover, other, rows := r.mover[:len(taken)], r.other[:len(taken)], rows[:len(taken)]
	for i, n := range taken {
		m, o := optimisticAfter(&leads[n&maxEnding], rows[i], r.left)
		mover[i], other[i] = max(mover[i], m), min(other[i], o)
	}
}

func (r *optimisticFiller) answer(cells []optimistic, seeds int, leads *leads[optimistic], sowings []sowing, first []uint32) {
	for i := range cells {
		mover, other := 0, seeds
		for k := first[i]; k < first[i+1]; k++ {
			w := &sowings[k]
			l := &leads[w.house&7][w.kind&lastKind]
			m, o := optimisticAfter(l, w.to[l.to&1], seeds)
			mover, other = max(mover, m), min(other, o)
		}
		cells[i] = packOptimistic(mover, max(other, 0))
	}
}

func (r *optimisticFiller) settle(cells []optimistic) {
	for i := range cells {
		cells[i] = packOptimistic(r.mover[i], max(r.other[i], 0))
	}
}
