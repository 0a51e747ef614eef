// Package statistics counts stored games: who won, against whom, how long they took and how they began.
//
//	b := statistics.New(now)
//	for _, g := range games { // the earliest ended first
//		b.Add(g)
//	}
//	t := b.Table(statistics.Filter{Game: "konane", With: statistics.Engine})
//	t.Record.Won, t.Opponents[3].Share(), t.Streak.Best
//
// It also defines the score of a person who played against the engine ([ScoreOf]). The package reads no
// files, uses no clock, and has no words.
package statistics
