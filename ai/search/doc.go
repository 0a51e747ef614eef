// Package search is the search engine shared by the games: an iterative deepening principal variation search
// with a transposition table, killer and history ordering, late-move reductions, quiescence and, in games
// that allow it, reverse futility and null-move pruning and threat extensions; a [Prover] of shortest wins;
// and a proof-number search for wins of any length.
//
// It is generic over a game's position and move types (see [rules.Rules]). An [Evaluator] supplies what it
// needs to know about a game:
//
//	e := search.NewEngine(evaluator, difficulty, endless, 64<<20)
//	info := e.Think(ai.Query{Position: p}, stop, report)
//
// A reported win or loss is proven, no matter when the search was stopped and what the table holds from other
// searches. A loss is reported only if all turns were seen to lose. A win or loss that relies on a position
// that came up twice in the game, or that lies beyond the game's last ply, is not reported. Estimates and
// positions repeated within the search count as neither.
//
// With one thread, a seed and a limit of nodes or depth, the result is always the same. The package uses no
// game, no clock and no random source; they are passed in.
package search
