// Package puzzles has the pages to choose and solve puzzles: home with the puzzle of the day, training, rush.
package puzzles
