package main

import (
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
)

type forcedGame struct {
	id string
	// options are those of the set's games, some more frequent than others.
	options []string
	win     func(p rules.Position, limit, positions int) (plies int, words []string, ok bool)
}

func forcedGames() []forcedGame {
	return []forcedGame{
		{"kaninariebi", []string{"-", "-", "-", "bond=any"}, forcedWin[kaninariebi.Position]},
		{"kanishogi", []string{"-", "-", "-", "grown=diagonal", "grown=rook", "wall=off"}, forcedWin[kanishogi.Position]},
		{"onitama", []string{"seed=1", "seed=2", "seed=3", "seed=4", "deck=all,seed=5", "deck=all,seed=6"}, forcedWin[onitama.Position]},
		{"konane", []string{"-", "-", "size=6", "size=10", "size=7x5"}, forcedWin[konane.Position]},
	}
}

// forcedWin is [enginetest.ForcedWin] for a position of type P.
func forcedWin[P rules.Rules[P, M], M any](p rules.Position, limit, positions int) (plies int, words []string, ok bool) {
	return enginetest.ForcedWin(p.Unwrap().(P), limit, positions)
}
