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
// A file has the number of its entries; then the differences of their sorted keys, 36-bit identifiers of the
// positions, all as base-128 varints; then a byte for each margin (see solver), and one with a bit for each
// house that leads to it. Compressed, that is five bytes per position.
package book
