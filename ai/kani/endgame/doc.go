// Package endgame has tables of endings of Kani Nari Ebi: how each position of
// three pieces against three ends with best play, and after how many plies.
//
// A side that has lost two of its five pieces loses with the next, so that no
// turn leads from these positions to others but to the end of the game. A table
// is filled by retrograde analysis (Thompson, "Retrograde Analysis of Certain
// Endgames", ICCA Journal 9(3), 1986), a distance at a time: a position is won
// if a turn leads to one that is lost, and lost if every turn leads to one that
// is won. What neither becomes is drawn.
package endgame
