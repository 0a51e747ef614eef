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

// Both games are evaluated by networks that have learnt from games of the engine
// with itself (see package tune). Their inputs are the pieces as the side to move
// sees them, as if it had started on file a; their scores are in hundredths of
// what is left of a piece when everything else is equal.

//go:embed weights/kaninariebi.txt
var ebiText string

//go:embed weights/kanishogi.txt
var shogiText string

// The networks are read when an engine first needs them.
var (
	ebiViews   = sync.OnceValue(func() *neural.Views { return mustParse(ebiText, ebiKinds, ebiKinds) })
	shogiViews = sync.OnceValue(func() *neural.Views { return mustParse(shogiText, shogiKinds, shogiKinds-1) })
)

const (
	// ebiKinds are own and enemy crabs and shrimps.
	ebiKinds = 4
	// shogiKinds are own and enemy children, grown ones and parents, and
	// which children both sides have lost.
	shogiKinds = 7
)

// mustParse reads a network of so many kinds, of which the first stand on the
// board. What is embedded can be read.
func mustParse(text string, kinds, standing int) *neural.Views {
	views, err := neural.ParseViews(text, kinds, func(kind, at int) (int, bool) {
		square := kani.Square(at).Board()
		switch {
		case kind >= standing:
			return at, true
		case square&kani.All == 0:
			return 0, false
		}
		return int(square.Mirror().First()), true
	})
	if err != nil {
		panic(err)
	}
	return views
}

// Evaluate implements [search.Evaluator].
func (e nariebiEvaluator) Evaluate(p kaninariebi.Position) ai.Score {
	kinds := ebiBoards(p)
	return ai.Score(e.views[p.Turn()&1].Score(kinds[:]))
}

// ebiBoards is what the network sees of a position.
func ebiBoards(p kaninariebi.Position) [ebiKinds]uint32 {
	turn := p.Turn()
	own, enemy, shrimps := p.Pieces(turn), p.Pieces(turn.Other()), p.Shrimps()
	return [...]uint32{
		uint32(own &^ shrimps), uint32(own & shrimps),
		uint32(enemy &^ shrimps), uint32(enemy & shrimps),
	}
}

// Evaluate implements [search.Evaluator].
func (e shogiEvaluator) Evaluate(p kanishogi.Position) ai.Score {
	kinds := shogiBoards(p)
	return ai.Score(e.views[p.Turn()&1].Score(kinds[:]))
}

// shogiBoards is what the network sees of a position.
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

// Inputs lists the inputs of the network that are on in a position, for it to
// learn from: a kind's number times [neural.Squares] and a square. With over they
// are those of the board turned over, which is worth the same.
func (NariEbi) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(kaninariebi.Position)
	kinds := ebiBoards(q)
	return inputs(kinds[:], ebiKinds, q.Turn(), over)
}

// Inputs is for learning, as [NariEbi.Inputs].
func (Shogi) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(kanishogi.Position)
	kinds := shogiBoards(q)
	return inputs(kinds[:], shogiKinds-1, q.Turn(), over)
}

func inputs(kinds []uint32, standing int, turn rules.Side, over bool) (list []uint16) {
	for kind, set := range kinds {
		b := kani.Board(set)
		if kind < standing && turn == rules.Far {
			b = b.Mirror()
		}
		for ; b != 0; b = b.Rest() {
			at := b.First()
			if kind < standing && over {
				at = kani.At(at.File(), kani.Size-1-at.Rank())
			}
			list = append(list, uint16(kind*neural.Squares+int(at)))
		}
	}
	slices.Sort(list)
	return list
}
