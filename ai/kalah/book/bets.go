package book

import (
	"slices"

	"tidepool/rules/kalah"
)

const maxHouses = 8

// A sowing is a move and what comes of it at once.
type sowing struct {
	move  kalah.Move
	next  kalah.Position
	again bool
	gain  int
}

func appendSowings(list []sowing, p kalah.Position) []sowing {
	var room [maxHouses]kalah.Move
	for _, m := range p.AppendMoves(room[:0]) {
		next := p.Apply(m)
		list = append(list, sowing{m, next, next.Turn() == p.Turn(), next.Store(p.Turn()) - p.Store(p.Turn())})
	}
	return list
}

const (
	// farAhead limits the differences of stores that are told apart, in pairs of seeds; manyGained limits gains.
	farAhead   = 3
	manyGained = 9
)

// bets are what results and sowings are expected to be, by what is seen of them.
type bets struct {
	results [(int(anything) + 1) * (2*farAhead + 1) * (manyGained + 1)]bet
	keeps   [(maxHouses + 1) * maxHouses * maxHouses * 2 * 2 * (manyGained + 1)]bet
}

// result returns the only one of the possible results that is true.
func (b *bets) result(c *coder, p kalah.Position, sowings []sowing, r, truth possible) possible {
	gain := 0
	for _, w := range sowings {
		gain = max(gain, w.gain)
	}
	ahead := (p.Store(p.Turn()) - p.Store(p.Turn().Other())) / 2
	ahead = farAhead + max(-farAhead, min(farAhead, ahead))
	for r != r.best() {
		bet := &b.results[(int(r)*(2*farAhead+1)+ahead)*(manyGained+1)+min(manyGained, gain)]
		if best := r.best(); c.bit(bet, truth == best) {
			r = best
		} else {
			r &^= best
		}
	}
	return r
}

// keep returns the houses that keep a result, at least one. The more of those before do, the more likely it is.
func (b *bets) keep(c *coder, sowings []sowing, r possible, truth uint8) (keep uint8) {
	again := 0
	for _, w := range sowings {
		again += count(w.again)
	}
	kept := 0
	for i, w := range slices.Backward(sowings) {
		house := uint8(1) << w.move
		seen := (again*maxHouses+len(sowings)-1-i)*maxHouses + kept
		bet := &b.keeps[((seen*2+count(w.again))*2+count(r == won))*(manyGained+1)+min(manyGained, w.gain)]
		if r == lost || i == 0 && kept == 0 || c.bit(bet, truth&house != 0) {
			keep |= house
			kept++
		}
	}
	return keep
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}
