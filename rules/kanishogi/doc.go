// Package kanishogi is Kani Shogi ("crab chess"): a parent crab and four
// numbered children a side, a river that carries children, children that grow
// on the far file, captures in a line and against the wall, and a bond step.
// The rules are told for players in docs/RULES.md; what the two crab games
// share is in package kani.
//
// A [Position] is a small comparable value: sets of squares for the side to
// move and for the other, for the parents, for what has grown, and two for the
// bits of the children's numbers. Its text is the ranks from the fifth down, K
// for Black's parent, A to D for Black's children 1 to 4 with a '+' before a
// grown one, the same in lower case for Red, and the side to move:
//
//	A3b/D3c/K3k/C3d/B3a b
//
// Black is rules.Near and starts on file a, Red is rules.Far on file e. What
// has been captured is what is missing; which two children each side has lost
// decides some games, so their numbers are never forgotten.
//
// # Turns
//
// A [Move] is a whole turn. Its word is the move's two squares, '~' and where
// the piece comes to rest if it entered the river from another file, and after
// '+' the same for the bond step:
//
//	a3-b3+b2-c1~c5
//
// For a child that is as far as it can go up or down, from the river's ends
// only inwards; for a parent any free square on the way, its own included.
// Growth and captures are no choices and have no letters.
//
// # The end
//
// A parent captured, three children, the comparison of two children each, or
// an opponent who cannot move, in this order. The printed rules are silent on
// the last, and the picture of a grown child's move is lost: hence the option
// "grown". A draw by repetition or by length is not seen here but in package
// match.
//
// # For search
//
// AppendNoisy and AppendQuiet, which only a search needs, stay here because what
// a capture gains is decided by the children lost on both sides in the middle of a turn,
// and no such half-made position leaves the package.
package kanishogi
