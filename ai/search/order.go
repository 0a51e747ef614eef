package search

import (
	"tidepool/rules"
)

// A move's rank: first the table's move, then noisy moves by their rate, killers, and quiet moves by rate and
// history.
const (
	rateTable   = 1 << 30
	rateKiller  = -1
	rateKiller2 = -2
	rateQuiet   = -1 << 20
	maxHistory  = 1 << 18
)

// order sets the rank of each move of a node, from its rate.
func (k *movePicker[P, M]) order(p P, start, end int, first uint32, ply int) {
	moves, rates := k.moves[start:end], k.rates[start:end]
	turn := p.Turn()
	for i, m := range moves {
		packed := k.eval.Pack(m)
		switch {
		case packed == first:
			rates[i] = rateTable
		case rates[i] > 0:
		case m == k.killers[ply][0]:
			rates[i] = rateKiller
		case m == k.killers[ply][1]:
			rates[i] = rateKiller2
		default:
			rates[i] += rateQuiet + k.history[turn][fold(packed)]
		}
	}
}

// fold maps a packed move to its index in the history table.
func fold(packed uint32) uint32 { return packed * 0x9E3779B1 >> 20 }

// pick moves the best of the remaining moves to the front. Most nodes need only one or two moves, so sorting
// all would be a waste.
func (k *movePicker[P, M]) pick(i, end int) {
	best, most := i, k.rates[i]
	for at, rate := range k.rates[i:end] {
		if rate > most {
			best, most = i+at, rate
		}
	}
	k.rates[i], k.rates[best] = k.rates[best], k.rates[i]
	k.moves[i], k.moves[best] = k.moves[best], k.moves[i]
}

// reward records a quiet move that refuted the previous move.
func (k *movePicker[P, M]) reward(turn rules.Side, m M, rate int32, depth, ply int) {
	if rate > 0 && rate != rateTable {
		return
	}
	if killers := &k.killers[ply]; killers[0] != m {
		killers[1], killers[0] = killers[0], m
	}
	h := &k.history[turn][fold(k.eval.Pack(m))]
	*h += int32(depth*depth) - *h*int32(depth*depth)/maxHistory
}
