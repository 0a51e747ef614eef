// Package endgame provides endgame tables for the two Kani games: for each position with three pieces on each
// side, the result with best play and the number of plies to it.
//
// In Kani Nari Ebi, a side that has lost two of its five pieces loses with the next one. The same holds in
// Kani Shogi if both sides have lost the same two children; with other losses the game would already be over
// by the children's numbers, so a table ignores the numbers. Turns from these positions lead only to other
// such positions or to the end of the game. The games differ in the [Material], which is the kinds of the
// pieces, the [Gaits], which are how they move, and the [Rules], which decide the end of the game.
//
// A side may also have more pieces than the other, as in Kani Nari Ebi's endings of four against three. The
// captures of the side with fewer pieces then lead to another table, whose results Rules tell as an [Exit]; those
// of the other side still win.
//
// A table is filled by retrograde analysis (Thompson, "Retrograde Analysis of Certain Endgames", ICCA Journal
// 9(3), 1986), one distance at a time: a position is won if some turn leads to a lost one, which is found by
// making turns backwards, and lost if every turn leads to a won one. All other positions are drawn.
package endgame
