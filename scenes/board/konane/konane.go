// Package konane is the look of the Konane board, a slab of lava, and the words about it.
//
//	b := board.New(konane.Game(), start, style)
//
// The rules are in tidepool/rules/konane.
package konane

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/konane"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
	art "tidepool/sprites/art/konane"
	"tidepool/sprites/vector"
)

// Game describes Konane.
func Game() *board.Game {
	return &board.Game{
		Rules: konane.Game{}, NewView: newView, Diagram: 0.88, Emblem: "stone",
		Colors: [2]sprites.Color{sprites.Hex(0x2B2B30), sprites.Hex(0xF2EEE4)},
		Cover:  art.Cover(), Sound: lavaSound(),
		Facts:  board.Facts{Minutes: 10, Difficulty: 1, Estimated: true},
		Shares: []int{74, 72, 84, 80, 80, 86, 90},
		Ending: key.ChoiceJumped, Prompt: prompt, Goals: goals,
		Looks: [board.Looks]key.Text{key.BoardsLava, key.BoardsPools},
	}
}

// lavaSound is lava pebbles on a lava slab, by the sea.
func lavaSound() sound.Kit {
	return sound.Kit{
		Ambience: sound.Surf, Piece: sound.Stone, Tone: 1480, Edge: 5200, Ring: 0.4,
		Ground: sound.Stone, Deep: 420, Thud: 0.3, Rough: 1,
	}
}

func newView(start rules.Position, s *board.Style) board.View {
	files, ranks := start.Unwrap().(konane.Position).Size()
	return &board.Squares{
		Grid: board.Grid{Files: files, Ranks: ranks, Border: 0.4}, Style: s, Info: konane.Game{}.Info(),
		Boards: [board.Looks]sprites.Drawing{art.Slab(files, ranks, 0), art.Slab(files, ranks, 1)},
		Inks:   [board.Looks]sprites.Color{sprites.Hex(0xD9CDBB), sprites.Hex(0x5A4630)},
		Pale:   [board.Looks]bool{true, false},
		Art:    vector.Memoize(func(f board.Figure) sprites.Drawing { return art.Stone(f.Piece.Side, f.Look) }),
	}
}

func prompt(pos rules.Position, path []rules.Spot, f rules.Follow) key.Text {
	files, ranks := pos.Unwrap().(konane.Position).Size()
	central := func(s rules.Spot) bool {
		file, rank, ok := s.Coordinates()
		return ok && middle(file, files) && middle(rank, ranks)
	}
	gaps := files*ranks - len(pos.Tokens())
	switch {
	case len(path) == 0 && gaps == 0 && len(f.Next) > 0 && !slices.ContainsFunc(f.Next, central):
		return key.BoardRemovalBeside // the only square of the centre is White's
	case len(path) == 0 && gaps == 0:
		return key.BoardRemoval1
	case len(path) == 0 && gaps == 1:
		return key.BoardRemoval2
	case f.Word != "" && len(f.Next) > 0:
		return key.BoardJump
	}
	return key.None
}

func middle(i, n int) bool { return i == (n-1)/2 || i == n/2 }

func goals(_ board.View, s *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	p := pos.Unwrap().(konane.Position)
	if !p.Opened() {
		return nil
	}
	words := s.Words.N(key.GoalJumps, p.Jumps(side))
	return []board.Goal{{Text: words, Label: words}}
}
