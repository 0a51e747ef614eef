// Package kalahbook holds what the first positions of Kalah are worth, so that
// an engine need not find that out anew for minutes.
//
// A book answers for a player who follows it: the beginning, whichever side
// that player has, and every position after turns of the book on its side and
// any turns of the other, until the solver (package kalahsolver) is quick to
// solve what has come up. Where several moves are equally good the book goes
// on with one of them. The books are in the folder books, one for each
// variant, and made with the solver by
//
//	go run ./ai/kalahbook/make -options seeds=4,emptycapture=on
//
// An entry is a little-endian word: 48 bits that tell the position, its margin
// in 8 (see kalahsolver), and a bit for each house that leads to it.
package kalahbook
