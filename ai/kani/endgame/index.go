package endgame

const (
	squares = 25
	// own is the number of sets of three squares for the side to move, enemies that for the other side once
	// three squares are taken. classes is the number of own sets up to flipping the ranks.
	own     = squares * (squares - 1) * (squares - 2) / 6
	classes = (own + 60) / 2
	enemies = (squares - men) * (squares - men - 1) * (squares - men - 2) / 6
)

// An index numbers the placements of a material. A turn does not move the pieces that move next, so all turns
// of a position lead to placements of one block.
type index struct {
	material *Material
	// class is the class of each set of own squares; flipped tells whether it is the class of the flipped set.
	class   [own]uint16
	flipped [own]bool
	classes [classes]class
	// sets are all choices of enemy squares among the free ones.
	sets []uint32
	// blocks are ordered by class; size is the number of placements in all of them.
	blocks []block
	size   int
}

type class struct {
	set uint32
	// first is the index of the class's first block. There is one block for each makeup.
	first int
	// starts are, for each set of enemies, the index within a block of its first placement; the last element
	// is the total.
	starts [enemies + 1]uint16
}

// A block contains the placements in which the same pieces are to move. Its cells begin at start.
type block struct {
	class  *class
	makeup makeup
	start  int
}

func (b *block) size() int { return int(b.class.starts[enemies]) }

func free(set uint32) uint32 { return (1<<squares - 1) &^ set }

func newIndex(m *Material) *index {
	x, n := &index{material: m, sets: choices(squares - men)}, uint16(0)
	for i, set := range choices(squares) {
		if other := choice(places(boardOf(set).Flipped()), 0); other < i {
			x.class[i], x.flipped[i] = x.class[other], true
			continue
		}
		x.class[i] = n
		x.add(&x.classes[n], set)
		n++
	}
	return x
}

func (x *index) add(c *class, set uint32) {
	c.set, c.first = set, len(x.blocks)
	far := picked(free(set), enemyFar)
	for i, chosen := range x.sets {
		c.starts[i+1] = c.starts[i] + uint16(len(x.material.makeups[picked(chosen, far)]))
	}
	for _, k := range x.material.makeups[picked(set, ownFar)] {
		b := block{class: c, makeup: k, start: x.size}
		x.blocks = append(x.blocks, b)
		x.size += b.size()
	}
}

// of returns the block of a placement and its index there. The table must hold the placement.
func (x *index) of(p Placement) (block, place int) {
	set := places(p.Own)
	n := choice(set, 0)
	if x.flipped[n] {
		p = p.flipped()
		set = places(p.Own)
	}
	c := &x.classes[x.class[n]]
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
	set = pick(free(c.set), x.sets[choice])
	return set, x.material.makeups[picked(set, enemyFar)]
}

func (p Placement) against(set uint32, k makeup) Placement {
	p.Enemy = boardOf(set)
	k.addTo(&p, set)
	return p
}
