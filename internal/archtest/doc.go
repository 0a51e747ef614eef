// Package archtest tests the rules of the code base: which packages may import which (the table in
// docs/ARCHITECTURE.md), which use no screen, browser, clock or chance, how long a file may be, and that only
// a game's own folders name its pieces, cards and spots.
//
// Exceptions are listed in exceptions.txt; an unnecessary one fails the tests, so the list only shrinks.
package archtest
