// Package solver finds out who wins a position of Konane, for certain.
//
// It asks nothing but whether the side to move wins, which takes far fewer
// positions than a search for the distance too. It is a proof-number search
// that begins with a good guess: where the other side has few moves and one's
// own side many, a win looks easy to prove. What it finds is kept in a table
// under the position itself, not a hash of it, on boards of at most 64 squares;
// there no two positions are ever taken for each other.
//
// The package is pure: clocks come in as arguments, and with one thread and a
// limit of nodes the result is always the same.
package solver
