// Package endgame has tables of endings of the two Kani games: how each position
// of three pieces against three ends with best play, and after how many plies.
//
// In Kani Nari Ebi a side that has lost two of its five pieces loses with the
// next. So it does in Kani Shogi, where both sides then lack the same two
// children: otherwise the game would be over by the numbers, which therefore are
// no matter. No turn leads from these positions to others but to the end of the
// game. In what else the games differ, a table has a [Material], which is what
// the pieces may be, and [Gaits], which are how they move; the [Rules] tell the
// end.
//
// A table is filled by retrograde analysis (Thompson, "Retrograde Analysis of
// Certain Endgames", ICCA Journal 9(3), 1986), a distance at a time: a position
// is won if a turn leads to one that is lost, which turns made backwards find,
// and lost if every turn leads to one that is won. What neither becomes is drawn.
package endgame
