// Package book holds what is known of the first positions of Kalah, which an engine would take minutes to find: the
// margins that a [Book] has, and in the usual game who wins every position of the first turns, the [Results].
//
// A book serves a player who follows it: it has the start, for either side, and every position after turns of
// the book on the player's side and any turns of the other side, until the solver (package solver) solves the
// position quickly. If several moves are equally good the book continues with one of them. The books of 5
// seeds, where a position may take the solver most of an hour, end after the first turns and every reply to
// the best of them. The books of all variants are in the file books, and are made with the solver by
//
//	go run ./ai/kalah/book/make -options seeds=4,emptycapture=on
//
// The results serve everybody, whatever was played: they have every position after up to eight plies, whether the side
// to move wins, draws or loses, and which turns keep that. They are in two files in the folder results, since those after
// more than six plies take more time to read, and are not in the page's engine, which has to be small: it fetches them
// before a game. They took two and a half hours of processor time and 15 GB to make:
//
//	go run ./ai/kalah/book/make -results 8 -memory 15000
//
// # Files
//
// The file of books has one after the other, each after a line with its name and its length in bytes. A book follows
// the game from the start, depth first and houses in order, and has a byte for each position met: 0 if the book goes
// on with none after it, 255 if it is not in the book but others after it are, otherwise a bit for each house that
// leads to the margin. A position of the book has another byte: how much its margin (see solver) differs from the
// one expected, which is that of the last before it in the book, seen from its mover.
// A position met again has no byte. Compressed, that is less than two bytes per position.
//
// The files of results visit the positions ply by ply and each once, the first ones first and houses in order. A file
// begins with the number of plies that it has. Then follow, for each position, yes or no to each question that is still
// open: is the result the best one possible, and for each house, from the one nearest to the store, does its sowing keep
// the result? What follows from verdicts before is no question: if a player loses, whatever the turn, the other side
// wins after each. The answers are coded by what was seen of others like them (arithmetic coding), in less than three
// bits a position.
package book
