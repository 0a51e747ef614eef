// Package archtest has the tests that keep the house in order: which packages may import which (the table in
// docs/ARCHITECTURE.md), which know no screen, browser, clock or chance, how long a file may grow, and that
// only a game's own folders know its pieces, cards and spots by name.
//
// Exceptions stand in exceptions.txt; one that is no longer needed fails the tests, so the list only shrinks.
package archtest
