// Package prove proves puzzles exhaustively, and makes them from positions.
//
//	judge, err := prove.New(game)
//	err = judge.Check(p) // is all that p says true?
//	p, err = judge.Make(puzzle.Win, options, position)
//
// It asks a game's solver (package ai) two questions. Within: does a side win within a number of its own
// turns, whatever the other side plays? Every game's solver answers this considering all turns of both sides,
// not only likely ones. Value: what is the position worth with best play to the end? Only some solvers can
// answer this. docs/PUZZLES.md says what is asked for each kind of puzzle.
//
// The playing engine is never asked: it skips unlikely turns, so a win that it finds is one, but it may miss others.
package prove
