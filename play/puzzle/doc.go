// Package puzzle is what a puzzle is: a position of a game in which a turn is to
// be found that alone wins, saves the game or brings most, how hard that is, and
// the file that puzzles are kept in.
//
//	set, err := puzzle.Read(games.ByID, file)        // docs/PUZZLES.md has the grammar
//	day := puzzle.Day{Year: 2026, Month: 11, Day: 23}
//	id := puzzle.GameOf(day)                         // whose puzzles the day's is among
//	today, ok := puzzle.Daily(set, day)              // the same for everybody
//	err = today.Check(game)                          // before it is played
//
// What is said of a puzzle has been proven when it was made (package
// play/puzzle/prove); [Puzzle.Check] sees that the position and the line exist, not
// that they are the best. Whoever plays one is in package play/session.
//
// [Canonical], [Motif] and [Arrange] are for those who make sets.
package puzzle
