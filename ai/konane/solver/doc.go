// Package solver finds out who wins a position of Konane, for certain.
//
// It asks nothing but whether the side to move wins, which takes far fewer
// positions than a search for the distance too: depth first, with a table of
// results, the move first that leaves the other side the fewest answers.
// Boards have at most 64 squares.
//
// The package is pure: clocks come in as arguments, and with a limit of nodes
// the result is always the same.
package solver
