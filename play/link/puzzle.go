package link

import (
	"strings"

	"tidepool/play/puzzle"
)

const (
	// puzzleMark precedes a puzzle in an address, dayMark a day.
	puzzleMark = "p="
	dayMark    = "d="
	// maxGame is the maximum length of a game's ID, in letters.
	maxGame = 32
)

// A Puzzle is the content of a link to a puzzle: the IDs of a game and of one of its puzzles, or a day.
type Puzzle struct {
	Game, ID string
	Day      puzzle.Day
}

// String returns the fragment that [DecodePuzzle] reads.
func (p Puzzle) String() string {
	if p.Day != (puzzle.Day{}) {
		return dayMark + p.Day.String()
	}
	return puzzleMark + p.Game + "." + p.ID
}

// DecodePuzzle parses a link to a puzzle, or its fragment. It accepts only what [Puzzle.String] returns, and
// does not check that the puzzle exists. For other texts, including links to games, the error is [ErrNone].
func DecodePuzzle(text string) (p Puzzle, err error) {
	fragment, _ := Find(text)
	if day, is := strings.CutPrefix(fragment, dayMark); is {
		var ok bool
		if p.Day, ok = puzzle.ParseDay(day); !ok {
			return Puzzle{}, ErrDamaged
		}
		return p, nil
	}
	name, is := strings.CutPrefix(fragment, puzzleMark)
	if !is {
		return Puzzle{}, ErrNone
	}
	p.Game, p.ID, _ = strings.Cut(name, ".")
	if strings.Trim(p.Game, "abcdefghijklmnopqrstuvwxyz") != "" || p.Game == "" || len(p.Game) > maxGame || !puzzle.IsID(p.ID) {
		return Puzzle{}, ErrDamaged
	}
	return p, nil
}
