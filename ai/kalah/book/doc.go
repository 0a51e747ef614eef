// Package book holds what the first positions of Kalah are worth, so that
// an engine need not find that out anew for minutes.
//
// A book answers for a player who follows it: the beginning, whichever side
// that player has, and every position after turns of the book on its side and
// any turns of the other, until the solver (package solver) is quick to
// solve what has come up. Where several moves are equally good the book goes
// on with one of them. The books of 5 seeds, where a position may take the
// solver most of an hour, end after the first turns and every reply to the best
// of them. The books are in the folder books, one for each variant, and made
// with the solver by
//
//	go run ./ai/kalah/book/make -options seeds=4,emptycapture=on
//
// A file has the number of its entries, then what the key of each, 36 bits that
// tell the position, is more than the one before, all as base-128 varints; then a
// byte for each margin (see solver), and one with a bit for each house that
// leads to it. Compressed, that is five bytes a position.
package book
