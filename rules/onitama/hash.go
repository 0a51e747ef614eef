package onitama

import "tidepool/rules"

// Hash is the same for equal positions and hardly ever for others.
func (p Position) Hash() uint64 {
	cards := uint64(p.ownHand) | uint64(p.enemyHand)<<16 | uint64(p.middle)<<32 | uint64(p.turn)<<40
	return rules.Mix(uint64(p.own)|uint64(p.enemy)<<32) ^ rules.Mix(cards<<2^uint64(p.masters)*0x9e3779b97f4a7c15)
}

// WinsNow reports whether the side to move has a winning move: a piece that
// can capture the enemy master, or its master that can step onto the enemy
// temple.
func (p Position) WinsNow() bool {
	if p.lost() {
		return false
	}
	fans := &fans[p.turn&1]
	low, high := &fans[p.ownHand.low()], &fans[p.ownHand.high()]
	prey := p.enemy & p.masters
	for own := p.own; own != 0; own &= own - 1 {
		from := own.first() & 31
		if (low[from]|high[from])&prey != 0 {
			return true
		}
	}
	at := (p.own & p.masters).first() & 31
	return (low[at]|high[at])&temple[p.turn.Other()&1]&^p.own != 0
}
