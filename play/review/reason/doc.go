// Package reason finds what can be said for certain of a turn, from what a
// search has found: what the turn did, what would have been better, and why.
//
//	facts := reason.Of(info, reason.Case{Before: p, Played: "a3-d3", Best: best, Reply: reply})
//	if f, ok := reason.Why(facts); ok {
//		said := speaker.Reason(f) // package commentary
//	}
//
// Every fact follows from proven values, from lines that can be played, from
// their events, and from the turns there are; Fact's kinds say from which.
// Where a fact is of a line that nobody is forced to play, its kind says so.
// How many turns a win takes is an upper bound: that many are enough.
//
// The package has no words, and it knows no game by name.
package reason
