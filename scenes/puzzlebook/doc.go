// Package puzzlebook has the puzzles that come with the program, and writes down how it went with each.
package puzzlebook
