package kani

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/kanishogi"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
	art "tidepool/sprites/art/kani"
	"tidepool/sprites/vector"
)

// Shogi describes Kani Shogi, in which children grow up along a river.
func Shogi() *board.Game {
	g := common(kanishogi.Game{})
	g.NewView = newRiver
	g.Emblem = "parent"
	g.Cover = art.RiverCover()
	g.Ambience = sound.Brook
	g.Facts = board.Facts{Minutes: 10, Difficulty: 3}
	g.Goals = shogiGoals
	return g
}

func newRiver(start rules.Position, s *board.Style) board.View {
	pos := start.Unwrap().(kanishogi.Position)
	v := squares(kanishogi.Game{}, s)
	v.Board, v.Ink = art.River(), sprites.Hex(0x5A3B1E)
	v.Art = vector.Memoize(func(f board.Figure) sprites.Drawing {
		if f.Plain {
			return art.PlainTile(f.Piece.Kind, pos.Ways(f.Piece.Kind), f.Quarters, f.Piece.Side == rules.Near)
		}
		return art.Tile(f.Piece.Kind, f.Piece.Side)
	})
	return &v
}

// shogiGoals are three captured children.
func shogiGoals(v board.View, s *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	n, sum := pos.Unwrap().(kanishogi.Position).Lost(side.Other())
	g := board.Goal{Text: board.OutOf(n, goal), Label: s.Words.T(key.GoalChildren, "n", n, "of", goal, "sum", sum)}
	for _, piece := range pos.Taken(side) {
		g.Pictures = append(g.Pictures, v.Picture(piece))
	}
	if len(g.Pictures) == 0 {
		g.Pictures = []sprites.Drawing{v.Picture(rules.Piece{Side: side.Other(), Kind: "child"})}
	}
	return []board.Goal{g}
}
