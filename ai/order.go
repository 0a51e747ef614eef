package ai

import (
	"tidepool/rules"
)

// What the order of moves is made of, above and below what a game's Rate
// gives: the table's move, then what the game likes, killers, history.
const (
	rateTable   = 1 << 30
	rateKiller  = -1
	rateKiller2 = -2
	rateQuiet   = -1 << 20
	maxHistory  = 1 << 18
)

// order gives each move of a node its place, having been rated.
func (w *worker[P, M]) order(p P, start, end int, first uint32, ply int) {
	moves, rates := w.moves[start:end], w.rates[start:end]
	turn := p.Turn()
	for i, m := range moves {
		packed := w.know.Pack(m)
		switch {
		case packed == first:
			rates[i] = rateTable
		case rates[i] > 0:
		case m == w.killers[ply][0]:
			rates[i] = rateKiller
		case m == w.killers[ply][1]:
			rates[i] = rateKiller2
		default:
			rates[i] += rateQuiet + w.history[turn][fold(packed)]
		}
	}
}

// fold maps a packed move to its place in the history table.
func fold(packed uint32) uint32 { return packed * 0x9E3779B1 >> 20 }

// pick brings the best of the remaining moves to the front. Most nodes need
// only one or two, so sorting all would be wasted.
func (w *worker[P, M]) pick(i, end int) {
	best := i
	for k := i + 1; k < end; k++ {
		if w.rates[k] > w.rates[best] {
			best = k
		}
	}
	w.rates[i], w.rates[best] = w.rates[best], w.rates[i]
	w.moves[i], w.moves[best] = w.moves[best], w.moves[i]
}

// reward remembers a quiet move that refuted the line before it.
func (w *worker[P, M]) reward(turn rules.Side, m M, rate int32, depth, ply int) {
	if rate > 0 && rate != rateTable {
		return
	}
	if k := &w.killers[ply]; k[0] != m {
		k[1], k[0] = k[0], m
	}
	h := &w.history[turn][fold(w.know.Pack(m))]
	*h += int32(depth*depth) - *h*int32(depth*depth)/maxHistory
}
