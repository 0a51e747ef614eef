package konane

import "tidepool/rules"

// Hash is the same for equal positions and rarely for others.
func (p Position) Hash() uint64 {
	h := rules.Mix(uint64(p.turn) | uint64(p.opened)<<1 | uint64(p.board)<<8)
	if p.geometry().single {
		return h ^ rules.Mix(p.words[0])
	}
	for _, w := range p.words {
		h = rules.Mix(h ^ w)
	}
	return h
}
