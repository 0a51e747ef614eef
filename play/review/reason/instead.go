package reason

import (
	"slices"

	"tidepool/rules"
)

const lineTurns = 4

// A rival compares the line of the better turn with the one played.
type rival struct{ *judge }

// instead finds what the line of a turn that the engine only rates higher has and the line played
// has not: captures, a full store, room; or else the line itself.
func (j rival) instead() {
	told := func(f Fact) bool { return f.Kind.Part() == Better || f.Kind.ofBest() }
	if j.was.known || !j.was.estimate || !j.is.estimate || j.was.score <= j.is.score || slices.ContainsFunc(j.facts, told) {
		return
	}
	if !j.bestTakes() && !j.bestStores() && !j.bestRoom() && len(j.good) > 1 {
		f := Fact{Turn: j.good[0].word}
		for _, s := range j.good[:min(len(j.good), lineTurns)] {
			f.Line = append(f.Line, s.word)
		}
		j.add(BestLine, f)
	}
}

// bestTakes tells what the mover captures in the better line, if nothing as good in the one played.
func (j rival) bestTakes() bool {
	h, n, ok := j.firstCapture(j.good[1:], j.mover)
	var own Capture // in the whole line played, whatever it costs
	for _, s := range j.bad {
		if s.by == j.mover {
			own.Pieces = append(own.Pieces, captureOf(j.info, s.events).Pieces...)
		}
	}
	if !ok || j.counts() || own.covers(h, j.info.Common) {
		return false
	}
	j.add(BestTakes, Fact{Turn: j.good[0].word, Capture: h, N: n})
	return true
}

// fuller is by how many seeds a store must be fuller to be told.
const fuller = 2

func (j rival) bestStores() bool {
	last := min(len(j.good), len(j.bad)) - 1
	n, m := j.stored(j.good[last].after), j.stored(j.bad[last].after)
	if !j.counts() || last < 1 || n < m+fuller {
		return false
	}
	j.add(BestStores, Fact{Turn: j.good[0].word, N: n, M: m})
	return true
}

func (j rival) stored(p rules.Position) int {
	for _, t := range p.Tokens() {
		if at := j.info.Spot(t.Spot); at.Class == rules.StoreSpot && at.Side == j.mover {
			return t.Count
		}
	}
	return 0
}

// roomier is how many turns more there must be to be told, if they are half as many more.
const roomier = 2

func (j rival) bestRoom() bool {
	p, q := nextOwn(j.bad, j.mover), nextOwn(j.good, j.mover)
	fewer := func(f Fact) bool { return f.Kind == Fewer } // which says it, too
	if p == nil || q == nil || j.counts() || slices.ContainsFunc(j.facts, fewer) {
		return false
	}
	n, m := count(q), count(p)
	if n < m+roomier || 2*n < 3*m {
		return false
	}
	j.add(BestRoom, Fact{Turn: j.good[0].word, N: n, M: m})
	return true
}
