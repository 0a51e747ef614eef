package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tidepool/ai"
	"tidepool/ai/kalah"
	"tidepool/ai/kani"
	"tidepool/ai/onitama"
	"tidepool/rules"
)

type network struct {
	learner
	// engine plays the games to learn from; options are those of each, or can parse all that deal returns.
	engine  func(tableBytes int) ai.Engine
	options string
	deal    func(*rand.Rand) string
	// fixed is the part of the evaluation that the network completes, or nil.
	fixed func(p rules.Position) ai.Score
	play  player
	// mirrored means that the network looks at the mirror image too (see [neural.Views.Mirrored]).
	mirrored bool
	// grain is what hidden weights are multiples of: a larger one keeps the file small.
	grain int
	// first is how far the first weights are from zero, decay how fast hidden weights decay by themselves
	// (Loshchilov and Hutter, 2019). Without decay large first weights stay with rare inputs: about 85 Elo.
	first, decay float64
}

// A player plays a game from a position with so many nodes a turn, and writes lines for [fitNetworks].
type player func(r *rand.Rand, e ai.Engine, start rules.Position, nodes uint64, to *bufio.Writer) error

type learner interface {
	ai.Game
	Kinds() int
	Inputs(p rules.Position, over bool) []uint16
}

// networks returns the networks of the games whose names begin with prefix.
func networks(prefix string) []network {
	decks := []string{"base", "base", "base", "all"}
	all := []network{
		// Seeds left at the end are their owner's, so that a margin does not depend on when the game was decided.
		{learner: kalah.Game{}, engine: kalah.Game{}.Engine, options: "end=either",
			fixed: kalah.Fixed, play: new(kalahPlayer).play, grain: 5, first: 0.05, decay: 0.01},
		{learner: kani.NariEbi{}, engine: kani.NariEbi{}.Engine, options: "-", play: playQuiet, mirrored: true, grain: 1,
			first: 0.2, decay: 0.1},
		{learner: kani.Shogi{}, engine: kani.Shogi{}.Engine, options: "-", play: playQuiet, grain: 5, first: 0.05, decay: 0.01},
		{learner: onitama.Game{}, engine: onitama.NewSimpleEngine, options: "deck=all", play: playQuiet, grain: 1, first: 0.05, decay: 0.01,
			deal: func(r *rand.Rand) string {
				return fmt.Sprintf("deck=%s,seed=%d", decks[r.IntN(len(decks))], r.Uint32())
			}},
	}
	return slices.DeleteFunc(all, func(n network) bool { return !strings.HasPrefix(n.Rules().Info().ID, prefix) })
}
