package konanesolver

import (
	"math/bits"

	"tidepool/rules"
)

// A grid is the geometry of a board of at most 64 squares, numbered rank by
// rank from a1, so that one word holds the stones.
type grid struct {
	files, ranks int
	// all are the squares, colour those of each side's stones.
	all    uint64
	colour [2]uint64
	// lines are the two directions of jumps: along ranks and along files.
	lines   [2]line
	mirrors []symmetry
}

// A line is a direction: the distance in bits between neighbours, and where
// jumps to a higher and to a lower bit can end.
type line struct {
	step     uint
	up, down uint64
}

func newGrid(files, ranks int) *grid {
	g := &grid{files: files, ranks: ranks, lines: [2]line{{step: 1}, {step: uint(files)}}}
	for sq := range files * ranks {
		file, rank := sq%files, sq/files
		bit := uint64(1) << sq
		g.all |= bit
		g.colour[(file+rank)&1] |= bit
		g.lines[0].add(bit, file, files)
		g.lines[1].add(bit, rank, ranks)
	}
	g.mirrors = g.symmetries()
	return g
}

// add tells the line of a square that is the i-th of n along it.
func (l *line) add(bit uint64, i, n int) {
	if i >= 2 {
		l.up |= bit
	}
	if i < n-2 {
		l.down |= bit
	}
}

// A move is the word of squares that it changes: it empties the stone's own
// and those it jumps over and fills the one where it lands.
type move = uint64

// appendMoves appends a side's jumps among stones.
func (g *grid) appendMoves(dst []move, stones uint64, side rules.Side) []move {
	own := stones & g.colour[side&1]
	enemy, empty := stones&^own, g.all&^stones
	for i := range g.lines {
		l := &g.lines[i]
		s := l.step & 63
		up, down := empty&l.up, empty&l.down
		n, shape := uint(0), move(1)
		for x := own << s & enemy << s & up; x != 0; x = x << s & enemy << s & up {
			n, shape = n+2*s, longer(shape, n, s)
			for m := x; m != 0; m &= m - 1 {
				dst = append(dst, shape<<((uint(bits.TrailingZeros64(m))-n)&63))
			}
		}
		n, shape = 0, 1
		for x := own >> s & enemy >> s & down; x != 0; x = x >> s & enemy >> s & down {
			n, shape = n+2*s, longer(shape, n, s)
			for m := x; m != 0; m &= m - 1 {
				dst = append(dst, shape<<(uint(bits.TrailingZeros64(m))&63))
			}
		}
	}
	return dst
}

// longer adds a jump to a move from bit 0 that has gone n bits in steps of s.
func longer(shape move, n, s uint) move {
	return shape ^ (1<<(n&63)|1<<((n+s)&63)|1<<((n+2*s)&63))&^1 | 1
}

// jumps counts a side's moves among stones.
func (g *grid) jumps(stones uint64, side rules.Side) int {
	own := stones & g.colour[side&1]
	enemy, empty := stones&^own, g.all&^stones
	n := 0
	for i := range g.lines {
		l := &g.lines[i]
		s := l.step & 63
		up, down := empty&l.up, empty&l.down
		for x := own << s & enemy << s & up; x != 0; x = x << s & enemy << s & up {
			n += bits.OnesCount64(x)
		}
		for x := own >> s & enemy >> s & down; x != 0; x = x >> s & enemy >> s & down {
			n += bits.OnesCount64(x)
		}
	}
	return n
}
