// Package solver finds the values of positions of Kalah with best play on both sides: the difference of the
// stores at the end.
//
// A [Solver] tests one value after another by alpha-beta search with a null window (MTD(f), Plaat and others
// 1996) with a transposition table and a table of all positions with few seeds left. It solves exactly the
// rules used here, with every option.
//
// # What a value is
//
// It is the margin of the side to move: how many more seeds its store holds when the game is over. Unless the
// game ends by majority, the rest depends only on the seeds in the houses, so the solver computes gains: the
// margin minus the current difference of the stores. With n seeds left a gain is between -n and n, and has
// the parity of n. With end=majority the seeds left do not count for either side, and the distance of the
// stores from half is part of the position. Where a table of all that would be too large, there are
// optimistic bounds of gains instead: what each side would gain if it might end the game at will.
//
// # Tables
//
// A table has a cell for each board with so many seeds left, and is filled from those with fewer. A board is a
// pair of rows, one a side, and its cell is found by the numbers of both. All boards with the same row on one side
// are filled together: the results of a sowing then differ only in the other row, so the cells needed are close to
// each other. Tables grow with the search, by so many cells for each node that the work on both is about equal.
//
// # Who wins
//
// With end=majority the same side wins as with end=empty, since a majority stays one; but there a position is its board
// alone, so that one byte a board is enough for the exact gain and more positions are alike. A solver may have tables
// for that too ([Solver.PlayOut]).
//
// # Threads
//
// Several threads may share the work: each fills classes of boards that do not lead to each other, and they
// search one tree together.
package solver
