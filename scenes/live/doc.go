// Package live plays games of the library at remote tables: it creates and joins tables, and keeps the
// connection to the table whose game is open.
//
//	line := tables.Follow(game)       // connects to its table
//	for _, h := range line.News() { … } // in every tick
//	line.Send("c3")                   // a turn; it counts once the table has it
//
// The record of such a game names its table (package bylink), so the table is followed again whenever the game
// is opened.
package live
