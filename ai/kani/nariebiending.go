package kani

import (
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// ebiRules are the rules of Kani Nari Ebi for tables of endings.
type ebiRules struct {
	anyBond bool
	moves   []kani.Move
	rates   []int32
}

func (r *ebiRules) position(p endgame.Placement) kaninariebi.Position {
	return kaninariebi.Placed(rules.Near, r.anyBond, p.Own, p.Enemy, p.Shrimps)
}

// Stuck implements [endgame.Rules].
func (r *ebiRules) Stuck(p endgame.Placement) bool { return r.position(p).Over() }

// Wins implements [endgame.Rules].
func (r *ebiRules) Wins(p endgame.Placement) bool {
	return new(nariebiEvaluator).WinsNow(r.position(p))
}

// AppendNext implements [endgame.Rules].
func (r *ebiRules) AppendNext(dst []endgame.Placement, from endgame.Placement) []endgame.Placement {
	p := r.position(from)
	r.moves, r.rates = appendEbiNoisy(p, r.moves[:0], r.rates[:0])
	r.moves, r.rates = appendEbiQuiet(p, r.moves, r.rates)
	for _, m := range r.moves {
		dst = append(dst, seen(p.Apply(m)))
	}
	return dst
}

// placed is a position as Near sees it.
func placed(p kaninariebi.Position) endgame.Placement {
	return endgame.Placement{Own: p.Pieces(rules.Near), Enemy: p.Pieces(rules.Far), Shrimps: p.Shrimps()}
}

// seen is a position as the side to move sees it.
func seen(p kaninariebi.Position) endgame.Placement {
	if p.Turn() == rules.Far {
		return placed(p).Other()
	}
	return placed(p)
}

// threeEach reports whether tables are of such positions, which is the same for
// both sides.
func threeEach(p kaninariebi.Position) bool { return placed(p).Holds() }
