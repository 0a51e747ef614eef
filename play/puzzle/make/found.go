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
	// Kept means that it comes from an earlier file.
	Kept bool
	// Turns is the number of the solver's turns, By why the game is over at its end, or "".
	Turns int
	By    string
}

func (f *Found) complete(g rules.Game) error {
	list, err := f.Positions(g)
	if err != nil {
		return err
	}
	f.Turns = puzzle.SolversTurns(list)
	f.By = list[len(list)-1].Outcome().By
	return nil
}

const (
	// longTurns is the minimum number of turns of a long win.
	longTurns = 3
	// byNumbers begins the reasons of games decided by counting captures.
	byNumbers = "larger-"
)

// A Part is a class of a game's puzzles: a kind, long wins, or wins by numbers. A puzzle belongs to the first
// part of a plan that it fits.
type Part struct {
	Name    string
	Percent int
}

// The parts that are not kinds.
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
