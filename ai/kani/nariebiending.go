package kani

import (
	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// ebiEndings are the endings of Kani Nari Ebi. The second variant is the one with bonds of both types.
type ebiEndings struct {
	pieces *endgame.Material
	eval   *nariebiEvaluator
}

var _ endingGame[kaninariebi.Position] = ebiEndings{}

func newEbiEndings() *endings[kaninariebi.Position] {
	return &endings[kaninariebi.Position]{game: ebiEndings{endgame.NariEbi(), new(nariebiEvaluator)}, most: anyPlies}
}

func (e ebiEndings) material() *endgame.Material { return e.pieces }

func (e ebiEndings) named(p kaninariebi.Position) bool {
	return ai.Named(kaninariebi.Game{}, "bond="+bonds[e.variant(p)], rules.Of(p))
}

var bonds = [...]string{"same", "any"}

func (ebiEndings) variant(p kaninariebi.Position) int {
	if p.AnyBond() {
		return 1
	}
	return 0
}

func (ebiEndings) name(variant int) string {
	return "kaninariebi-three-against-three-" + bonds[variant]
}

func (ebiEndings) near(p kaninariebi.Position) bool {
	return (p.Pieces(rules.Near) | p.Pieces(rules.Far)).Count() <= nearEnding
}

func (e ebiEndings) holds(p kaninariebi.Position) bool { return e.pieces.Holds(e.seen(p)) }

func (ebiEndings) seen(p kaninariebi.Position) endgame.Placement {
	view := endgame.Placement{Own: p.Pieces(rules.Near), Enemy: p.Pieces(rules.Far), Promoted: p.Shrimps()}
	if p.Turn() == rules.Far {
		view = view.Other()
	}
	return view
}

func (ebiEndings) placed(variant int, view endgame.Placement) kaninariebi.Position {
	return kaninariebi.Placed(rules.Near, variant == 1, view.Own, view.Enemy, view.Promoted)
}

func (e ebiEndings) wins(p kaninariebi.Position) bool {
	return e.eval.WinsNow(p)
}

func (ebiEndings) gaits(variant int) *endgame.Gaits {
	return &endgame.Gaits{
		Reach: func(k endgame.Kind, from kani.Square, occupied kani.Board) kani.Board {
			shrimp := kani.Board(0)
			if k == endgame.Promoted {
				shrimp = from.Board()
			}
			return kaninariebi.Reach(from, shrimp, occupied)
		},
		Carried: func(_ endgame.Kind, to kani.Square, occupied kani.Board) kani.Board {
			return kani.Carried(to, occupied)
		},
		Declines: true,
		AnyBond:  variant == 1,
	}
}
