package solver

import (
	"math/bits"

	"tidepool/rules"
	"tidepool/rules/konane"
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

// A node is a position after the opening.
type node struct {
	stones uint64
	side   rules.Side
}

func (g *grid) of(p konane.Position) node { return node{p.Stones(), p.Turn()} }

// A move is the word of squares that it changes: it empties the stone's own
// and those it jumps over and fills the one where it lands.
type move = uint64

// appendMoves appends all jumps.
func (g *grid) appendMoves(dst []move, n node) []move {
	own := n.stones & g.colour[n.side&1]
	enemy, empty := n.stones&^own, g.all&^n.stones
	for i := range g.lines {
		l := &g.lines[i]
		s := l.step & 63
		up, down := empty&l.up, empty&l.down
		gone, shape := uint(0), move(1)
		for x := own << s & enemy << s & up; x != 0; x = x << s & enemy << s & up {
			gone, shape = gone+2*s, longer(shape, gone, s)
			for m := x; m != 0; m &= m - 1 {
				dst = append(dst, shape<<((uint(bits.TrailingZeros64(m))-gone)&63))
			}
		}
		gone, shape = 0, 1
		for x := own >> s & enemy >> s & down; x != 0; x = x >> s & enemy >> s & down {
			gone, shape = gone+2*s, longer(shape, gone, s)
			for m := x; m != 0; m &= m - 1 {
				dst = append(dst, shape<<(uint(bits.TrailingZeros64(m))&63))
			}
		}
	}
	return dst
}

// longer adds a jump to a move from bit 0 that has gone some bits in steps of s.
func longer(shape move, gone, s uint) move {
	return shape ^ (1<<(gone&63)|1<<((gone+s)&63)|1<<((gone+2*s)&63))&^1 | 1
}

// after returns the node after a move, and how many moves each side has there:
// the one to move, and the other.
func (g *grid) after(n node, m move) (next node, theirs, ours int) {
	next = node{n.stones ^ m, n.side ^ 1}
	theirs, ours = g.jumps(next.stones)
	if next.side == rules.Far {
		theirs, ours = ours, theirs
	}
	return next, theirs, ours
}

func (g *grid) mobility(n node) int {
	black, white := g.jumps(n.stones)
	return black + white
}

// hash is the same for nodes that are won alike.
func (g *grid) hash(n node) uint64 {
	n = g.canonical(n)
	return rules.Mix(n.stones ^ uint64(n.side)*0x9E3779B97F4A7C15)
}

// jumps counts both sides' moves among stones. A stone that lands on a square
// is of the square's colour, so both are found at once.
func (g *grid) jumps(stones uint64) (black, white int) {
	all, ours := 0, g.colour[rules.Near]
	for i := range g.lines {
		l := &g.lines[i]
		s := l.step & 63
		over, land := stones<<s, l.up&^stones
		for x := over << s & over & land; x != 0; x = x << s << s & over & land {
			black += bits.OnesCount64(x & ours)
			all += bits.OnesCount64(x)
		}
		over, land = stones>>s, l.down&^stones
		for x := over >> s & over & land; x != 0; x = x >> s >> s & over & land {
			black += bits.OnesCount64(x & ours)
			all += bits.OnesCount64(x)
		}
	}
	return black, all - black
}
