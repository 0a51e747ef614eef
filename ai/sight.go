package ai

import (
	"math/rand/v2"

	"tidepool/rules"
)

// A Sight is how a player weaker than the search sees a game. The zero value
// sees everything.
//
// It changes what is seen and never what is done with it: among the turns
// that it sees it plays the best it knows. Captures and promotions on the
// board, one's own, are always seen, and so is a win at once.
type Sight struct {
	// Depth and Nodes bound the search beside the query's own limits; zero
	// does not.
	Depth int
	Nodes uint64
	// Noise is the largest error in judging a position.
	Noise Score
	// Own and Enemy are the chances, in 256, that a turn is overlooked which
	// is plain, harder or hard to see.
	Own, Enemy [3]uint8
	// Hasty looks no further where captures hang.
	Hasty bool
	// Naive goes without what the game knows by heart.
	Naive bool
}

// partial reports whether the sight can take for proven what is not.
func (s Sight) partial() bool { return s.Noise > 0 || s.overlooks() || s.Hasty || s.Naive }

func (s *Sight) overlooks() bool { return s.Own != [3]uint8{} || s.Enemy != [3]uint8{} }

// noise is the error in judging a position, the same each time under the same
// seed. Small errors are likelier than large ones.
func (w *worker[P, M]) noise(p P) Score {
	r := rules.Mix(w.know.Hash(p) ^ w.seed)
	span := uint64(w.sight.Noise) + 1
	a, b := (r>>32)*span>>32, (r&(1<<32-1))*span>>32
	return Score(a) - Score(b)
}

// An eye tells how hard a game's turns are to see for a person: 0 plain, 1
// harder, 2 hard.
type eye[P any, M any] func(p P, m M) int

// plain finds every turn plain to see.
func plain[P any, M any](P, M) int { return 0 }

// overlook drops the moves that are not seen in a position and returns the
// new end. It leaves at least one. Rates of moves are known by then.
func (w *worker[P, M]) overlook(p P, hash uint64, start, end int) int {
	chances := &w.sight.Enemy
	own := p.Turn() == w.me
	if own {
		chances = &w.sight.Own
	}
	keep := start
	for i := start; i < end; i++ {
		m := w.moves[i]
		if own && w.rates[i] > 0 || !w.missed(hash, m, chances[w.eye(p, m)]) {
			w.moves[keep], w.moves[i] = w.moves[i], w.moves[keep]
			w.rates[keep], w.rates[i] = w.rates[i], w.rates[keep]
			keep++
		}
	}
	return max(keep, start+1)
}

// missed decides by the seed whether a move is overlooked in the position with
// this hash.
func (w *worker[P, M]) missed(hash uint64, m M, chance uint8) bool {
	if chance == 0 {
		return false
	}
	r := rules.Mix(hash ^ w.seed ^ uint64(w.know.Pack(m))*0x9E3779B97F4A7C15)
	return uint8(r>>24) < chance
}

// shuffle puts the turns of the root into an order that the seed decides, so
// that equals take turns at being first. Without a seed they stay.
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
