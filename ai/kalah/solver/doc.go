// Package solver finds what positions of Kalah are worth with best play
// on both sides: the difference of the stores at the end.
//
// A [Solver] tests one value after another by alpha-beta search with a null
// window (MTD(f), Plaat and others 1996) over a transposition table and a
// table of all positions with few seeds left. It solves Kalah as it is played
// here, under every option, and not an approximation of it.
//
// # What a value is
//
// It is the margin of the side to move: how many seeds more its store holds
// when the game is over. Unless the game ends by majority that depends on the
// seeds in the houses only, so the solver reckons in gains: the margin less
// the difference of the stores now. With n seeds left a gain is within -n and
// n, and as even or odd as n. Under end=majority the seeds that are left count
// for nobody, and how far the stores are from half is part of the position.
// Further from the end than a table with all of that has room for, gains have
// optimistic bounds there: what each side would gain if it might end the game at
// will.
//
// # Tables
//
// A table has a cell for each board with so many seeds left, and is filled from
// those with fewer. A board is a pair of rows, one a side, and its cell is found
// by the numbers of both. All boards with the same row on one side are filled
// together: what a sowing leads to then differs in the other row only, so that
// the cells it needs lie close to each other. Tables grow with the search, by so
// many cells for each node that the work on both is about equal.
//
// # Threads
//
// Several threads may share the work: each fills classes of boards that do not
// lead to each other, and they search one tree together.
package solver
