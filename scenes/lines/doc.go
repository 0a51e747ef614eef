// Package lines shows the engine's best lines, which can be stepped through on the board, and scores of turns.
package lines
