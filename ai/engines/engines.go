// Package engines lists the games that have an engine.
//
//	game, ok := engines.ByID("konane")
//	engine := game.Engine(64 << 20)
//
// It links every game's evaluation, tables and books, but no art.
package engines

import (
	"tidepool/ai"
	"tidepool/ai/kalah"
	"tidepool/ai/kani"
	"tidepool/ai/konane"
	"tidepool/ai/onitama"
)

// All returns the games in the order in which they are presented.
func All() []ai.Game {
	return []ai.Game{kani.NariEbi{}, kani.Shogi{}, onitama.Game{}, konane.Game{}, kalah.Game{}}
}

// ByID returns the game with an [rules.Info.ID].
func ByID(id string) (ai.Game, bool) {
	for _, g := range All() {
		if g.Rules().Info().ID == id {
			return g, true
		}
	}
	return nil, false
}
