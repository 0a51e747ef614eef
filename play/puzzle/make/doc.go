// Package make makes puzzles: it lets the computer's levels play each other, or
// just anything, looks through the games for positions that may be puzzles, has
// package prove prove them, and measures by the share of the levels' tries that
// solve them how hard they are.
//
//	set, err := maker.Run(ctx)   // the same for the same seed, on any machine
//
// The work is cut into numbered games, after the puzzles of an earlier file that
// are to stay. They depend on nothing but the seed and their number, and may be
// played in any order by any number of threads; their results are taken in
// order, and kept in a journal from which an interrupted run goes on.
package make
