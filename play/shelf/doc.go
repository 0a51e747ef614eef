// Package shelf keeps games and settings so that nothing is lost: natively as
// files in a directory, in the browser in IndexedDB, and in memory where
// neither can be written.
//
// Each game is one file that is replaced as a whole whenever the game
// changes, so a program killed at any moment leaves the turn before or the
// turn after. What cannot be read is set aside under another name and listed
// as a [Problem]; it is never overwritten and never in the way of the other
// games.
//
// A file is one line and a full record as package match writes it:
//
//	tidepool-game 1f2e3d4c 1 2026-11-21T06:10:05.123Z 12
//	[Game "konane"]
//	…
//
// The line holds a CRC-32 of all that follows it, the version of the format,
// when the game last changed, and how many turns are in force.
//
// Several programs, or pages of one origin, may use one place at once. Whoever
// has a game open holds it ([Shelf.Hold]): natively by a lock on a file, in a
// browser by one of its locks, so that it is free again however the program
// ends. What another program plays in that game is saved under an id of its
// own. Where there are no locks, and besides, each saving looks whether the
// file is still what this program knows, and does that and the writing while
// no other program writes: natively under a lock, in a browser within one
// transaction.
//
// In a browser a saving returns when its transaction, of the strict kind, is
// complete. That waits for the browser, so nothing of a shelf may be called in a
// function that the browser calls; a page that is about to be closed uses
// [Shelf.AtOnce]. What an older version of the page has kept in localStorage
// comes over by itself, once, whenever a page ends on the way.
//
// A game without a turn is stored, so that a crash does not lose what was just
// begun, but is neither listed nor kept for long. Tags of a stored game may be
// set while it is open, here or in another program.
//
// Listing reads what has changed since: summaries are kept in memory and, of
// more than a hundred games, in a file or a note that is only believed of files
// that are as old and as large as they were, or have the checksum they had. Ten thousand games are listed in 0.1 s.
//
// The package does not know what settings mean, and it does not watch for
// changes that others make.
package shelf
