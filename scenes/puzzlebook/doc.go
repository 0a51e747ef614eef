// Package puzzlebook has the puzzles that come with the program, those of days
// among them, and writes down how it went with each.
package puzzlebook
