// Package prove proves puzzles, exhaustively, and makes them of positions.
//
//	err := prove.Check(game, p, prove.Usual())        // is all that p says true?
//	made, err := prove.New(game, limits).Make(puzzle.Win, options, position)
//
// It asks a game's solver (package ai) two questions. Within: does a side win
// within so many turns of its own, whatever the other does? Every game's can
// answer that, for every turn of both sides and not only for likely ones.
// Value: what is the position worth with best play to the end? Only some can.
// docs/PUZZLES.md says for each kind of puzzle what is asked.
//
// The engine that plays is never asked: it leaves out what is unlikely, so that
// a win that it finds is one, but one that it does not find may be there all
// the same.
package prove
