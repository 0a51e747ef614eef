// Package dodgem implements the rules of Dodgem by Colin Vout: each side drives its cars off the far edge of
// a small board.
//
//	p, err := dodgem.New("size=4")
//
// Blue's cars start on the left and go up, down or to the right, never back; Red's start at the bottom and go
// left, right or up. A car moves one square to an empty one; Blue's leave over the right edge and Red's over
// the top. A side wins when all its cars have left, and also when it cannot move: blocking the other side
// completely is not allowed.
//
// A position is its ranks from the top and the side to move, as in "C2/C2/1cc b"; a turn is two squares, of
// which the second may be outside: "c2-d2".
//
// The package is proof that a game needs only the files named in CONTRIBUTING.md. It is in no list and in no
// menu.
package dodgem
