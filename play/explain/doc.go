// Package explain says why one turn of a position is good or bad, as a review
// would say it of the turn of a game.
//
//	e, err := explain.Turn(game, m, 4*time.Second, look) // look has an engine
//	for _, s := range e.Say(speaker) {
//		fmt.Println(s.Text, s.Certain)
//	}
//
// What is said to be certain is proven, or can be seen on the board. All else
// is worded as what the computer finds.
//
// The package asks no engine itself and knows no clock.
package explain
