// Package search is the one search for all games: iterative deepening
// principal variation search with a transposition table, killer and history
// ordering, late-move reductions, reverse futility and null-move pruning where a
// game bears them, and quiescence; a prover of shortest wins; and a search by
// proof numbers for wins of any length.
//
// It is generic over a game's own position and move types (see
// [rules.Rules]). What it must know of a game is an [Evaluator]:
//
//	e := search.NewEngine(evaluator, difficulty, endless, 64<<20)
//	info := e.Think(ai.Query{Position: p}, stop, report)
//
// A win or a loss that is told is proven, whenever the search was stopped and
// whatever it remembers of others: a loss only when all turns have been seen to
// lose, and neither by what has come up twice in the game nor later than the game
// lasts. Estimates and positions that come again on the way count for neither.
//
// With one thread, a seed and a limit of nodes or depth, the result is always
// the same. The package knows no game, no clock and no source of chance: those
// come in as arguments.
package search
