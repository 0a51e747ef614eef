package make

import (
	"strings"

	"tidepool/play/puzzle"
	"tidepool/rules"
)

// A Found is a puzzle and how the levels did at it.
type Found struct {
	puzzle.Puzzle
	Trial Trial
	// Kept tells that it is one of an earlier file.
	Kept bool
	// Turns is how many turns of the solver's it has, By why the game is over at its end, or "".
	Turns int
	By    string
}

func (f *Found) complete(g rules.Game) error {
	list, err := f.Positions(g)
	if err != nil {
		return err
	}
	f.Turns = 0
	for _, at := range list[:len(f.Line)] {
		if at.Turn() == list[0].Turn() {
			f.Turns++
		}
	}
	f.By = list[len(list)-1].Outcome().By
	return nil
}

const (
	// longTurns is how many turns a long win has at least.
	longTurns = 3
	// byNumbers begins the reasons of games decided by the numbers of what was captured.
	byNumbers = "larger-"
)

// A Part is what some of a game's puzzles are like: of a kind, or long wins, or wins by numbers. A
// puzzle belongs to the first part of a plan that it fits.
type Part struct {
	Name    string
	Percent int
}

// The parts that are no kinds.
const (
	long    = "long"
	numeric = "numbers"
)

func (p Part) has(f *Found) bool {
	switch p.Name {
	case long:
		return f.Turns >= longTurns && (f.Kind == puzzle.Win || f.Kind == puzzle.Current)
	case numeric:
		return strings.HasPrefix(f.By, byNumbers)
	}
	return p.Name == f.Kind.String()
}
