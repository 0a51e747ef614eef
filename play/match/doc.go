// Package match holds one game being played: its turns and those taken back, variations anywhere, comments,
// names, its result and the reason, and its record as text. It knows every game only as a [rules.Game] and
// asks its positions what is legal. It decides itself what positions cannot show: repetition, length,
// resigning, agreeing on a draw, running out of time.
//
// A match is a [Tree]: the played turns are its main line, and variations can leave it at every position
// ([Tree.Add]). Only playing and taking back change the main line.
//
// The package is pure: no clock, no randomness, no files. It neither searches for good turns (package ai) nor
// stores anything (package play/shelf).
//
// # Records
//
// A record is a text in the style of PGN: headers, a blank line, numbered turns in the game's own words with
// comments in braces and variations in parentheses, and the result.
//
//	[Game "kalah"]
//	[Options "houses=4"]
//	[South "Ann"]
//	[Result "*"]
//
//	1. A B {moves again} (1... C) 2. c *
//
// docs/RECORDS.md describes the format, with a grammar. Reading accepts variations of form, writing has one
// form: a record in that form is unchanged by reading and writing. A [Reader] checks many records without keeping
// their positions; each becomes a [Record], the form in which a game is stored.
package match
