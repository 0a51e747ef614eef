package kalahsolver

import "math/bits"

// none is no sowing.
const none = -1

// checkEvery is how many nodes pass between two looks at whether to stop.
const checkEvery = 512

// A child is a step and what is known of it.
type child struct {
	step
	key uint64
	// low and high bound what the parent gains with it.
	low, high int16
	// seenLow, seenHigh and seenFirst are the table's for the child itself.
	seenLow, seenHigh int16
	seenFirst         int8
	house             int8
}

// worst is below every gain.
const worst = int16(-1000)

// test returns a bound of the node's gain, a lower one if it is at least
// want, otherwise an upper one. What the table knows of the node, and that
// this does not settle the test, is told by seen.
func (s *Solver) test(p *node, want int16, seen *child) int16 {
	s.nodes++
	if s.nodes%checkEvery == 0 && s.expired() {
		s.done = true
	}
	if s.done {
		return 0
	}
	before := s.nodes
	var children [8]child
	n, best, first := s.expand(p, want, seen.seenFirst, &children)
	if best < want {
		for i := range n {
			c := &children[i]
			if c.high <= best {
				continue
			}
			v := s.testChild(c, want)
			if s.done {
				return 0
			}
			if v > best {
				best, first = v, c.house
				if v >= want {
					break
				}
			}
		}
	}
	s.keep(seen, best, want, first, s.nodes-before)
	return best
}

// testChild tests a child seen from its parent.
func (s *Solver) testChild(c *child, want int16) int16 {
	if c.again {
		return c.gain + s.test(&c.node, want-c.gain, c)
	}
	return c.gain - s.test(&c.node, c.gain-want+1, c)
}

// keep stores the result of a test.
func (s *Solver) keep(seen *child, v, want int16, first int8, nodes uint64) {
	if v >= want {
		seen.seenLow = max(seen.seenLow, v)
	} else {
		seen.seenHigh = min(seen.seenHigh, v)
	}
	s.table.put(slot{seen.key, seen.seenLow, seen.seenHigh, first, uint8(bits.Len64(nodes))})
}

// expand lists the children whose gain is not known, best first. The best of
// those known, or of lower bounds that do, and its house are best and first.
func (s *Solver) expand(p *node, want int16, hint int8, children *[8]child) (n int, best int16, first int8) {
	best, first = worst, none
	var rates [8]int16
	for f := filled(p.own); f != 0; {
		house := uint(63-bits.LeadingZeros64(f)) / 8
		f &^= 0x80 << (8 * house)
		c := &children[n&7]
		s.game.sow(p, house, &c.step)
		c.house = int8(house)
		s.look(c)
		if c.low == c.high || c.low >= want {
			if c.low > best {
				best, first = c.low, c.house
				if best >= want {
					return 0, best, first
				}
			}
			continue
		}
		if c.high < want {
			best = max(best, c.high)
			continue
		}
		rates[n] = c.rate(hint)
		n++
	}
	order(children, &rates, n)
	return n, best, first
}

// rate says how early a child should be tried.
func (c *child) rate(hint int8) int16 {
	switch {
	case c.house == hint:
		return 10000
	case c.again:
		return 1000
	}
	return 10 * c.gain
}

// order sorts children by their rates, and leaves equals as they are.
func order(children *[8]child, rates *[8]int16, n int) {
	for i := 1; i < n; i++ {
		for k := i; k > 0 && rates[k&7] > rates[(k-1)&7]; k-- {
			rates[k&7], rates[(k-1)&7] = rates[(k-1)&7], rates[k&7]
			children[k&7], children[(k-1)&7] = children[(k-1)&7], children[k&7]
		}
	}
}

// look bounds a child's gain by what is known at once: the game's end, the
// seeds left, the endings and the table.
func (s *Solver) look(c *child) {
	if c.over {
		c.low, c.high = c.gain, c.gain
		return
	}
	if int(c.left) <= s.endings.ready {
		v := int16(*s.endings.cell(&c.node))
		c.seenLow, c.seenHigh = v, v
	} else {
		c.seenLow, c.seenHigh, c.seenFirst = -c.left, c.left, none
		c.key = c.node.key()
		if t := s.table.get(c.key); t != nil {
			c.seenLow, c.seenHigh, c.seenFirst = t.low, t.high, t.first
		}
	}
	if c.again {
		c.low, c.high = c.gain+c.seenLow, c.gain+c.seenHigh
	} else {
		c.low, c.high = c.gain-c.seenHigh, c.gain-c.seenLow
	}
}
