package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tidepool/ai"
	"tidepool/ai/kani"
	"tidepool/ai/onitama"
	"tidepool/rules"
)

type network struct {
	learner
	// engine plays the games to learn from, with options; reading are options with which every position of
	// them can be parsed.
	engine  func(tableBytes int) ai.Engine
	options func(*rand.Rand) string
	reading string
	// fixed is the part of the evaluation that the network completes, or nil.
	fixed func(p rules.Position) ai.Score
}

type learner interface {
	ai.Game
	Kinds() int
	Inputs(p rules.Position, over bool) []uint16
}

// networks returns the networks of the games whose names begin with prefix.
func networks(prefix string) []network {
	one := func(list ...string) func(*rand.Rand) string {
		return func(r *rand.Rand) string { return list[r.IntN(len(list))] }
	}
	deck := one("base", "base", "base", "all")
	all := []network{
		{learner: kani.NariEbi{}, engine: kani.NariEbi{}.Engine, options: one("-", "-", "-", "bond=any")},
		{learner: kani.Shogi{}, engine: kani.Shogi{}.Engine, options: one("-", "-", "-", "grown=diagonal", "grown=rook", "wall=off")},
		{learner: onitama.Game{}, engine: onitama.NewSimpleEngine, reading: "deck=all", fixed: onitama.Fixed,
			options: func(r *rand.Rand) string { return fmt.Sprintf("deck=%s,seed=%d", deck(r), r.Uint32()) }},
	}
	return slices.DeleteFunc(all, func(n network) bool { return !strings.HasPrefix(n.Rules().Info().ID, prefix) })
}
