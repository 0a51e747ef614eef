// Package match holds one game being played: the turns so far and those taken
// back, variations that leave them anywhere, comments, names, how it ended and
// why, and its record as text. It
// knows every game only as a [rules.Game] and asks its positions what is
// legal; what positions cannot see — repetition, length, resigning, agreeing
// on a draw, running out of time — is decided here.
//
// A match is a [Tree]: what was played is its main line, and every position of
// it can be left by other turns ([Tree.Add]). Nothing but playing and taking
// back changes the main line.
//
// The package is pure: no clock, no randomness, no files. It does not search
// for good turns (package ai), and it keeps nothing (package match/shelf).
//
// # Records
//
// A record is a text in the style of PGN: headers, a blank line, numbered
// moves in the game's own words with comments in braces, and the result.
//
//	[Game "kalah"]
//	[Options "houses=4"]
//	[South "Ann"]
//	[North "Bo"]
//	[Date "2026.11.21"]
//	[Result "*"]
//
//	1. A B {moves again} 2. c *
//
// Game and Result are required. Options is written if some differ from their
// defaults, Start if the position is not the one that the options give, and a
// name under the capitalised name of its side if there is one. Termination is
// "resigned", "agreed" or "time", for an end that the moves alone do not show; Ply is
// the number of turns in force, where those after it have been taken back.
// Other headers are kept, in their order, and mean nothing; a header given
// twice is an error.
//
// 1-0 says that the first player has won: the side to move in the record's
// first position, whichever side that is. 0-1 is the other's win, 1/2-1/2 a
// draw, and * a game that has not ended. The result is that of the position
// at Ply, and one that contradicts the moves is refused.
//
// Moves are numbered in pairs: 1. stands before the first two turns, 2. before
// the next two, and so on, whoever made them; in Kalah, where a player may
// sow several times running, each sowing is a turn of its own.
//
// A variation stands in parentheses after the turn that it replaces, or after
// -- where nothing was played; inside, it may begin with its name as a comment.
// Marks are $1 to $6 for !, ?, !!, ??, !? and ?!. What stands outside
// parentheses was played.
//
// In a header \" and \\ stand for a quotation mark and a backslash; in a
// comment \}, \\ and \n stand for a brace, a backslash and a new line. Other
// control characters are refused, and so is a text that is not UTF-8. A
// record read and written again comes out in this one form, with lines of
// about 80 characters.
package match
