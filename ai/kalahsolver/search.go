package kalahsolver

import (
	"math/bits"

	"tidepool/ai/memory"
)

// none is no sowing.
const none = -1

// checkEvery is how many nodes pass between two looks at whether to stop.
const checkEvery = 512

// worst is below every gain.
const worst = int16(-1000)

// A child is a step and what is known of it.
type child struct {
	step
	// key is its key in the table, cell its place in the endings if it has one.
	key  uint64
	cell *int8
	// known is what the table or the endings know of the child itself.
	known
	house int8
	rate  int16
}

// bounds returns what its parent gains with it.
func (c *child) bounds() (low, high int16) {
	if c.again {
		return c.gain + c.low, c.gain + c.high
	}
	return c.gain - c.high, c.gain - c.low
}

// children are those of a node that are still to be tested, best first.
type children struct {
	all  [8]child
	rank [8]uint8
	n    int
}

// test returns a bound of a node's gain, a lower one if it is at least want,
// otherwise an upper one. The node is given as a child, with what is known of
// it, which does not settle the test yet.
func (s *Solver) test(p *child, want int16) int16 {
	if s.nodes++; s.nodes%checkEvery == 0 {
		s.done = s.done || s.expired()
	}
	if s.done {
		return 0
	}
	if s.even && (p.left+want)&1 != 0 {
		want++
	}
	before := s.nodes
	var list children
	best, first := s.expand(p, want, &list)
	for i := 0; i < list.n && best < want; i++ {
		c := &list.all[list.rank[i]&7]
		v := s.testChild(c, want)
		if s.done {
			return 0
		}
		if v > best {
			best, first = v, c.house
		}
	}
	if best >= want {
		p.low = max(p.low, best)
	} else {
		p.high = min(p.high, best)
	}
	p.first = first
	s.table.put(p.key, p.known, s.nodes-before)
	return best
}

// testChild tests a child as seen from its parent.
func (s *Solver) testChild(c *child, want int16) int16 {
	if c.again {
		return c.gain + s.test(c, want-c.gain)
	}
	return c.gain - s.test(c, c.gain-want+1)
}

// expand lists the children that may reach want. It returns the best bound of
// the others and the house that has it, as soon as one is enough.
func (s *Solver) expand(p *child, want int16, list *children) (best int16, first int8) {
	n := s.sow(p, list)
	best, first = worst, none
	for i := range n {
		c := &list.all[i&7]
		s.look(c)
		switch low, high := c.bounds(); {
		case low >= want:
			return low, c.house
		case high < want:
			if high > best {
				best, first = high, c.house
			}
		default:
			list.add(i, p.first)
		}
	}
	return best, first
}

// sow finds the children, that of the house next to the store first, and
// returns how many there are.
func (s *Solver) sow(p *child, list *children) (n int) {
	for f := filled(p.own); f != 0; n++ {
		house := uint(63-bits.LeadingZeros64(f)) / 8
		f &^= 0x80 << (8 * house)
		c := &list.all[n&7]
		c.house = int8(house)
		s.game.sow(&p.node, house, &c.step)
		s.locate(c)
	}
	return n
}

// locate finds the place where a child will be looked up and asks for its
// memory: that takes longer than all the rest, but for many at once it takes no
// longer than for one.
func (s *Solver) locate(c *child) {
	switch {
	case c.over:
	case int(c.left) <= s.endings.ready:
		c.cell = s.endings.cell(&c.node)
		memory.Prefetch(c.cell)
	default:
		c.key = c.node.key()
		memory.Prefetch(&s.table.bucket(c.key)[0])
	}
}

// add adds a child to the list, by how early it should be tried: the best so
// far first, then extra turns and captures, and those from houses near the
// store.
func (l *children) add(at int, best int8) {
	c := &l.all[at&7]
	switch {
	case c.house == best:
		c.rate = 10000
	case c.again:
		c.rate = 1000
	default:
		c.rate = c.gain
	}
	i := l.n
	for ; i > 0 && l.all[l.rank[(i-1)&7]&7].rate < c.rate; i-- {
		l.rank[i&7] = l.rank[(i-1)&7]
	}
	l.rank[i&7] = uint8(at)
	l.n++
}

// look finds what is known at once of a child that has been located: by the
// game's end, the seeds left, the endings and the table.
func (s *Solver) look(c *child) {
	c.first = none
	switch {
	case c.over:
		c.low, c.high = 0, 0
	case int(c.left) <= s.endings.ready:
		v := int16(*c.cell)
		c.low, c.high = v, v
	default:
		if t := s.table.get(c.key); t != 0 {
			c.known = t.unpack(c.left)
		} else {
			c.low, c.high = -c.left, c.left
		}
	}
}

// root returns a position as a child, with what is known of it.
func (s *Solver) root(n node) child {
	c := child{step: step{node: n}}
	s.locate(&c)
	s.look(&c)
	return c
}
