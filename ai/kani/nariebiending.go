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

// seen is a position as the side to move sees it.
func seen(p kaninariebi.Position) endgame.Placement {
	turn := p.Turn()
	view := endgame.Placement{Own: p.Pieces(turn), Enemy: p.Pieces(turn.Other()), Shrimps: p.Shrimps()}
	if turn != rules.Near {
		view = endgame.Placement{Own: view.Own.Mirror(), Enemy: view.Enemy.Mirror(), Shrimps: view.Shrimps.Mirror()}
	}
	return view
}
