// Package rating measures how well a person plays one game, by Glicko-2: as
// Mark E. Glickman describes it in "Example of the Glicko-2 system"
// (glicko.net/glicko/glicko2.pdf), step by step and with his numbers as a test.
//
//	levels := rating.Ladder(shares)                    // how strong the engine's levels are
//	l = l.Add(rating.Entry{ID: id, …}, levels)         // a game has ended
//	now, games := l.Fold(levels)                       // 1240 ± 80, and how it came to that
//	level := rating.Fitting(now, levels)               // whom to play next
//
// A rating period is one game: whoever has played sees at once what it was
// worth. Each day without a game is a period, too, in which nothing is learnt
// and the rating becomes a little less sure.
//
// A [Ledger] keeps only what happened; the numbers are worked out from it
// whenever they are wanted. So two ledgers of one person can be joined, and a
// game that was forgotten can be added later at its place in time.
package rating
