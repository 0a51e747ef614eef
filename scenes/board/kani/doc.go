// Package kani is the look of the boards of the two Kani games, the seabed of Kani Nari Ebi and the river of
// Kani Shogi, and the words about them.
//
//	b := board.New(kani.Ebi(), start, style)
//
// Their rules are in packages kaninariebi and kanishogi.
package kani
