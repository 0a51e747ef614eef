package kani

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/rules"
	"tidepool/rules/kanishogi"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
	art "tidepool/sprites/art/kani"
	"tidepool/sprites/vector"
)

// parent is the kind of piece whose capture loses the game.
const parent = "parent"

// Shogi describes Kani Shogi, in which children grow up along a river.
func Shogi() *board.Game {
	g := common(kanishogi.Game{})
	g.NewView = newRiver
	g.Emblem = parent
	g.Cover = art.RiverCover()
	g.Sound = riverSound()
	g.Facts = board.Facts{Minutes: 10, Difficulty: 3}
	g.Shares = []int{74, 76, 79, 76, 84, 76, 75}
	g.Goals = shogiGoals
	g.Looks = [board.Looks]key.Text{key.BoardsCherry, key.BoardsBamboo}
	return g
}

// riverSound is wooden tiles on a wooden board, by a river.
func riverSound() sound.Kit {
	return sound.Kit{
		Ambience: sound.Brook, Piece: sound.Wood, Tone: 880, Edge: 3100, Ring: 0.18,
		Ground: sound.Wood, Deep: 265, Thud: 0.25, Rough: 0.5,
		Size: func(kind string) float64 {
			switch {
			case kind == parent:
				return 1.22
			case strings.HasPrefix(kind, "grown"):
				return 1.08
			}
			return 0.94
		},
	}
}

func newRiver(start rules.Position, s *board.Style) board.View {
	pos := start.Unwrap().(kanishogi.Position)
	v := squares(kanishogi.Game{}, s)
	v.Boards = [board.Looks]sprites.Drawing{art.River(0), art.River(1)}
	v.Inks = [board.Looks]sprites.Color{sprites.Hex(0x5A3B1E), sprites.Hex(0x2C3A22)}
	v.Pale = [board.Looks]bool{true, false}
	v.Art = vector.Memoize(func(f board.Figure) sprites.Drawing {
		if f.Plain {
			return art.PlainTile(f.Piece.Kind, pos.Ways(f.Piece.Kind), f.Quarters, f.Piece.Side == rules.Near)
		}
		return art.Tile(f.Piece.Kind, f.Piece.Side)
	})
	v.Next = func(piece rules.Piece) []board.Figure {
		number, ok := strings.CutPrefix(piece.Kind, "child")
		if !ok {
			return nil
		}
		return []board.Figure{{Piece: rules.Piece{Side: piece.Side, Kind: "grown" + number}}}
	}
	return &v
}

func shogiGoals(v board.View, s *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	p := pos.Unwrap().(kanishogi.Position)
	n, sum := p.Lost(side.Other())
	var goals []board.Goal
	var children []sprites.Drawing
	for _, piece := range p.Taken(side) {
		if piece.Kind == parent {
			said := commentary.Speaker{Words: s.Words, Info: kanishogi.Game{}.Info()}.Taken([]rules.Piece{piece})
			goals = append(goals, board.Goal{Pictures: []sprites.Drawing{v.Picture(piece)}, Label: said})
		} else {
			children = append(children, v.Picture(piece))
		}
	}
	children = append(children, v.Picture(rules.Piece{Side: side.Other(), Kind: "child"}))
	return append(goals, board.Counted(n, goal, s.Words.T(key.GoalChildren, "n", n, "of", goal, "sum", sum), children...))
}
