package reason

import (
	"slices"

	"tidepool/rules"
)

// instead compares the line of the better turn with the one played, where the engine only rates it higher: what the
// mover captures or stores only there, or what the opponent gets only in the line played.
func (j *judge) instead() {
	told := func(f Fact) bool { return f.Kind.Part() == Better || f.Kind.ofBest() }
	if j.was.known || !j.was.estimate || !j.is.estimate || j.was.score <= j.is.score {
		return
	}
	if !slices.ContainsFunc(j.facts, told) && !j.bestTakes() {
		j.bestStores()
	}
	j.theirs()
}

// bestTakes finds what the mover captures in the better line, if the line played has nothing as good.
func (j *judge) bestTakes() bool {
	h, n, ok := j.firstCapture(j.good[1:], j.mover)
	own := j.captured(j.bad, j.mover) // in the whole line played, whatever it costs
	if !ok || j.counts() || own.covers(h, j.info.Common) {
		return false
	}
	j.add(BestTakes, Fact{Turn: j.good[0].word, Capture: h, N: n})
	return true
}

func (j *judge) captured(line []step, by rules.Side) (h Capture) {
	for _, s := range line {
		if s.by == by {
			h.Pieces = append(h.Pieces, captureOf(j.info, s.events).Pieces...)
		}
	}
	return h
}

// fuller is how many more seeds a store must have to be mentioned.
const fuller = 2

// last returns the last common index of both lines.
func (j *judge) last() int { return min(len(j.good), len(j.bad)) - 1 }

func (j *judge) bestStores() {
	last := j.last()
	if !j.counts() || last < 1 {
		return
	}
	if n, m := j.stored(j.good[last].after, j.mover), j.stored(j.bad[last].after, j.mover); n >= m+fuller {
		j.add(BestStores, Fact{Turn: j.good[0].word, N: n, M: m})
	}
}

// theirs finds what more the opponent gets in the line played: seeds in the store, or pieces.
func (j *judge) theirs() {
	last, other := j.last(), j.mover.Other()
	switch {
	case last < 1:
	case j.counts():
		if n, m := j.stored(j.bad[last].after, other), j.stored(j.good[last].after, other); n >= m+fuller {
			j.add(TheirStores, Fact{Turn: j.good[0].word, N: n, M: m})
		}
	default:
		if n, m := len(j.captured(j.bad[:last+1], other).Pieces), len(j.captured(j.good[:last+1], other).Pieces); n > m {
			j.add(TakesMore, Fact{Turn: j.good[0].word, N: n, M: m})
		}
	}
}

func (j *judge) stored(p rules.Position, side rules.Side) int {
	for _, t := range p.Tokens() {
		if at := j.info.Spot(t.Spot); at.Class == rules.StoreSpot && at.Side == side {
			return t.Count
		}
	}
	return 0
}
