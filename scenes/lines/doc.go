// Package lines shows what the engine thinks of a position: its best lines, which
// can be stepped through on the board, and how good every turn is.
package lines
