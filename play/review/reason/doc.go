// Package reason derives facts about a turn from the results of a search: what the turn did, what would have
// been better, and why.
//
//	facts := reason.Of(info, reason.Case{Before: p, Played: "a3-d3", Best: best, Reply: reply})
//	if f, ok := reason.Why(facts); ok {
//		said := speaker.Reason(f) // package commentary
//	}
//
// Every fact follows from proven values, legal lines, their events, or the legal turns; the documentation of
// the kinds says from which. Kinds about a line say so, as no one is forced to play it. The number of turns
// of a win is an upper bound.
//
// The package has no words, and is independent of particular games.
package reason
