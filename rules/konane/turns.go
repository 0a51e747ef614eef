package konane

import (
	"math/bits"

	"tidepool/rules"
)

// AppendMoves appends the legal moves.
func (p Position) AppendMoves(dst []Move) []Move {
	if p.opened < 2 {
		return p.appendRemovals(dst)
	}
	b := p.geometry()
	for i := range b.lanes {
		l := &b.lanes[i]
		own, enemy, empty := l.stones(p.words[l.word], p.turn)
		step := l.step & 63
		up, down := empty&l.up, empty&l.down
		gone := 0
		for x := own << step & enemy << step & up; x != 0; x = x << step & enemy << step & up {
			gone += 2 * int(step)
			dst = l.appendLandings(dst, x, gone)
		}
		gone = 0
		for x := own >> step & enemy >> step & down; x != 0; x = x >> step & enemy >> step & down {
			gone -= 2 * int(step)
			dst = l.appendLandings(dst, x, gone)
		}
	}
	return dst
}

// appendLandings appends the moves that end on the squares of a mask, each
// stone having gone some bits.
func (l *lane) appendLandings(dst []Move, mask uint64, gone int) []Move {
	for ; mask != 0; mask &= mask - 1 {
		to := bits.TrailingZeros64(mask)
		dst = append(dst, Move{l.square[(to-gone)&63], l.square[to&63]})
	}
	return dst
}

// CountMoves counts the legal moves.
func (p Position) CountMoves() int {
	if p.opened < 2 {
		var few [8]Move
		return len(p.appendRemovals(few[:0]))
	}
	return p.Jumps(p.turn)
}

// Jumps counts the moves that a side would have if it were to move and both
// stones had been removed.
func (p Position) Jumps(side rules.Side) int {
	b := p.geometry()
	n := 0
	for i := range b.lanes {
		l := &b.lanes[i]
		own, enemy, empty := l.stones(p.words[l.word], side)
		step := l.step & 63
		up, down := empty&l.up, empty&l.down
		for x := own << step & enemy << step & up; x != 0; x = x << step & enemy << step & up {
			n += bits.OnesCount64(x)
		}
		for x := own >> step & enemy >> step & down; x != 0; x = x >> step & enemy >> step & down {
			n += bits.OnesCount64(x)
		}
	}
	return n
}

func (p *Position) canJump(side rules.Side) bool {
	b := p.geometry()
	for i := range b.lanes {
		l := &b.lanes[i]
		own, enemy, empty := l.stones(p.words[l.word], side)
		step := l.step & 63
		if own<<step&enemy<<step&empty&l.up|own>>step&enemy>>step&empty&l.down != 0 {
			return true
		}
	}
	return false
}

// stones splits a lane's occupied squares.
func (l *lane) stones(occupied uint64, side rules.Side) (own, enemy, empty uint64) {
	own = occupied & l.colour[side&1]
	return own, occupied &^ own, l.squares &^ occupied
}

// appendRemovals appends the moves of the opening: the squares that Black may
// begin on, or White's stones next to the hole.
func (p *Position) appendRemovals(dst []Move) []Move {
	b := p.geometry()
	if p.opened == 0 {
		for _, sq := range b.opening {
			dst = append(dst, Move{sq, sq})
		}
		return dst
	}
	hole := p.hole()
	for sq := range b.files * b.ranks {
		if b.adjacent(sq, hole) {
			dst = append(dst, Move{uint8(sq), uint8(sq)})
		}
	}
	return dst
}

// Apply returns the position after a legal move.
func (p Position) Apply(m Move) Position {
	b := p.geometry()
	from, to := int(m.From), int(m.To)
	p.turn ^= 1
	if from == to {
		p.flip(b, from)
		p.opened++
		return p
	}
	step := 1
	if abs(to-from) >= b.files {
		step = b.files
	}
	// The captured stones are on every other square between the lower and
	// the higher end.
	low, high := min(from, to), max(from, to)
	if b.single {
		mask := uint64(1)<<(low&63) | uint64(1)<<(high&63)
		for sq := low + step; sq < high; sq += 2 * step {
			mask |= 1 << (sq & 63)
		}
		p.words[0] ^= mask
		return p
	}
	p.flip(b, low)
	p.flip(b, high)
	for sq := low + step; sq < high; sq += 2 * step {
		p.flip(b, sq)
	}
	return p
}
