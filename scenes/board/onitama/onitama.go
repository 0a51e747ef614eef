// Package onitama is the look of the Onitama board, a mat and five cards, the words about it, and how to deal
// its cards by hand.
//
//	b := board.New(onitama.Game(), start, style)
//
// The rules are in tidepool/rules/onitama.
package onitama

import (
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
	art "tidepool/sprites/art/onitama"
)

// Game describes Onitama.
func Game() *board.Game {
	return &board.Game{
		Rules: onitama.Game{}, NewView: newView, Lettered: true, Diagram: 0.74, Emblem: master,
		Colors: colors(),
		Cover:  art.Cover(), Sound: matSound(),
		Facts:  board.Facts{Minutes: 20, Difficulty: 2},
		Shares: []int{75, 79, 90, 81, 84, 80, 82},
		Prompt: prompt, Goals: goals, Deal: deal(),
		Looks: [board.Looks]key.Text{key.BoardsRush, key.BoardsJade},
	}
}

// matSound is pawns on a mat, in a garden.
func matSound() sound.Kit {
	return sound.Kit{
		Ambience: sound.Garden, Piece: sound.Wood, Tone: 560, Edge: 2500, Ring: 0.12,
		Ground: sound.Cloth, Deep: 240, Thud: 0.26, Rough: 0.15,
		Size: func(kind string) float64 {
			if kind == master {
				return 1.2
			}
			return 1
		},
	}
}

func colors() [2]sprites.Color {
	return [2]sprites.Color{sprites.Hex(0xC9402F), sprites.Hex(0x2F5FA8)}
}

// Kinds of pieces. middle is the card that nobody holds.
const master, card, middle = "master", "card", "middle"

func isCard(p rules.Piece) bool { return p.Kind == card || p.Kind == middle }

func prompt(_ rules.Position, path []rules.Spot, f rules.Follow) key.Text {
	allCards := len(f.Next) > 0
	for _, s := range f.Next {
		if _, _, ok := s.Coordinates(); ok {
			allCards = false
		}
	}
	switch {
	case len(path) == 0 && allCards:
		return key.BoardPass
	case len(path) == 2 && allCards:
		return key.BoardCard
	case len(path) > 0 && !f.Complete():
		return key.BoardTarget
	}
	return key.None
}

func goals(v board.View, s *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	taken := pos.Taken(side)
	if len(taken) == 0 {
		return nil
	}
	g := board.Goal{Label: speaker(s).Taken(taken)}
	for _, piece := range taken {
		g.Pictures = append(g.Pictures, v.Picture(piece))
	}
	return []board.Goal{g}
}

func speaker(s *board.Style) commentary.Speaker {
	return commentary.Speaker{Words: s.Words, Info: onitama.Game{}.Info()}
}
