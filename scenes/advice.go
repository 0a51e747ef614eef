package scenes

import (
	"slices"

	"tidepool/ai"
)

// An advice is what the engine advises in a position. Whoever asks again hears
// the same, unless a longer look has shown it to be wrong.
type advice struct {
	best   ai.Variation
	proven bool // that best is
	// turns are all turns with their scores, once they have been looked at;
	// full tells that they have been to the end.
	turns []ai.Variation
	full  bool
	// refuted is the turn that was advised before.
	refuted string
}

// here names the position shown.
func (b *boardScene) here() valued { return valued{b.ply, b.position().String()} }

// advice is what has been advised in the position shown, nil if nothing has.
func (b *boardScene) advice() *advice { return b.advised[b.here()] }

// keepAdvice keeps what the engine has found in a position.
func (b *boardScene) keepAdvice(at valued, n ai.News) *advice {
	if b.advised == nil {
		b.advised = make(map[valued]*advice)
	}
	b.advised[at] = &advice{best: n.Best, proven: n.Proven}
	return b.advised[at]
}

// weigh takes up what the engine says of every turn.
func (a *advice) weigh(n ai.News) {
	if n.Problem != "" || len(n.Turns) == 0 {
		return
	}
	a.turns, a.full = n.Turns, n.Final
	i := slices.IndexFunc(n.Turns, func(v ai.Variation) bool { return len(v.Words) > 0 && v.Words[0] == a.best.Words[0] })
	if n.Final {
		if better, ok := refutation(a.best.Words[0], n.Turns); ok {
			a.refuted, a.best, a.proven = a.best.Words[0], better, n.Proven
			return
		}
	}
	// The score of a turn among all, by one and the same look; of the best line
	// alone the engine may know more.
	if i >= 0 && (!a.proven || n.Proven) {
		a.best, a.proven = n.Turns[i], n.Proven && n.Turns[i].Score >= best(n.Turns).Score
	}
}

// aPiece is by how much another turn must be better, in hundredths, to show
// that one is wrong where nothing is proven.
const aPiece = 100

// refutation is a turn that shows an advised one to be wrong: it does not lose
// where that loses, it wins where that is not known to, or it is far better.
func refutation(advised string, turns []ai.Variation) (better ai.Variation, ok bool) {
	i := slices.IndexFunc(turns, func(v ai.Variation) bool { return len(v.Words) > 0 && v.Words[0] == advised })
	if i < 0 || len(turns) == 0 {
		return better, false
	}
	better = best(turns)
	a, b := certainty(turns[i].Score), certainty(better.Score)
	return better, b > a || a == 0 && b == 0 && better.Score-turns[i].Score >= aPiece
}

func best(turns []ai.Variation) ai.Variation {
	return slices.MaxFunc(turns, func(a, b ai.Variation) int { return int(a.Score) - int(b.Score) })
}

// certainty is 1 for a certain win, -1 for a certain loss and 0 otherwise.
func certainty(s ai.Score) int {
	switch win, _, ok := s.Proven(); {
	case !ok:
		return 0
	case win:
		return 1
	}
	return -1
}

// others are all turns but the advised one, the best first.
func (a *advice) others() []ai.Variation {
	list := slices.DeleteFunc(slices.Clone(a.turns), func(v ai.Variation) bool { return len(v.Words) == 0 || v.Words[0] == a.best.Words[0] })
	slices.SortStableFunc(list, func(x, y ai.Variation) int { return int(y.Score) - int(x.Score) })
	return list
}

// alone is the key of what sets the advised turn apart from all others, "" for
// nothing that is certain.
func (a *advice) alone() string {
	list := a.others()
	if !a.full || len(list) == 0 {
		return ""
	}
	lost := !slices.ContainsFunc(list, func(v ai.Variation) bool { return certainty(v.Score) >= 0 })
	won := slices.ContainsFunc(list, func(v ai.Variation) bool { return certainty(v.Score) > 0 })
	switch here := certainty(a.best.Score); {
	case lost && here < 0:
		return "explain.lost"
	case lost:
		return "explain.only"
	case here > 0 && !won:
		return "explain.wins"
	}
	return ""
}
