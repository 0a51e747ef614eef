// Package book holds the values of the first positions of Kalah, which an engine would take minutes to find.
//
// A book serves a player who follows it: it has the start, for either side, and every position after turns of
// the book on the player's side and any turns of the other side, until the solver (package solver) solves the
// position quickly. If several moves are equally good the book continues with one of them. The books of 5
// seeds, where a position may take the solver most of an hour, end after the first turns and every reply to
// the best of them. The books are in the folder books, one for each variant, and are made with the solver by
//
//	go run ./ai/kalah/book/make -options seeds=4,emptycapture=on
//
// # Files
//
// A file follows the game from the start, depth first and houses in order, and has a byte for each position met:
// 0 if the book goes on with none after it, 255 if it is not in the book but others after it are, otherwise a bit
// for each house that leads to the margin. A position of the book has another byte: how much its margin (see
// solver) differs from the one expected, which is that of the last before it in the book, seen from its mover.
// A position met again has no byte. Compressed, that is less than two bytes per position.
package book
