// Package games is the list of all games, for code that lets a person or a text choose one; code for a
// particular game imports that game.
package games

import (
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
)

// All returns the games in the order in which they are presented.
func All() []rules.Game {
	return []rules.Game{
		kaninariebi.Game{},
		kanishogi.Game{},
		onitama.Game{},
		konane.Game{},
		kalah.Game{},
	}
}

// ByID returns the game with an [rules.Info.ID].
func ByID(id string) (rules.Game, bool) {
	g := rules.Find(All(), id)
	return g, g != nil
}
