// Package puzzles has the pages on which puzzles are chosen and solved: their
// home with the puzzle of the day, training, and the rush.
package puzzles
