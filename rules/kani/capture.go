package kani

// Lines returns the enemy pieces that a piece of one's own, having ended its
// move on s, captures in a line: from s in each of the four directions, an
// unbroken run of enemy pieces up to another piece of one's own.
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

// Walls returns the enemy pieces that a piece which ended its move on s
// captures against the edge: every connected group of them that is next to s,
// has a piece on the edge and touches no empty square.
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

// Flanks returns the squares at one end of an unbroken run of enemy pieces
// with a piece of one's own at the other end: the only squares on which
// [Lines] can find any.
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

// Gaps returns the squares that are the only free ones next to a connected
// group of enemy pieces with one on the edge: the only squares on which
// [Walls] can find any, as long as nobody else moves.
func Gaps(enemy, free Board) (gaps Board) {
	for left := enemy; left&Edge != 0; {
		group := (left & -left).Group(enemy)
		left &^= group
		if group&Edge == 0 {
			continue
		}
		if gap := group.Adjacent() & free; gap&(gap-1) == 0 {
			gaps |= gap
		}
	}
	return gaps
}
