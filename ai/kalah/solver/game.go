package solver

import (
	"math/bits"

	"tidepool/rules/kalah"
)

// A row is one side's houses, a byte each, its owner's leftmost the lowest.
type row = uint64

const (
	ones row = 0x0101010101010101
	tops row = 0x8080808080808080
)

// filled sets the top bit of each byte (house) that has seeds.
func filled(r row) row { return (r&^tops + ^tops | r) & tops }

// sum returns the seeds of all houses, at most 144.
func sum(r row) int { return int(r * ones >> 56) }

// A node is a position in the search; stores count by what they lack to half of all seeds.
type node struct {
	own, enemy row
	// lacks and lets are that of the mover's and the other's store with end=majority; otherwise 0.
	lacks, lets int16
	left        int16
}

// A drop is where the seeds of one sowing fall.
type drop struct {
	own, enemy row
	store      uint8
	// last is the mover's house in which the last seed falls, or one of the constants below.
	last uint8
}

const (
	inStore  = 0xfe
	inEnemys = 0xff
)

// A game is the options, and where the seeds of each possible sowing fall.
type game struct {
	kalah.Variant
	drops [8 << 8]drop
	// used marks the bytes of a row that are houses. exact has the number of seeds with which a house's sowing
	// ends in the store; more is the value whose addition carries houses with more seeds over a byte's lower bits.
	used, exact, more row
}

func newGame(v kalah.Variant) *game {
	g := &game{Variant: v}
	for house := range v.Houses {
		away := row(v.Houses - house)
		g.used |= 0xff << (8 * house)
		g.exact |= away << (8 * house)
		g.more |= (127 - away) << (8 * house)
		for n := 1; n <= 2*v.Half; n++ {
			g.drops[house<<8|n] = dropped(v, house, n)
		}
	}
	return g
}

func dropped(v kalah.Variant, house, n int) drop {
	own, enemy, store, last := v.Sow(house, n)
	d := drop{own, enemy, uint8(store), uint8(last)}
	if last == v.Houses {
		d.last = inStore
	} else if last > v.Houses {
		d.last = inEnemys
	}
	return d
}

// takes reports whether a last seed in an empty house captures, with so many facing it.
func (g *game) takes(facing int) bool { return facing > 0 || g.EmptyCapture }

func (g *game) given(seeds int) row {
	var r row
	for i := range seeds {
		r += 1 << (8 * (i % g.Houses))
	}
	return r
}

type step struct {
	node  // with the side to move next
	again bool
	over  bool
	// gain is what the sowing side gains at once, including banking.
	gain int16
}

func (g *game) sow(p *node, house uint, s *step) {
	shift := 8 * (house & 7)
	n := p.own >> shift & 0xff
	d := &g.drops[(house&7)<<8|uint(n)]
	own, enemy := p.own-n<<shift+d.own, p.enemy+d.enemy
	gain := int16(d.store)
	if d.last < 8 {
		at := 8 * (d.last & 7)
		if own>>at&0xff == 1 {
			facing := 8 * (uint8(g.Houses-1) - d.last)
			if taken := enemy >> (facing & 63) & 0xff; g.takes(int(taken)) {
				own -= 1 << at
				enemy -= taken << (facing & 63)
				gain += int16(taken) + 1
			}
		}
	}
	s.gain, s.left, s.over = gain, p.left-gain, false
	if s.again = d.last == inStore; s.again {
		s.own, s.enemy = own, enemy
	} else {
		s.own, s.enemy = enemy, own
	}
	if g.Ending == kalah.Majority {
		g.keepStores(p, s)
	}
	if g.ended(s.own, s.enemy) {
		s.bank()
	}
}

// nearest returns the marked house nearest to the store, and the others.
func nearest(filled row) (house uint, others row) {
	house = uint(63-bits.LeadingZeros64(filled)) / 8
	return house, filled &^ (0x80 << (8 * house))
}

// sure returns how many seeds a side can bring home before the other sows: one for each house whose sowing
// ends in the store, starting at the store, and one for another house that reaches it.
func (g *game) sure(own row) int16 {
	n := bits.OnesCount64(^filled(own^g.exact) & tops & g.used)
	if (own&^tops+g.more|own)&tops&g.used != 0 {
		n++
	}
	return int16(n)
}

// ended reports whether the game was over before a board, by the two sides' rows or seeds.
func (g *game) ended(own, enemy row) bool {
	return own == 0 || enemy == 0 && g.Ending == kalah.Either
}

// keepStores updates what the stores lack after the sowing, and whether that ends the game.
func (g *game) keepStores(p *node, s *step) {
	s.lacks, s.lets = p.lets, p.lacks-s.gain
	if s.again {
		s.lacks, s.lets = s.lets, s.lacks
	}
	s.over = p.lacks < s.gain
}

func (s *step) bank() {
	gain := int16(sum(s.own) - sum(s.enemy))
	if !s.again {
		gain = -gain
	}
	s.gain += gain
	s.left, s.over = 0, true
}

// nodeOf converts an unfinished position to a node, and returns how far its mover's store is ahead.
func (g *game) nodeOf(p kalah.Position) (n node, ahead int) {
	turn := p.Turn()
	n.own, n.enemy = p.Rows()
	own, enemy := p.Store(turn), p.Store(turn.Other())
	n.left = int16(2*g.Half - own - enemy)
	if g.Ending == kalah.Majority {
		n.lacks, n.lets = int16(g.Half-own), int16(g.Half-enemy)
	}
	return n, own - enemy
}
