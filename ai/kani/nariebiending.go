package kani

import (
	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// ebiEndings are the endings of Kani Nari Ebi with three pieces on the one side and more, if any, on the other. The
// second variant is the one with bonds of both types.
type ebiEndings struct {
	pieces *endgame.Material
	// larger is the number of pieces of the side that has more.
	larger int
	eval   *nariebiEvaluator
}

var _ endingGame[kaninariebi.Position] = ebiEndings{}

func newEbiEndings() *endings[kaninariebi.Position] {
	return &endings[kaninariebi.Position]{game: newEbiGame(3), most: anyPlies}
}

// newEbiFour returns the endings of four against three, whose tables only a solver has memory for.
func newEbiFour() *endings[kaninariebi.Position] {
	return &endings[kaninariebi.Position]{game: newEbiGame(4), most: anyPlies, fewer: newEbiEndings(), needs: 5000 << 20}
}

func newEbiGame(larger int) ebiEndings {
	return ebiEndings{endgame.NariEbi(larger, 3), larger, new(nariebiEvaluator)}
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

func (e ebiEndings) name(variant int) string {
	larger := map[int]string{3: "three", 4: "four"}[e.larger]
	return "kaninariebi-" + larger + "-against-three-" + bonds[variant]
}

func (e ebiEndings) near(p kaninariebi.Position) bool {
	return e.holds(p) || e.larger == 3 && (p.Pieces(rules.Near)|p.Pieces(rules.Far)).Count() <= nearEnding
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

func (ebiEndings) captures(p kaninariebi.Position, moves []kani.Move, gains []int32) ([]kani.Move, []int32) {
	own, enemy := p.Pieces(p.Turn()), p.Pieces(p.Turn().Other())
	step, _ := ebiReach(p, own, enemy, kani.All&^(own|enemy))
	if extentOf(step.own(), own, enemy, 0).taken == 0 {
		return moves, gains
	}
	return appendEbiNoisy(p, moves, gains)
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
		Captures: func(at kani.Square, own, enemy kani.Board) bool { return kani.Lines(at, own, enemy) != 0 },
		Declines: true,
		AnyBond:  variant == 1,
	}
}
