package kalah

import "tidepool/rules"

// Hash is well mixed, and the same for equal positions.
func (p Position) Hash() uint64 {
	rest := uint64(p.ownStore) | uint64(p.enemyStore)<<8 | uint64(p.turn)<<16 | uint64(p.stage)<<17 | uint64(p.variant)<<24
	return rules.Mix(uint64(p.own)) ^ rules.Mix(uint64(p.enemy)+0x9e3779b97f4a7c15) ^ rules.Mix(rest+0x3c6ef372fe94f82a)
}
