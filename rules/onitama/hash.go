package onitama

import "tidepool/rules"

// Hash is the same for equal positions and rarely for others.
func (p Position) Hash() uint64 {
	const boards = uint64(allSquares) | uint64(allSquares)<<armyBits
	return rules.Mix(p.pieces&boards) ^ rules.Mix(p.cards<<2^uint64(p.masters())*0x9e3779b97f4a7c15)
}

// WinsNow reports whether the side to move can capture the master or reach the temple with its own. It looks
// back from the goal: a card leads to the goal from the squares where the rotated card leads from the goal.
func (p Position) WinsNow() bool {
	if p.lost() {
		return false
	}
	hand, own := p.ownHand(), p.own()
	back := &fans[p.Turn().Other()&1]
	low, high := &back[hand.low()&63], &back[hand.high()&63]
	prey := p.enemies().master() & 31
	if (low[prey]|high[prey])&own != 0 {
		return true
	}
	goal := temple[p.Turn().Other()&1] & 31
	return (low[goal]|high[goal])&p.army().master().board() != 0 && !own.has(goal)
}
