// Package link encodes a game as the end of an address, so that it can be passed between devices without a
// server: "https://…/#g=AQtrYWxh…".
//
//	url := link.To("https://example.org/", link.Encode(m))
//	m, err := link.Decode(url, games)
//
// A link contains the game, its options, the start, the players, the turns played and the result, but no
// variations, no comments and only the tags that both sides agreed on, such as a head start, which must fit the
// start. Turns are digits of one number whose bases are the numbers of legal turns: 300 turns of any game take
// fewer than 700 characters.
//
// For a game played by sending links, [Compare] says what a received link changes: only what its sender may decide.
//
// Links to puzzles name one that comes with the program, or a day: "…/#p=kalah.8sfm0rc3", "…/#d=2026-11-23".
//
// The package is pure: no clock, no randomness, no files.
package link
