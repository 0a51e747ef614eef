package endgame

const (
	squares = 25
	// own and enemies are how many sets of three squares there are for the side
	// to move and, with three squares taken, for the other; classes of the
	// former count those once that are the same upside down.
	own     = squares * (squares - 1) * (squares - 2) / 6
	classes = (own + 60) / 2
	enemies = (squares - men) * (squares - men - 1) * (squares - men - 2) / 6
	// types is how many ways there are to be crabs and shrimps: all but three
	// shrimps.
	types = 1<<men - 1

	// blockSize is how many placements there are with the same pieces to move,
	// blocks how many of those.
	blockSize = enemies * types
	blocks    = classes * types
	// Size is how many placements a table has.
	Size = blocks * blockSize
)

// An index numbers placements. A turn does not move the pieces of the side that
// moves next, so that all turns of a position lead to the same block.
type index struct {
	// class is that of each set of own squares, upended whether it is to be
	// looked at upside down.
	class   [own]uint16
	upended [own]bool
	// sets has the set of each class.
	sets [classes]uint32
}

func newIndex() *index {
	x, n := new(index), uint16(0)
	for i, set := range choices(squares) {
		if other := choice(places(upended(boardOf(set))), 0); other < i {
			x.class[i], x.upended[i] = x.class[other], true
			continue
		}
		x.class[i], x.sets[n] = n, set
		n++
	}
	return x
}

// of returns the number of a placement, which must be one that a table holds.
func (x *index) of(p Placement) uint32 {
	set := places(p.Own)
	n := choice(set, 0)
	if x.upended[n] {
		p = p.upended()
		set = places(p.Own)
	}
	block := uint32(x.class[n])*types + picked(set, places(p.Shrimps))
	return block*blockSize + p.place(set)
}

// place is that of a placement in its block, whose pieces to move are on these
// squares.
func (p Placement) place(own uint32) uint32 {
	enemy := places(p.Enemy)
	return uint32(choice(enemy, own))*types + picked(enemy, places(p.Shrimps))
}

// own are the squares of the pieces to move of a block.
func (x *index) own(block int) uint32 { return x.sets[block/types] }

// mover is a placement of a block without its enemies.
func (x *index) mover(block int) Placement {
	set := x.own(block)
	return Placement{Own: boardOf(set), Shrimps: boardOf(pick(set, uint32(block%types)))}
}

// with adds the enemies of a place in the block, of which sets are all choices.
func (p Placement) with(n int, sets []uint32) Placement {
	free := places(^p.Own)
	enemy := pick(free, sets[n/types])
	p.Enemy = boardOf(enemy)
	p.Shrimps |= boardOf(pick(enemy, uint32(n%types)))
	return p
}
