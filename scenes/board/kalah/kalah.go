// Package kalah is the look of the Kalah board, two rows of houses between two stores, and the words about it.
//
//	b := board.New(kalah.Game(), start, style)
//
// The rules are in tidepool/rules/kalah.
package kalah

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
	art "tidepool/sprites/art/kalah"
)

// Game describes Kalah.
func Game() *board.Game {
	return &board.Game{
		Rules: kalah.Game{}, NewView: newView, Long: true, Diagram: 0.31, Emblem: store,
		Colors: [2]sprites.Color{sprites.Hex(0xE5AE68), sprites.Hex(0x6E3F27)},
		Cover:  art.Cover(), Sound: bowlSound(),
		Facts:  board.Facts{Minutes: 10, Difficulty: 1, Estimated: true},
		Shares: []int{74, 78, 76, 81, 73, 71, 84},
		Prompt: prompt, Goals: goals,
		Looks:  [board.Looks]key.Text{key.BoardsHoney, key.BoardsMaple},
		Choice: func(rules.Spot) board.ChoiceKeys { return board.ChoiceKeys{Yes: key.ChoiceSwap} },
	}
}

const store = "store"

// bowlSound is marbles in wooden hollows, by a fire.
func bowlSound() sound.Kit {
	return sound.Kit{
		Ambience: sound.Fire, Piece: sound.Marble, Tone: 3100, Edge: 4600, Ring: 0.5,
		Ground: sound.Wood, Deep: 524, Thud: 0.3, Rough: 0.6,
	}
}

func prompt(_ rules.Position, _ []rules.Spot, f rules.Follow) key.Text {
	if slices.Contains(f.Next, "swap") {
		return key.BoardSwap
	}
	return key.None
}

func goals(v board.View, s *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	p := pos.Unwrap().(kalah.Position)
	n, of := p.Store(side), p.Variant().Half+1
	return []board.Goal{board.Counted(n, of, s.Words.T(key.GoalStore, "n", n, "of", of), v.(*view).seed(grain{1, v.(*view).look()}))}
}
