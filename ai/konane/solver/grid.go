package solver

import (
	"math/bits"

	"tidepool/rules"
	"tidepool/rules/konane"
)

// A grid is the geometry of a board of at most 64 squares, numbered rank by rank from a1, one bit each.
type grid struct {
	files, ranks int
	all          uint64
	colour       [2]uint64
	// lines are the two directions of jumps: along ranks and along files.
	lines   [2]line
	first   []move
	mirrors []symmetry
}

// A line is a direction: the distance in bits between neighbours, and where jumps up and down can end.
type line struct {
	step     uint
	up, down uint64
}

func newGrid(files, ranks int, first []konane.Move) *grid {
	g := &grid{files: files, ranks: ranks, lines: [2]line{{step: 1}, {step: uint(files)}}}
	for sq := range files * ranks {
		file, rank := sq%files, sq/files
		bit := uint64(1) << sq
		g.all |= bit
		g.colour[(file+rank)&1] |= bit
		g.lines[0].add(bit, file, files)
		g.lines[1].add(bit, rank, ranks)
	}
	for _, m := range first {
		g.first = append(g.first, 1<<m.From)
	}
	g.mirrors = g.symmetries()
	return g
}

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

// A move is the bits that it changes: the stone's own square, those it jumps over and where it lands.
type move = uint64

// opening reports whether a stone is to be removed next.
func (g *grid) opening(stones uint64) bool {
	holes := g.all &^ stones
	return holes&(holes-1) == 0
}

func (g *grid) appendMoves(dst []move, n node) []move {
	if g.opening(n.stones) {
		return g.appendRemovals(dst, g.all&^n.stones)
	}
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

func (g *grid) appendRemovals(dst []move, hole uint64) []move {
	if hole == 0 {
		return append(dst, g.first...)
	}
	at := bits.TrailingZeros64(hole)
	for sq := range g.files * g.ranks {
		if d := sq - at; d == g.files || d == -g.files || sq/g.files == at/g.files && (d == 1 || d == -1) {
			dst = append(dst, 1<<sq)
		}
	}
	return dst
}

// longer adds a jump to a move from bit 0 that has gone some bits in steps of s.
func longer(shape move, gone, s uint) move {
	return shape ^ (1<<(gone&63)|1<<((gone+s)&63)|1<<((gone+2*s)&63))&^1 | 1
}

// after returns the node after a move, and the numbers of moves of the side to move and of the other there.
func (g *grid) after(n node, m move) (next node, theirs, ours int) {
	next = node{n.stones ^ m, n.side ^ 1}
	if g.opening(next.stones) {
		return next, 1, 1
	}
	theirs, ours = g.jumps(next.stones)
	if next.side == rules.Far {
		theirs, ours = ours, theirs
	}
	return next, theirs, ours
}

// key is the same for nodes that symmetry shows to have the same winner.
func (g *grid) key(n node) key {
	n = g.canonical(n)
	return newKey(n.stones, n.side)
}

// jumps counts both sides' moves at once: a stone lands on its own colour.
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
