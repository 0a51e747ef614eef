package search

import (
	"math/rand/v2"

	"tidepool/ai"
	"tidepool/rules"
)

// noise returns the evaluation error for a position, which depends on the seed. Small errors are more likely.
func (w *worker[P, M]) noise(p P) ai.Score {
	r := rules.Mix(w.eval.Hash(p) ^ w.seed)
	span := uint64(w.skill.Noise) + 1
	a, b := (r>>32)*span>>32, (r&(1<<32-1))*span>>32
	return ai.Score(a) - ai.Score(b)
}

// overlook removes the moves that the player does not see, leaving at least one, and returns the new end. The
// moves must be rated.
func (w *worker[P, M]) overlook(p P, hash uint64, start, end int) int {
	chances := &w.skill.Enemy
	own := p.Turn() == w.me
	if own {
		chances = &w.skill.Own
	}
	keep := start
	for i := start; i < end; i++ {
		m := w.moves[i]
		if own && w.rates[i] > 0 || !w.missed(hash, m, chances[w.difficulty(p, m)]) {
			w.moves[keep], w.moves[i] = w.moves[i], w.moves[keep]
			w.rates[keep], w.rates[i] = w.rates[i], w.rates[keep]
			keep++
		}
	}
	return max(keep, start+1)
}

// missed reports whether a move is overlooked in the position with this hash; the seed decides.
func (w *worker[P, M]) missed(hash uint64, m M, chance uint8) bool {
	if chance == 0 {
		return false
	}
	r := rules.Mix(hash ^ w.seed ^ uint64(w.eval.Pack(m))*0x9E3779B97F4A7C15)
	return uint8(r>>24) < chance
}

// shuffle puts the root turns in an order given by the seed, so that equal turns take first place in
// different games. Without a seed it does nothing.
func (w *worker[P, M]) shuffle(end int) {
	if w.seed == 0 {
		return
	}
	r := rand.New(rand.NewPCG(w.seed, uint64(end)))
	r.Shuffle(end, func(i, k int) {
		w.moves[i], w.moves[k] = w.moves[k], w.moves[i]
		w.rates[i], w.rates[k] = w.rates[k], w.rates[i]
	})
}
