// Package kanishogi implements Kani Shogi ("crab chess"): a parent crab and four numbered children a side, a
// river that carries children, children that grow on the far file, captures in a line and against the wall, and
// a bond step. docs/RULES.md explains the rules for players; package kani holds what the two crab games share.
//
// A [Position] is a small comparable value: sets of squares for the side to move and for the other, for the
// parents, for grown children, and two for the bits of the children's numbers. Its text is the ranks from the
// fifth down, K for Black's parent, A to D for Black's children 1 to 4 with a '+' before a grown one, the
// same in lower case for Red, and the side to move:
//
//	A3b/D3c/K3k/C3d/B3a b
//
// Black is rules.Near and starts on file a, Red is rules.Far on file e. Captured pieces are those missing;
// the two children that each side has lost decide some games, so the position keeps their numbers.
//
// # Turns
//
// A [Move] is a whole turn. Its word is the move's two squares, '~' and where the piece comes to rest if it
// entered the river from another file, and after '+' the same for the bond step:
//
//	a3-b3+b2-c1~c5
//
// A child is carried as far as it can go up or down, from the river's ends only inwards; a parent may stop on
// any free square on the way, including its own. Growth and captures are not choices and have no letters.
//
// # The end
//
// A parent captured, three children captured, the comparison of two children each, or an opponent who cannot
// move, in this order. The printed rules do not mention the last, and the picture of a grown child's move is
// lost: hence the option "grown". Draws by repetition or by length are handled in package match.
//
// # For search
//
// AppendNoisy and AppendQuiet, which only a search needs, are here because the gain of a capture depends on the
// children lost on both sides in the middle of a turn, and such an intermediate position never leaves the package.
package kanishogi
