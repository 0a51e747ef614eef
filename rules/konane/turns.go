package konane

import (
	"math/bits"

	"tidepool/rules"
)

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

func (l *lane) appendLandings(dst []Move, mask uint64, gone int) []Move {
	for ; mask != 0; mask &= mask - 1 {
		to := bits.TrailingZeros64(mask)
		dst = append(dst, Move{l.square[(to-gone)&63], l.square[to&63]})
	}
	return dst
}

func (p Position) CountMoves() int {
	if p.opened < 2 {
		var few [8]Move
		return len(p.appendRemovals(few[:0]))
	}
	return p.Jumps(p.turn)
}

// Jumps returns the number of jumps a side would have if it were to move after the opening.
func (p Position) Jumps(side rules.Side) int {
	black, white := p.Mobility()
	if side == rules.Near {
		return black
	}
	return white
}

// Mobility returns Jumps of both sides in the time of one: a stone lands on its own colour, so both sides'
// jumps are found at once.
func (p *Position) Mobility() (black, white int) {
	b := p.geometry()
	for i := range b.lanes {
		l := &b.lanes[i]
		x, y := l.jumps(p.words[l.word])
		black, white = black+x, white+y
	}
	return black, white
}

// MobilityAfter is Mobility of the position after a legal move.
func (p *Position) MobilityAfter(m Move) (black, white int) {
	b := p.geometry()
	if !b.single || m.From == m.To {
		next := p.Apply(m)
		return next.Mobility()
	}
	word := p.words[0] ^ b.change(int(m.From), int(m.To))
	black, white = b.lanes[0].jumps(word)
	x, y := b.lanes[1].jumps(word)
	return black + x, white + y
}

func (l *lane) jumps(stones uint64) (black, white int) {
	all, s, ours := 0, l.step&63, l.colour[0]
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
	return black, all - black
}

func (p *Position) canJump(side rules.Side) bool {
	b := p.geometry()
	for i := range b.lanes {
		l := &b.lanes[i]
		stones := p.words[l.word]
		s := l.step & 63
		land := l.colour[side&1] &^ stones
		if stones<<s<<s&(stones<<s)&land&l.up|stones>>s>>s&(stones>>s)&land&l.down != 0 {
			return true
		}
	}
	return false
}

func (l *lane) stones(occupied uint64, side rules.Side) (own, enemy, empty uint64) {
	own = occupied & l.colour[side&1]
	return own, occupied &^ own, l.squares &^ occupied
}

// appendRemovals appends the opening's moves: where Black may begin, or White's stones next to the hole.
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

func (p Position) Apply(m Move) Position {
	b := p.geometry()
	from, to := int(m.From), int(m.To)
	p.turn ^= 1
	if from == to {
		p.flip(b, from)
		p.opened++
		return p
	}
	if b.single {
		p.words[0] ^= b.change(from, to)
		return p
	}
	low, high, step := b.way(from, to)
	// The captured stones are on every other square between the ends.
	p.flip(b, low)
	p.flip(b, high)
	for sq := low + step; sq < high; sq += 2 * step {
		p.flip(b, sq)
	}
	return p
}

// way returns the ends of a jump in order and the step between neighbours.
func (b *board) way(from, to int) (low, high, step int) {
	low, high, step = min(from, to), max(from, to), 1
	if high-low >= b.files {
		step = b.files
	}
	return low, high, step
}

func (b *board) change(from, to int) uint64 {
	low, high, step := b.way(from, to)
	mask := uint64(1)<<(low&63) | uint64(1)<<(high&63)
	for sq := low + step; sq < high; sq += 2 * step {
		mask |= 1 << (sq & 63)
	}
	return mask
}
