// Package lines shows the engine's best lines, to be stepped through on the board, and how good turns are.
package lines
