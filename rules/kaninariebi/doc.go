// Package kaninariebi implements Kani Nari Ebi ("crab becomes shrimp"): crabs that slide along their ranks, a
// current that carries what stops in it, promotion to shrimps, captures by enclosing in a line, and a bond
// step. docs/RULES.md explains the rules for players; package kani holds what the two crab games share.
//
// A [Position] is a small comparable value: a set of squares for the side to move, one for the other side and
// one for the shrimps of both. Its text is the ranks from the fifth down, C and S for Black's crabs and
// shrimps, c and s for Red's, and the side to move:
//
//	C3c/C3c/C3c/C3c/C3c b
//
// Black is rules.Near and starts on file a, Red is rules.Far on file e. Captured pieces are those missing of five.
//
// # Turns
//
// A [Move] is a whole turn. Its word is the move's two squares, '~' and where the current leaves the piece if
// it stopped on file c, '=' if it promotes, and after '+' the same for the bond step:
//
//	a2-b2+b1-c2~c5
//
// The current's two ways are two turns unless they lead to the same square. The word does not contain
// captures, which are not a choice.
//
// # The end
//
// Three shrimps, three captures, or an opponent who cannot move. The first two end a turn before its bond
// step. Draws by repetition or by length are handled in package match.
package kaninariebi
