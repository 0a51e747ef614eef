package kani

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

const (
	// border is the width of both boards' borders, in squares.
	border = 0.4
	goal   = 3
)

func common(g rules.Game) *board.Game {
	return &board.Game{
		Rules: g, Home: 3, Diagram: 0.88, Ending: key.ChoiceSkip, Prompt: prompt,
		Colors: [2]sprites.Color{sprites.Hex(0x3A4A78), sprites.Hex(0xE8573F)},
	}
}

func squares(g rules.Game, s *board.Style) board.Squares {
	return board.Squares{Grid: board.Grid{Files: 5, Ranks: 5, Border: border}, Style: s, Info: g.Info(), Upright: true}
}

func prompt(_ rules.Position, path []rules.Spot, f rules.Follow) key.Text {
	if len(path) == 0 {
		return key.None
	}
	for _, s := range f.Next {
		if strings.HasSuffix(string(s), "=") {
			return key.BoardGrow
		}
	}
	const middle = 'c' // in this file the current carries either way
	last := path[len(path)-1]
	switch {
	case f.Word != "" && len(f.Next) > 0:
		return key.BoardBond
	case f.Word == "" && len(path) > 1 && last[0] == middle && inFile(f.Next, middle):
		return key.BoardCarry
	}
	return key.None
}

func inFile(spots []rules.Spot, file byte) bool {
	for _, s := range spots {
		if s[0] != file {
			return false
		}
	}
	return len(spots) > 0
}
