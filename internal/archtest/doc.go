// Package archtest has the tests that keep the house in order: which packages may import which (the
// table in docs/ARCHITECTURE.md), which of them know no screen, browser, clock or chance, how long a
// file may grow, and that nobody outside a game's own folders knows a game, a piece, a card or a spot
// by its name.
//
// What does not keep a rule yet, or has a reason not to, is listed in exceptions.txt; an exception that
// is no longer needed fails the tests, so that the list only shrinks. It is not for tests of what the
// program does.
package archtest
