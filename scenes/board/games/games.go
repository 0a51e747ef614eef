// Package games is the list of how all games look: one descriptor each, in the
// order of tidepool/rules/games. It is the one place that a new game's board
// adds itself to; everyone else asks a descriptor.
//
//	if g, ok := games.ByID("kalah"); ok {
//		b := board.New(g, start, style)
//	}
//
// It is not for their rules, nor for their engines, which have lists of their
// own.
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

// ByID returns the game of a rules.Info.ID.
func ByID(id string) (*board.Game, bool) {
	for _, g := range All() {
		if g.ID() == id {
			return g, true
		}
	}
	return nil, false
}
