package search

import (
	"math/bits"

	"tidepool/ai/memory"
)

// A proof is what is proven about a position, in plies. A field of 0 means nothing is known.
type proof struct {
	hash uint64
	// move was the best move of the last search.
	move uint32
	// The side to move wins within win plies or loses within loss plies. It does not win within noWin plies
	// and does not lose within noLoss plies.
	win, noWin, loss, noLoss uint8
}

// answer returns whether the position is won (for attack), or not lost, within n plies, and whether that is known.
func (k *proof) answer(n int, attack bool) (answer, ok bool) {
	switch {
	case attack && k.win > 0 && int(k.win) <= n:
		return true, true
	case attack && (k.loss > 0 || int(k.noWin) >= n):
		return false, true
	case !attack && k.loss > 0 && int(k.loss) <= n:
		return false, true
	case !attack && (k.win > 0 || int(k.noLoss) >= n):
		return true, true
	}
	return false, false
}

// learn returns k updated with the answer to such a question.
func (k proof) learn(hash uint64, n int, attack, answer bool) proof {
	k.hash = hash
	plies := uint8(n)
	switch {
	case attack && answer:
		k.win = plies
	case attack:
		k.noWin = max(k.noWin, plies)
	case answer:
		k.noLoss = max(k.noLoss, plies)
	default:
		k.loss = plies
	}
	return k
}

// worth returns a measure of the work that the proof took.
func (k *proof) worth() uint8 { return max(k.win, k.noWin, k.loss, k.noLoss) }

// proofs is a table with buckets of two: the proof worth more, and the latest.
type proofs []proof

func newProofs(size int) proofs {
	const each = 16
	return memory.Make[proof](1 << (bits.Len(uint(max(2, size/each))) - 1))
}

func (t proofs) at(hash uint64) int { return int(hash & uint64(len(t)-2)) }

func (t proofs) prefetch(hash uint64) { memory.Prefetch(&t[t.at(hash)]) }

func (t proofs) get(hash uint64) proof {
	i := t.at(hash)
	for k := range 2 {
		if t[i+k].hash == hash {
			return t[i+k]
		}
	}
	return proof{}
}

func (t proofs) put(k proof) {
	i := t.at(k.hash)
	switch {
	case t[i].hash == k.hash:
		t[i] = k
	case t[i].worth() <= k.worth():
		t[i+1], t[i] = t[i], k
	default:
		t[i+1] = k
	}
}
