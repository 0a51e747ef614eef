package diary

import (
	"cmp"
	"maps"
	"slices"

	"tidepool/play/rating"
)

const (
	// easiest is the rating of a puzzle of grade 1, and step the difference between grades: a person as good
	// as a grade solves half of its puzzles at once, and two of three of the grade below.
	easiest = 700
	step    = 125
	// unsure is the deviation of a puzzle's rating: two of one grade differ by more than half a grade.
	unsure = 80
)

// Grades returns the puzzles of each grade, from 1, as opponents.
func Grades() []rating.Player {
	list := make([]rating.Player, maxGrade)
	for i := range list {
		list[i] = rating.Player{R: float64(easiest + step*i), RD: unsure, Sigma: 0.06}
	}
	return list
}

// fitting is the target share of puzzles solved at once: higher than that of games won, as a puzzle can be
// tried again.
const fitting = 0.6

func Fitting(p rating.Player) int { return rating.Fitting(p, Grades(), fitting) }

// inOrder returns all tries by their first time.
func (d Diary) inOrder() []Try {
	list := slices.Collect(maps.Values(d.tries))
	slices.SortFunc(list, func(a, b Try) int { return cmp.Or(cmp.Compare(a.When, b.When), cmp.Compare(a.ID, b.ID)) })
	return list
}

// Rating returns the person's rating at puzzles of a game at a time in Unix seconds, and how it developed:
// each graded puzzle is an opponent once.
func (d Diary) Rating(game string, at int64) (rating.Player, []rating.Rated) {
	var entries []rating.Entry
	for _, t := range d.inOrder() {
		e := rating.Entry{ID: t.ID, When: t.When, Level: t.Grade}
		if t.First {
			e.Score = 1
		}
		if t.Game == game && t.Grade > 0 {
			entries = append(entries, e)
		}
	}
	return rating.LedgerOf(entries).Now(Grades(), at)
}

// Run returns how many of the latest puzzles in a row were solved at the first try.
func (d Diary) Run() int {
	n := 0
	for _, t := range slices.Backward(d.inOrder()) {
		if !t.First {
			break
		}
		n++
	}
	return n
}

// LongestRun returns the most puzzles in a row that were solved at the first try.
func (d Diary) LongestRun() int { return d.best }
