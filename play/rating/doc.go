// Package rating measures how well a person plays one game by Glicko-2, following Mark E. Glickman, "Example
// of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf), step by step and with its numbers as a test.
//
//	levels := rating.Ladder(shares)                    // how strong the engine's levels are
//	l = l.Add(rating.Entry{ID: id, …}, levels)         // a game has ended
//	now, games := l.Fold(levels)                       // 1240 ± 80, and how it came to that
//	level := rating.Fitting(now, levels, 0.45)         // whom to play next
//
// A rating period is one game, so that its effect is visible at once. Each day without a game is also a
// period: it only makes the rating a little less certain.
//
// A [Ledger] stores only the games; ratings are computed from them when needed. So two ledgers of one person
// can be merged, and a missing game can be added later at its place in time.
package rating
