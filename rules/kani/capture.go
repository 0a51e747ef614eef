package kani

// Lines returns what a piece captures by ending its move on s: unbroken runs of enemy pieces from s to
// another own piece, in the four directions.
func Lines(s Square, own, enemy Board) Board { return Between(s.Board(), own, enemy) }

// Between returns the unbroken runs of enemy pieces from a square of at to an own piece, in the four directions.
func Between(at, own, enemy Board) Board {
	return Ahead(at, enemy, 1)&Behind(own, enemy, 1) | Behind(at, enemy, 1)&Ahead(own, enemy, 1) |
		Ahead(at, enemy, Stride)&Behind(own, enemy, Stride) | Behind(at, enemy, Stride)&Ahead(own, enemy, Stride)
}

// Ahead returns the unbroken runs of squares of within that begin next to one of from, in the direction in which
// squares are n apart: up to three squares of each run, the most that can be captured. Both sets may be two
// boards in one number, if within has none of the squares to which a shift carries some from board to board.
func Ahead[S ~uint32 | ~uint64](from, within S, n int) S {
	run := from << n & within
	run |= run << n & within
	return run | run<<n&within
}

// Behind is [Ahead] in the opposite direction.
func Behind[S ~uint32 | ~uint64](from, within S, n int) S {
	run := from >> n & within
	run |= run >> n & within
	return run | run>>n&within
}

// Walls returns what a piece captures against the edge by ending its move on s: every connected enemy group
// that is adjacent to s, has a piece on the edge and is adjacent to no empty square.
func Walls(s Square, own, enemy Board) Board {
	var taken Board
	for next := s.Board().Adjacent() & enemy; next != 0; {
		group := (next & -next).Group(enemy)
		if group&Edge != 0 && group.Adjacent()&^(own|enemy) == 0 {
			taken |= group
		}
		next &^= group
	}
	return taken
}

// Flanks returns the only squares on which [Lines] can capture anything: those at one end of an unbroken run
// of enemy pieces with an own piece at the other.
func Flanks(own, enemy Board) Board {
	return (Ahead(own, enemy, 1)<<1 | Behind(own, enemy, 1)>>1 |
		Ahead(own, enemy, Stride)<<Stride | Behind(own, enemy, Stride)>>Stride) & All
}

// FlanksOf is [Flanks] for one piece; for several, combine the results.
func FlanksOf(s Square, enemy Board) Board {
	rank, file := s.Rank(), s.File()
	return Board(far[file][enemy.OnRank(rank)])<<(rank*Stride&31) | upright[far[rank][enemy.OnFile(file)]]<<(file&7)
}

// far gives, by an index in a line and the enemy's pieces in the line, where the runs of enemy pieces beside
// the index end; upright converts a line to bits on file a.
var far, upright = makeLines()

func makeLines() (far [Size][1 << Size]uint8, upright [1 << Size]Board) {
	for line := range 1 << Size {
		for rank := range Size {
			upright[line] |= Board(line>>rank&1) << (rank * Stride)
		}
		enemy := Board(line)
		for at := range Size {
			far[at][line] = uint8(Flanks(At(at, 0).Board(), enemy) & rank1)
		}
	}
	return far, upright
}

// Rims are the squares around the enemy groups that have a piece on the edge.
type Rims struct {
	around [8]Board // the 16 edge squares hold at most 8 separate groups
	count  int
}

func RimsOf(enemy Board) (r Rims) {
	for left := enemy & Edge; left != 0; {
		group := (left & -left).Group(enemy)
		left &^= group
		r.around[r.count&7] = group.Adjacent() &^ enemy
		r.count++
	}
	return r
}

// Gaps returns the only squares on which [Walls] can capture anything while no other piece moves: each is the
// only free one of a rim.
func (r *Rims) Gaps(free Board) (gaps Board) {
	for _, around := range r.around[:r.count] {
		if gap := around & free; gap&(gap-1) == 0 {
			gaps |= gap
		}
	}
	return gaps
}
