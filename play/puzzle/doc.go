// Package puzzle defines puzzles: positions in which the only turn is to be found that wins, saves the game
// or gains most, with a grade of difficulty, and the file format for sets of puzzles.
//
//	set, err := puzzle.Read(games.ByID, file)        // docs/PUZZLES.md has the grammar
//	day := puzzle.Day{Year: 2026, Month: 11, Day: 23}
//	id := puzzle.GameOf(day)                         // whose puzzles the day's is among
//	today, ok := puzzle.Daily(set, day)              // the same for everyone
//	err = today.Check(game)                          // before it is played
//
// Puzzles are proven when they are made (package play/puzzle/prove); [Puzzle.Check] only checks that position
// and line are legal, not that they are the best. Package play/session plays puzzles.
//
// [Canonical], [Motif] and [Arrange] are for making sets.
package puzzle
