// Package link writes a game as the end of an address, so that it can be handed
// from one device to another without a server: "https://…/#g=AQtrYWxh…".
//
//	url := link.To("https://example.org/", link.Encode(m))
//	m, err := link.Decode(url, games)
//
// A link has the game, its options, where it starts, who plays, what was played
// and how it ended, but no variations, comments or other tags than those of
// [Shared]. Turns are digits of one number whose bases are how many turns the
// positions allow: 300 turns of any game are fewer than 700 characters.
//
// Of a game that two people play by sending links, [Hear] tells what a link says to
// the game that is known: nothing changes but what its sender may decide.
//
// Links to puzzles name one of those that come with the program, or a day:
// "…/#p=kalah.8sfm0rc3", "…/#d=2026-11-23".
//
// The package is pure: no clock, no randomness, no files.
package link
