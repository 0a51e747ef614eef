// Package shelf stores games and settings so that nothing is lost: natively as files in a directory, in the
// browser in IndexedDB, and in memory if neither can be written.
//
// Each game is one file that is replaced as a whole whenever the game changes, so a program killed at any
// moment leaves either the old or the new turn. An unreadable file is set aside under another name and listed
// as a [Problem]; it is never overwritten and never blocks other games.
//
// A file is one line and a full record as package match writes it:
//
//	tidepool-game 1f2e3d4c 1 2026-11-21T06:10:05.123Z 12
//	[Game "konane"]
//	…
//
// The line has a CRC-32 of everything after it, the version of the format, when the game last changed, and
// the number of turns in force.
//
// Several programs, or pages of one origin, may use one place at once. A program holds a game that it has
// open ([Shelf.Hold]): natively with a file lock, in a browser with a browser lock, so that the game is free
// again however the program ends. Turns that another program plays in that game are saved under a new id. In
// addition, and where there are no locks, each save checks that the file is still what this program knows;
// checking and writing are atomic: natively under a lock, in a browser in one transaction.
//
// In a browser, saving returns when its transaction, with strict durability, is complete. That waits for the
// browser, so a shelf must not be used in a function that the browser calls; a page about to be closed uses
// [Shelf.AtOnce]. Data that an older version of the page stored in localStorage is transferred automatically,
// once, even if a page ends during the transfer.
//
// A game without turns is stored, so that a crash does not lose a game just begun, but it is neither listed
// nor kept for long. Tags of a stored game may be set while it is open, here or in another program.
//
// Listing reads only what has changed: summaries are kept in memory and, for more than a hundred games, in an
// index file or note, which is used only for files with the same time and size, or the same checksum, as
// before. Listing ten thousand games takes 0.1 s.
//
// The package does not interpret settings, and does not watch for changes by others.
package shelf
