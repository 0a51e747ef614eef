package solver

import (
	"math/bits"

	"tidepool/rules"
)

// A symmetry maps a board to itself. If it swaps the colours of the squares, the sides change places.
type symmetry struct {
	to    [64]uint8
	swaps rules.Side
}

// symmetries returns the symmetries of a board except the identity: 3, or 7 for a square board.
func (g *grid) symmetries() []symmetry {
	var list []symmetry
	for k := 1; k < 8; k++ {
		turned := k&4 != 0
		if turned && g.files != g.ranks {
			break
		}
		var s symmetry
		for sq := range g.files * g.ranks {
			file, rank := sq%g.files, sq/g.files
			if k&1 != 0 {
				file = g.files - 1 - file
			}
			if k&2 != 0 {
				rank = g.ranks - 1 - rank
			}
			if turned {
				file, rank = rank, file
			}
			s.to[sq] = uint8(rank*g.files + file)
		}
		if g.colour[1]>>s.to[0]&1 != 0 {
			s.swaps = 1
		}
		list = append(list, s)
	}
	return list
}

// fewHoles is the largest number of holes for which all symmetries are tried. Later hardly any two positions are symmetric.
const fewHoles = 9

// canonical returns the same node for all that are symmetric to each other, while there are few holes.
func (g *grid) canonical(n node) node {
	holes := g.all &^ n.stones
	if bits.OnesCount64(holes) > fewHoles {
		return n
	}
	best := n
	for i := range g.mirrors {
		m := &g.mirrors[i]
		image := node{g.all, n.side ^ m.swaps}
		for h := holes; h != 0; h &= h - 1 {
			image.stones &^= 1 << (m.to[bits.TrailingZeros64(h)] & 63)
		}
		if image.stones < best.stones || image.stones == best.stones && image.side < best.side {
			best = image
		}
	}
	return best
}
