package kani

// Lines returns what a piece captures by ending its move on s: unbroken runs of enemy pieces from s to
// another own piece, in the four directions.
func Lines(s Square, own, enemy Board) Board {
	var taken Board
	for _, n := range [...]int{1, Stride} {
		run, at := Board(0), s.Board()<<(n&7)
		for ; at&enemy != 0; at <<= n & 7 {
			run |= at
		}
		if at&own != 0 {
			taken |= run
		}
		run, at = 0, s.Board()>>(n&7)
		for ; at&enemy != 0; at >>= n & 7 {
			run |= at
		}
		if at&own != 0 {
			taken |= run
		}
	}
	return taken
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
	right := own << 1 & enemy
	right |= right << 1 & enemy
	right |= right << 1 & enemy
	left := own >> 1 & enemy
	left |= left >> 1 & enemy
	left |= left >> 1 & enemy
	up := own << Stride & enemy
	up |= up << Stride & enemy
	up |= up << Stride & enemy
	down := own >> Stride & enemy
	down |= down >> Stride & enemy
	down |= down >> Stride & enemy
	return (right<<1 | left>>1 | up<<Stride | down>>Stride) & All
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
