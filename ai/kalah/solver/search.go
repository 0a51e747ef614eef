package solver

import "tidepool/ai/memory"

const none = -1

// checkEvery is how many nodes pass between two checks whether to stop.
const checkEvery = 512

const worst = int16(-1000)

// lateEndings is up to how many seeds more than the endings have a node is late.
const lateEndings = 3

type child struct {
	step
	// key is for the table, in which bucket is its place; cell and optimistic are its places in the endings and
	// the optimistic bounds, or nil.
	key        uint64
	bucket     *[bucket]memory.Word
	cell       *int8
	optimistic *optimistic
	known
	house int8
	rate  int16
}

// bounds returns the bounds of what its parent gains with it.
func (c *child) bounds() (low, high int16) {
	if c.again {
		return c.gain + c.low, c.gain + c.high
	}
	return c.gain - c.high, c.gain - c.low
}

type children struct {
	all [8]child
	// open are the n still to be tested, best first, and again those postponed.
	open [16]uint8
	n    int
	// best is the best bound of the others, first the house that has it if it is enough.
	best  int16
	first int8
}

func (l *children) at(i int) *child { return &l.all[l.open[i&15]&7] }

// weigh uses what is known of a child, and reports whether it needs to be tested.
func (l *children) weigh(c *child, want int16) (open bool) {
	low, high := c.bounds()
	switch {
	case low >= want:
		l.best, l.first = low, c.house
	case high < want:
		l.best = max(l.best, high)
	default:
		return true
	}
	return false
}

// test returns a bound of a node's gain: a lower one if that is at least want, otherwise an upper one. What
// is known of the node, given as a child, must not decide the test yet.
func (s *searcher) test(p *child, want int16) int16 {
	if s.nodes++; s.nodes%checkEvery == 0 {
		s.check()
	}
	if s.quit {
		return 0
	}
	if s.even && (p.left+want)&1 != 0 {
		want++
	}
	before := s.nodes
	var l children
	late := int(p.left) <= s.endings.ready+lateEndings
	s.expand(p, want, late, &l)
	if int(p.left) >= s.shared {
		s.testTogether(p, want, &l)
	} else {
		s.testChildren(want, late, &l)
	}
	if s.quit {
		return 0
	}
	if l.best >= want {
		p.low, p.first = max(p.low, l.best), l.first
	} else {
		p.high = min(p.high, l.best)
	}
	s.table.put(p.key, p.known, s.nodes-before)
	return l.best
}

// testChildren tests the open children of a node until one is enough.
func (s *searcher) testChildren(want int16, late bool, l *children) {
	for i := 0; i < l.n && l.best < want; i++ {
		c := l.at(i)
		if late {
			if i+1 < l.n {
				s.locate(l.at(i + 1))
			}
			if s.look(c); !l.weigh(c, want) {
				continue
			}
		}
		v := s.testChild(c, want)
		if s.quit {
			return
		}
		l.learn(c, v, want)
	}
}

func (l *children) learn(c *child, v, want int16) {
	if v >= want {
		l.first = c.house
	}
	l.best = max(l.best, v)
}

func (s *searcher) testChild(c *child, want int16) int16 {
	if c.again {
		return c.gain + s.test(c, want-c.gain)
	}
	return c.gain - s.test(c, c.gain-want+1)
}

// expand lists the children that may reach want, until one is known to. Memory access takes longer than
// everything else, but accessing many places at once takes no longer than one: so each table is prefetched
// for all children before any entry is read, or touched where nothing can be prefetched. At late nodes, which
// are most, even that is too slow: the first children's immediate gains may be enough, and only the optimistic
// bounds are looked up.
func (s *searcher) expand(p *child, want int16, late bool, l *children) {
	l.best = worst
	n := 0
	var house uint
	for f := filled(p.own); f != 0; {
		c := &l.all[n&7]
		house, f = nearest(f)
		c.house = int8(house)
		s.game.sow(&p.node, house, &c.step)
		s.limit(c)
		if !l.weigh(c, want) {
			if l.best >= want {
				return
			}
			continue
		}
		if c.optimistic = nil; int(c.left) > s.endings.ready && int(c.left) <= s.optimistic.ready {
			c.optimistic = s.optimistic.cell(&c.node)
			memory.Prefetch(c.optimistic)
		} else if !late {
			s.locate(c)
		}
		l.open[n&15] = uint8(n)
		n++
	}
	if s.optimistic.ready > 0 {
		n = s.narrow(n, want, late, l)
	}
	if !late && !memory.Prefetches {
		s.touch(l, n)
	}
	for i := 0; i < n && l.best < want; i++ {
		c := l.at(i)
		if !late {
			if s.look(c); !l.weigh(c, want) {
				continue
			}
		}
		l.add(l.open[i&15], p.first)
	}
	if late && l.n > 0 {
		s.locate(l.at(0))
	}
}

// narrow uses the optimistic bounds of the first n open children and returns how many stay open.
func (s *searcher) narrow(n int, want int16, late bool, l *children) (open int) {
	for i := 0; i < n && l.best < want; i++ {
		c := l.at(i)
		if c.optimistic != nil {
			mover, other := c.optimistic.unpack(int(c.left))
			c.low, c.high = max(c.low, int16(-other)), min(c.high, int16(mover))
			if !l.weigh(c, want) {
				continue
			}
			if !late {
				s.locate(c)
			}
		}
		l.open[open&15] = l.open[i&15]
		open++
	}
	return open
}

// limit bounds a child's gain by what is visible at once.
func (s *Solver) limit(c *child) {
	c.first = none
	if c.over {
		c.low, c.high = 0, 0
		return
	}
	c.low, c.high = 2*s.game.sure(c.own)-c.left, c.left
}

// locate finds the place of a child's entry and prefetches it.
func (s *Solver) locate(c *child) {
	switch {
	case c.over:
	case int(c.left) <= s.endings.ready:
		c.cell = s.endings.cell(&c.node)
		memory.Prefetch(c.cell)
	default:
		c.key = c.node.key()
		c.bucket = s.table.bucket(c.key)
		memory.Prefetch(c.bucket)
	}
}

// look reads what the endings and the table have for a located child.
func (s *Solver) look(c *child) {
	switch {
	case c.over:
	case int(c.left) <= s.endings.ready:
		v := int16(*c.cell)
		c.low, c.high = v, v
	default:
		if t := get(c.bucket, c.key); t != 0 {
			k := t.unpack(c.left)
			c.low, c.high, c.first = max(c.low, k.low), min(c.high, k.high), k.first
		}
	}
}

// add opens a child in the order of testing: the best so far, extra turns, by gain and by what is known;
// houses near the store first.
func (l *children) add(at uint8, best int8) {
	c := &l.all[at&7]
	switch {
	case c.house == best:
		c.rate = 10000
	case c.again:
		c.rate = 1000
	default:
		low, high := c.bounds()
		c.rate = 4*c.gain + low + high
	}
	i := l.n
	for ; i > 0 && l.at(i-1).rate < c.rate; i-- {
		l.open[i&15] = l.open[(i-1)&15]
	}
	l.open[i&15] = at
	l.n++
}

func (s *Solver) root(n node) child {
	c := child{step: step{node: n}}
	s.limit(&c)
	s.locate(&c)
	s.look(&c)
	return c
}

// touch reads from the table for the first n open children, close together, so that the processor waits for
// all of them at once.
func (s *searcher) touch(l *children, n int) {
	for i := range n {
		if b := l.at(i).bucket; b != nil {
			s.touched ^= b[0].Load()
		}
	}
}
