package endgame

const (
	squares = 25
	// own and enemies count the sets of three squares for the side to move and, with three taken,
	// for the other; classes counts the own ones up to turning upside down.
	own     = squares * (squares - 1) * (squares - 2) / 6
	classes = (own + 60) / 2
	enemies = (squares - men) * (squares - men - 1) * (squares - men - 2) / 6
)

// An index numbers the placements of a material. A turn does not move the pieces that move next, so
// all turns of a position lead to one block.
type index struct {
	material *Material
	// class is that of each set of own squares, upended whether it is looked at upside down.
	class   [own]uint16
	upended [own]bool
	classes [classes]class
	// sets are all choices of enemies among the free squares.
	sets []uint32
	// blocks are those of the classes in order, size counts their placements.
	blocks []block
	size   int
}

type class struct {
	set uint32
	// first is the first of its blocks, one a makeup.
	first int
	// starts are the places in each of them at which the placements of each set of enemies begin,
	// and the total.
	starts [enemies + 1]uint16
}

// A block has the placements with the same pieces to move, from a place on.
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
		if other := choice(places(upended(boardOf(set))), 0); other < i {
			x.class[i], x.upended[i] = x.class[other], true
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

// of returns the block of a placement, which a table must hold, and its place there.
func (x *index) of(p Placement) (block, place int) {
	set := places(p.Own)
	n := choice(set, 0)
	if x.upended[n] {
		p = p.upended()
		set = places(p.Own)
	}
	c := &x.classes[x.class[n]]
	return c.first + int(x.material.of(&p, set, ownFar)), x.place(c, &p)
}

func (x *index) place(c *class, p *Placement) int {
	enemy := places(p.Enemy)
	return int(c.starts[choice(enemy, c.set)]) + int(x.material.of(p, enemy, enemyFar))
}

// mover is what the placements of a block have in common.
func (b *block) mover() Placement {
	p := Placement{Own: boardOf(b.class.set)}
	b.makeup.lay(&p, b.class.set)
	return p
}

// foes are the squares of a choice of enemies, and what they may be there, in the order of their places.
func (x *index) foes(c *class, choice int) (set uint32, makeups []makeup) {
	set = pick(free(c.set), x.sets[choice])
	return set, x.material.makeups[picked(set, enemyFar)]
}

func (p Placement) against(set uint32, k makeup) Placement {
	p.Enemy = boardOf(set)
	k.lay(&p, set)
	return p
}
