// Package endgame knows the result of every position of Onitama in which
// each side has its master and at most one student, for any five cards.
//
// A state is such a position seen by the side to move, with the board turned
// so that it plays upwards. The masters stand on two squares, neither on the
// temple that it is to reach: 553 ways. Each student stands on one of the 23
// squares left or is gone: 553 ways again. The five cards lie in 30 ways. That
// makes 9,174,270 states, a byte each.
//
// The table is built by retrograde analysis in passes: the n-th finds the
// states won or lost in n plies. As nearly everything that tells states apart
// but the place of one student is common to many, a pass works on sets of up
// to 26 states at a time, a bit for each square of the enemy student and one
// for none: a step of the side to move leads the whole set to another.
package endgame
