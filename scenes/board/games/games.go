// Package games lists how all games look: one descriptor each, in the order of tidepool/rules/games. It is
// the only place where a new game's board must be added; all other code uses descriptors.
//
//	for _, g := range games.All() {
//		b := board.New(g, start(g), style)
//	}
//
// Rules and engines have their own lists.
package games

import (
	"tidepool/scenes/board"
	"tidepool/scenes/board/kalah"
	"tidepool/scenes/board/kani"
	"tidepool/scenes/board/konane"
	"tidepool/scenes/board/onitama"
)

// All returns the games in the order in which they are presented.
func All() []*board.Game {
	return []*board.Game{kani.Ebi(), kani.Shogi(), onitama.Game(), konane.Game(), kalah.Game()}
}
