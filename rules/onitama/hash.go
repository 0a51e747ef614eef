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
//
// It looks back from the square to be reached: a card leads to it from
// wherever the card leads, turned round, from it.
func (p Position) WinsNow() bool {
	if p.lost() {
		return false
	}
	back := &fans[p.turn.Other()&1]
	low, high := &back[p.ownHand.low()], &back[p.ownHand.high()]
	prey := (p.enemy & p.masters).first() & 31
	if (low[prey]|high[prey])&p.own != 0 {
		return true
	}
	goal := temple[p.turn.Other()&1]
	at := goal.first() & 31
	return goal&p.own == 0 && (low[at]|high[at])&p.own&p.masters != 0
}
