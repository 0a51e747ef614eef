// Package solver proves who wins a position of Konane.
//
// It only asks whether the side to move wins, which takes far fewer positions than also finding the distance.
// It is a proof-number search that starts with a good guess: if the other side has few moves and the own side
// many, a win is likely easy to prove. Results are kept in a table under the position itself, not a hash of
// it, on boards of at most 64 squares; so no two positions are ever confused there.
//
// The package is pure: clocks are passed as arguments, and with one thread and a limit of nodes the result is
// always the same.
package solver
