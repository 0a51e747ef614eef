// Package puzzle is what a puzzle is: a position of a game in which a turn is to
// be found that alone wins, saves the game or brings most, how hard that is, and
// the file that puzzles are kept in.
//
//	set, err := puzzle.Read(games.ByID, file)   // docs/PUZZLES.md has the grammar
//	today := puzzle.Daily(set, 2026, 11, 23)    // the same for everybody
//
// What is said of a puzzle has been proven when it was made (package
// puzzle/prove); reading checks that the position and the line exist, not that
// they are the best. Whoever plays one is in package scenes/play.
package puzzle
