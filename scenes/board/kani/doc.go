// Package kani is how the boards of the two Kani games look, and what is said
// of them: the seabed of Kani Nari Ebi and the river of Kani Shogi.
//
//	b := board.New(kani.Ebi(), start, style)
//
// It is not for their rules, which are in packages kaninariebi and kanishogi.
package kani
