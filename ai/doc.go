// Package ai plays and judges Tidepool's games: one search for all of them,
// and what it knows of each.
//
// The search is iterative deepening principal variation search with a
// transposition table, killer and history ordering and quiescence. It is
// generic over a game's own position and move types (see [rules.Rules]); a
// game adds a [Knowledge]: a hash, an evaluation and an order of moves.
//
// With one thread, a seed and a limit of nodes or depth, the result is always
// the same. The package is pure: clocks and randomness come in as arguments.
package ai
