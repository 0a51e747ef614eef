// Package puzzlebook holds the puzzles that come with the program, and records the results with them.
package puzzlebook
