// Package live plays games of the library at tables far away: it makes tables, sits down at them, and
// keeps the line to the one whose game is open.
//
//	line := tables.Follow(game)       // what is known of its table comes from now on
//	for _, h := range line.News() { … } // in every tick
//	line.Send("c3")                   // a turn: it is one when the table has it
//
// The record of such a game says where its table is (package bylink), so it is followed again whenever
// the game is opened.
package live
