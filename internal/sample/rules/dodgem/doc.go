// Package dodgem is the rules of Dodgem, a game of Colin Vout's: each side
// drives its cars off the far edge of a small board.
//
//	p, err := dodgem.New("size=4")
//
// Blue's cars start on the left and go up, down or to the right, never back;
// Red's start at the bottom and go left, right or up. One car goes one square
// to an empty one, Blue's leave over the right edge and Red's over the top.
// Whoever is rid of all cars wins, and so does whoever cannot move: blocking the
// other side altogether is not allowed.
//
// A position is its ranks from the top and the side to move, as in "C2/C2/1cc
// b"; a turn is two squares, of which the second may lie outside: "c2-d2".
//
// The package is proof that a game needs no more than the files that CONTRIBUTING.md
// names. It is in no list and in no menu.
package dodgem
