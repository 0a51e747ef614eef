package endgame

import "math/bits"

const squares = 25

// An index numbers the placements of a material. A turn does not move the pieces that move next, so all turns
// of a position lead to placements of one block.
type index struct {
	material *Material
	// class is the class of each set of own squares, by its size; flipped tells whether it is the class of the
	// flipped set.
	class   [most + 1][]uint16
	flipped [most + 1][]bool
	classes []*class
	// blocks are ordered by class; size is the number of placements in all of them. In the first ahead of them
	// the side to move has more pieces than the other; they have the first aheadSize placements.
	blocks           []block
	size             int
	ahead, aheadSize int
}

type class struct {
	set uint32
	// first is the index of the class's first block. There is one block for each makeup.
	first int
	// enemies are all choices of enemy squares among the free ones.
	enemies []uint32
	// starts are, for each choice of enemies, the index within a block of its first placement; the last element
	// is the total.
	starts []uint32
}

// A block contains the placements in which the same pieces are to move. Its cells begin at start.
type block struct {
	class  *class
	makeup makeup
	start  int
}

func (b *block) size() int { return int(b.class.starts[len(b.class.enemies)]) }

func free(set uint32) uint32 { return (1<<squares - 1) &^ set }

func newIndex(m *Material) *index {
	x := &index{material: m}
	for _, b := range m.balances {
		x.addAll(b)
		if b.own > b.enemy {
			x.ahead, x.aheadSize = len(x.blocks), x.size
		}
	}
	return x
}

func (x *index) addAll(b balance) {
	sets, enemies := choices(squares, b.own), choices(squares-b.own, b.enemy)
	class, flipped := make([]uint16, len(sets)), make([]bool, len(sets))
	for i, set := range sets {
		if other := choice(places(boardOf(set).Flipped()), 0); other < i {
			class[i], flipped[i] = class[other], true
			continue
		}
		class[i] = uint16(len(x.classes))
		x.add(set, enemies)
	}
	x.class[b.own], x.flipped[b.own] = class, flipped
}

func (x *index) add(set uint32, enemies []uint32) {
	c := &class{set: set, first: len(x.blocks), enemies: enemies, starts: make([]uint32, len(enemies)+1)}
	far := picked(free(set), enemyFar)
	for i, chosen := range enemies {
		c.starts[i+1] = c.starts[i] + uint32(len(x.material.makeups(chosen, far)))
	}
	x.classes = append(x.classes, c)
	for _, k := range x.material.makeups(set, ownFar) {
		b := block{class: c, makeup: k, start: x.size}
		x.blocks = append(x.blocks, b)
		x.size += b.size()
	}
}

// of returns the block of a placement and its index there. The table must hold the placement.
func (x *index) of(p Placement) (block, place int) {
	set := places(p.Own)
	n, men := choice(set, 0), bits.OnesCount32(set)
	if x.flipped[men][n] {
		p = p.flipped()
		set = places(p.Own)
	}
	c := x.classes[x.class[men][n]]
	return c.first + int(x.material.of(&p, set, ownFar)), x.place(c, &p)
}

func (x *index) place(c *class, p *Placement) int {
	enemy := places(p.Enemy)
	return int(c.starts[choice(enemy, c.set)]) + int(x.material.of(p, enemy, enemyFar))
}

// mover returns the pieces that the placements of a block have in common.
func (b *block) mover() Placement {
	p := Placement{Own: boardOf(b.class.set)}
	b.makeup.addTo(&p, b.class.set)
	return p
}

// enemySquares returns the squares of a choice of enemies and their possible makeups, in the order of the index.
func (x *index) enemySquares(c *class, choice int) (set uint32, makeups []makeup) {
	set = pick(free(c.set), c.enemies[choice])
	return set, x.material.makeups(set, enemyFar)
}

func (p Placement) against(set uint32, k makeup) Placement {
	p.Enemy = boardOf(set)
	k.addTo(&p, set)
	return p
}
