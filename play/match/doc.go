// Package match holds one game being played: the turns so far and those taken
// back, variations that leave them anywhere, comments, names, how it ended and
// why, and its record as text. It knows every game only as a [rules.Game] and
// asks its positions what is legal; what positions cannot see — repetition, length, resigning, agreeing
// on a draw, running out of time — is decided here.
//
// A match is a [Tree]: what was played is its main line, and every position of
// it can be left by other turns ([Tree.Add]). Nothing but playing and taking
// back changes the main line.
//
// The package is pure: no clock, no randomness, no files. It does not search
// for good turns (package ai), and it keeps nothing (package play/shelf).
//
// # Records
//
// A record is a text in the style of PGN: headers, a blank line, numbered
// turns in the game's own words with comments in braces and variations in
// parentheses, and the result.
//
//	[Game "kalah"]
//	[Options "houses=4"]
//	[South "Ann"]
//	[Result "*"]
//
//	1. A B {moves again} (1... C) 2. c *
//
// docs/RECORDS.md has all of it, with a grammar. Reading takes what differs in
// form alone, writing has one form: a record in that form, read and written
// again, is the same text.
package match
