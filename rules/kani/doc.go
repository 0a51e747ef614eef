// Package kani holds what the two crab games share: sets of squares of the 5×5 board, slides and steps, the current
// on the middle file, captures, turns of a move and a bond, and the words, taps, events and refusals of those turns.
//
// A [Board] is a set of squares in one word, with a spare bit to the right of each rank so that shifts do not
// wrap around its edge. A [Move] is a first [Step] and an optional bond; each step knows where it begins,
// where it stops, where the current leaves it and whether it promotes, and is spelled like this:
//
//	a2-b2+b1-c2~c5
//	b2-e2=
//
// Moving, promotion and winning differ between the games, which provide them as a [Stage]. Both games' rules
// are in docs/RULES.md.
package kani
