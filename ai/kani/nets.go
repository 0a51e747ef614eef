package kani

import (
	_ "embed" // for the weights
	"slices"
	"sync"

	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// Both games are evaluated by networks trained on games of the engine against itself (see package tune). The
// inputs are the pieces and what they reach, from the point of view of the side to move, as if it had started
// on file a; scores are in hundredths of the value of a piece, all else being equal.

//go:embed weights/kaninariebi.txt
var ebiText string

//go:embed weights/kanishogi.txt
var shogiText string

// The networks are parsed on first use.
var (
	ebiViews = sync.OnceValue(func() *neural.Views {
		return neural.MustParseViews(ebiText, ebiKinds, ebiView).Mirrored(ebiFlip)
	})
	shogiViews = sync.OnceValue(func() *neural.Views { return neural.MustParseViews(shogiText, shogiKinds, shogiView) })
)

// The kinds of inputs: both sides' pieces by type, the same if they are under attack, and areas.
const (
	ebiKinds = 8 + areas
	// shogiKinds has the lost children of both sides besides.
	shogiKinds = 12 + areas + 1
)

// lost is the kind for lost children, whose inputs are not squares.
const lost = shogiKinds - 1

// ebiView exchanges files a and e, and b and d.
func ebiView(_, at int) (int, bool) {
	square := kani.Square(at).Board() & kani.All
	return int(square.Mirror().First()), square != 0
}

// ebiFlip exchanges ranks 1 and 5, and 2 and 4.
func ebiFlip(_, at int) (int, bool) {
	square := kani.Square(at).Board() & kani.All
	return int(square.Flipped().First()), square != 0
}

// shogiView is ebiView, but leaves the inputs of lost children, which are relative to the side to move anyway.
func shogiView(kind, at int) (int, bool) {
	if kind == lost {
		return at, true
	}
	return ebiView(kind, at)
}

func (e *nariebiEvaluator) Evaluate(p kaninariebi.Position) ai.Score {
	kinds := ebiBoards(p)
	return ai.Score(e.views[p.Turn()&1].Score(kinds[:]))
}

func ebiBoards(p kaninariebi.Position) (kinds [ebiKinds]uint32) {
	turn := p.Turn()
	own, enemy, shrimps := p.Pieces(turn), p.Pieces(turn.Other()), p.Shrimps()
	free := kani.All &^ (own | enemy)
	step, bond := ebiReach(p, own, enemy, free)
	danger := attacked(step, own, enemy)
	for i, set := range [...]kani.Board{own &^ shrimps, enemy &^ shrimps, own & shrimps, enemy & shrimps} {
		kinds[i], kinds[4+i] = uint32(set&^danger), uint32(set&danger)
	}
	*(*[areas]uint32)(kinds[8:]) = areasOf(turn, free, step, bond)
	return kinds
}

func (e *shogiEvaluator) Evaluate(p kanishogi.Position) ai.Score {
	kinds := shogiBoards(p)
	return ai.Score(e.views[p.Turn()&1].Score(kinds[:]))
}

func shogiBoards(p kanishogi.Position) (kinds [shogiKinds]uint32) {
	turn := p.Turn()
	own, enemy, parents, grown := p.Pieces(turn), p.Pieces(turn.Other()), p.Parents(), p.Grown()
	children, free := ^(parents | grown), kani.All&^(own|enemy)
	step, bond := shogiReach(p, own, enemy, free)
	danger := attacked(step, own, enemy)
	for i, set := range [...]kani.Board{own & children, enemy & children, own & grown, enemy & grown, own & parents, enemy & parents} {
		kinds[i], kinds[6+i] = uint32(set&^danger), uint32(set&danger)
	}
	*(*[areas]uint32)(kinds[12:]) = areasOf(turn, free, step, bond)
	kinds[lost] = uint32(p.Missing(turn) | p.Missing(turn.Other())<<4)
	return kinds
}

// Kinds returns the number of kinds of the network's inputs.
func (NariEbi) Kinds() int { return ebiKinds }

// Kinds returns the number of kinds of the network's inputs.
func (Shogi) Kinds() int { return shogiKinds }

// Inputs returns the network's active inputs in a position (see [neural.Inputs]), for training. With over it
// returns those of the board with reversed ranks, which has the same value.
func (NariEbi) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(kaninariebi.Position)
	kinds := ebiBoards(q)
	return turnOver(neural.Inputs(kinds[:], q.Turn(), ebiView), ebiKinds, over)
}

func (Shogi) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(kanishogi.Position)
	kinds := shogiBoards(q)
	return turnOver(neural.Inputs(kinds[:], q.Turn(), shogiView), lost, over)
}

// turnOver sorts inputs. With over it first reverses the ranks in the first standing kinds, which are those on
// squares.
func turnOver(inputs []uint16, standing int, over bool) []uint16 {
	for i, input := range inputs {
		if kind := int(input) / neural.Squares; over && kind < standing {
			at, _ := ebiFlip(kind, int(input)%neural.Squares)
			inputs[i] = uint16(kind*neural.Squares + at)
		}
	}
	slices.Sort(inputs)
	return inputs
}
