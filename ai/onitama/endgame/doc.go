// Package endgame solves all positions of Onitama in which each side has its master and at most one student,
// for any five cards.
//
// A state is such a position from the point of view of the side to move, with the board turned so that it
// plays upwards. The masters stand on two squares, neither on the temple that it must reach: 553 ways. Each
// student stands on one of the 23 remaining squares or is gone: 553 ways again. The five cards can be dealt
// in 30 ways. That makes 9,174,270 states of one byte each.
//
// The table is built by retrograde analysis in passes: the n-th finds the states won or lost in n plies. A
// pass works on sets of up to 26 states at a time that differ only in the place of the enemy student, with
// one bit for each square and one for none: a step of the side to move leads the whole set to another.
package endgame
