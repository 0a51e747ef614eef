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

// Both games are evaluated by networks that have learnt from games of the engine with itself (see
// package tune). Inputs are the pieces as the side to move sees them, as if it had started on file
// a; scores are in hundredths of what a piece is worth when all else is equal.

//go:embed weights/kaninariebi.txt
var ebiText string

//go:embed weights/kanishogi.txt
var shogiText string

// They are read when an engine first needs them.
var (
	ebiViews   = sync.OnceValue(func() *neural.Views { return neural.MustParseViews(ebiText, ebiKinds, ebiView) })
	shogiViews = sync.OnceValue(func() *neural.Views { return neural.MustParseViews(shogiText, shogiKinds, shogiView) })
)

const (
	ebiKinds = 4
	// shogiKinds are own and enemy children, grown ones and parents, and the children both sides have lost.
	shogiKinds = 7
)

// lost is the kind of Kani Shogi that is no piece on a square.
const lost = shogiKinds - 1

// ebiView exchanges files a and e, b and d.
func ebiView(_, at int) (int, bool) {
	square := kani.Square(at).Board() & kani.All
	return int(square.Mirror().First()), square != 0
}

// shogiView leaves children lost, told from the side to move, as they are.
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

// Kinds is how many kinds of piece the network has.
func (NariEbi) Kinds() int { return ebiKinds }

// Kinds is how many kinds of piece the network has.
func (Shogi) Kinds() int { return shogiKinds }

// Inputs lists the network's inputs that are on in a position (see [neural.Inputs]) for learning;
// with over, those of the board turned over, which is worth the same.
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

// turnOver sorts inputs, of which so many kinds stand on the board, and, with over, exchanges ranks
// 1 and 5, 2 and 4.
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
