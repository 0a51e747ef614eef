package kani

import (
	"math/bits"
	"strings"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kanishogi"
)

// shogiEndings are the endings in which each side has its parent and both have lost the same two children (with
// other losses the game would be over). As the next capture wins, a table ignores the children's numbers.
type shogiEndings struct {
	pieces   *endgame.Material
	eval     *shogiEvaluator
	variants []kanishogi.Variant
}

var _ endingGame[kanishogi.Position] = shogiEndings{}

func newShogiEndings() *endings[kanishogi.Position] {
	return &endings[kanishogi.Position]{
		game: shogiEndings{endgame.Shogi(), new(shogiEvaluator), kanishogi.Variants()}, most: anyPlies,
	}
}

func (e shogiEndings) material() *endgame.Material { return e.pieces }

func (e shogiEndings) named(p kanishogi.Position) bool {
	n := e.variant(p)
	return n < maxVariants && ai.Named(kanishogi.Game{}, e.variants[n].String(), rules.Of(p))
}

func (shogiEndings) variant(p kanishogi.Position) int {
	return p.Variant().Number()
}

func (e shogiEndings) name(variant int) string {
	return "kanishogi-three-against-three-" + strings.NewReplacer("=", "-", ",", "-").Replace(e.variants[variant].String())
}

// near depends on the number of pieces, and on whether both sides may still lose the same two children.
func (shogiEndings) near(p kanishogi.Position) bool {
	const two = 2
	lost := uint(p.Missing(rules.Near) | p.Missing(rules.Far))
	return (p.Pieces(rules.Near)|p.Pieces(rules.Far)).Count() <= nearEnding && bits.OnesCount(lost) <= two
}

func (e shogiEndings) holds(p kanishogi.Position) bool { return e.pieces.Holds(e.seen(p)) && p.Even() }

func (shogiEndings) seen(p kanishogi.Position) endgame.Placement {
	view := endgame.Placement{
		Own: p.Pieces(rules.Near), Enemy: p.Pieces(rules.Far), Promoted: p.Grown(), Parents: p.Parents(),
	}
	if p.Turn() == rules.Far {
		view = view.Other()
	}
	return view
}

func (e shogiEndings) placed(variant int, view endgame.Placement) kanishogi.Position {
	return kanishogi.Placed(rules.Near, e.variants[variant], view.Own, view.Enemy, view.Parents, view.Promoted)
}

func (e shogiEndings) wins(p kanishogi.Position) bool {
	return e.eval.WinsNow(p)
}

// captures appends nothing: any capture wins.
func (shogiEndings) captures(_ kanishogi.Position, moves []kani.Move, gains []int32) ([]kani.Move, []int32) {
	return moves, gains
}

func (e shogiEndings) gaits(variant int) *endgame.Gaits {
	v := e.variants[variant]
	return &endgame.Gaits{
		Reach: func(k endgame.Kind, from kani.Square, occupied kani.Board) kani.Board {
			return v.Reach(k == endgame.Promoted, from, occupied)
		},
		Carried: func(k endgame.Kind, to kani.Square, occupied kani.Board) kani.Board {
			return kanishogi.Landings(k == endgame.Parent, to, occupied)
		},
		AnyBond: true,
	}
}
