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
// inputs are the pieces from the point of view of the side to move, as if it had started on file a; scores
// are in hundredths of the value of a piece, all else being equal.

//go:embed weights/kaninariebi.txt
var ebiText string

//go:embed weights/kanishogi.txt
var shogiText string

// The networks are parsed on first use.
var (
	ebiViews   = sync.OnceValue(func() *neural.Views { return neural.MustParseViews(ebiText, ebiKinds, ebiView) })
	shogiViews = sync.OnceValue(func() *neural.Views { return neural.MustParseViews(shogiText, shogiKinds, shogiView) })
)

const (
	ebiKinds = 4
	// shogiKinds are own children, grown children and parents, those of the enemy, and the lost children of
	// both sides.
	shogiKinds = 7
)

// lost is the kind for lost children, whose inputs are not squares.
const lost = shogiKinds - 1

// ebiView exchanges files a and e, and b and d.
func ebiView(_, at int) (int, bool) {
	square := kani.Square(at).Board() & kani.All
	return int(square.Mirror().First()), square != 0
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

func ebiBoards(p kaninariebi.Position) [ebiKinds]uint32 {
	turn := p.Turn()
	own, enemy, shrimps := p.Pieces(turn), p.Pieces(turn.Other()), p.Shrimps()
	return [...]uint32{
		uint32(own &^ shrimps), uint32(own & shrimps),
		uint32(enemy &^ shrimps), uint32(enemy & shrimps),
	}
}

func (e *shogiEvaluator) Evaluate(p kanishogi.Position) ai.Score {
	kinds := shogiBoards(p)
	return ai.Score(e.views[p.Turn()&1].Score(kinds[:]))
}

func shogiBoards(p kanishogi.Position) [shogiKinds]uint32 {
	turn := p.Turn()
	own, enemy, parents, grown := p.Pieces(turn), p.Pieces(turn.Other()), p.Parents(), p.Grown()
	children := ^(parents | grown)
	return [...]uint32{
		uint32(own & children), uint32(own & grown), uint32(own & parents),
		uint32(enemy & children), uint32(enemy & grown), uint32(enemy & parents),
		uint32(p.Missing(turn) | p.Missing(turn.Other())<<4),
	}
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

// turnOver sorts inputs. With over it first exchanges ranks 1 and 5, and 2 and 4, in the first standing
// kinds, which are those on squares.
func turnOver(inputs []uint16, standing int, over bool) []uint16 {
	for i, input := range inputs {
		if kind := int(input) / neural.Squares; over && kind < standing {
			at := kani.Square(input % neural.Squares)
			inputs[i] = uint16(kind*neural.Squares) + uint16(kani.At(at.File(), kani.Size-1-at.Rank()))
		}
	}
	slices.Sort(inputs)
	return inputs
}
