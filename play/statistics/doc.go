// Package statistics counts stored games: who won, against whom, how long it
// took and how the games began.
//
//	b := statistics.New(now)
//	for _, g := range games { // the earliest ended first
//		b.Add(g)
//	}
//	t := b.Table(statistics.Filter{Game: "konane", With: statistics.Engine})
//	t.Record.Won, t.Opponents[3].Share(), t.Streak.Best
//
// It is also where it is decided what a game's outcome is for the person who
// played it against the engine ([ScoreOf]). The package reads no files and no
// clock, draws nothing and knows no words.
package statistics
